import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { demoUrl } from '../../model/derive/addresses';
import { formatMessage } from '../../model/derive/format-message';
import { type Design, designToSearchParams } from '../../pass/design';
import { normalizeName } from '../../pass/name';
import { Button } from '../../ui/Button';
import { LiveRegion, useAnnouncement } from '../LiveRegion';
import { shareUrl } from '../share-url';
import shared from '../shared.module.css';
import type { LiveWalletResponse } from '../useLiveWalletData';
import type { AddToWalletProps } from './AddToWallet';
import { downloadPng } from './download';
import styles from './ExportActions.module.css';
import { LinkField } from './LinkField';
import { OffscreenPass, type OffscreenPassProps } from './OffscreenPass';

/** Loaded only where the server signs passes; without it, the other actions still work. */
const AddToWallet = lazy<ComponentType<AddToWalletProps>>(() =>
  import('./AddToWallet').then(
    (module) => ({ default: module.AddToWallet }),
    () => ({ default: () => null }),
  ),
);

interface ExportActionsProps {
  data: LiveWalletResponse;
  /** ID of the page behind the dialog. */
  page: string;
  design: Design;
  /** The color of the design, or of its use. */
  color: string;
  pass: Omit<OffscreenPassProps, 'onImage'>;
  /** The name of the moment that is saved as a picture. */
  moment: string;
  visibleMoment: AddToWalletProps['moment'];
  children: ReactNode;
}

/** Open the demo; below it copy a link, save an image, add to a wallet. */
export function ExportActions(props: ExportActionsProps) {
  const { data, page, design, color, pass, moment, visibleMoment, children } = props;
  const { demoSite, signingMode } = data;
  const demo = demoUrl(demoSite, page, 'maker');
  const labels = data.labels.export;
  const [announcement, announce] = useAnnouncement();
  const [isSaving, setSaving] = useState(false);
  const [linkToCopy, setLinkToCopy] = useState('');
  const result = useRef<HTMLDivElement>(null);
  const titleId = useId();

  // On a phone it is below the fold.
  useEffect(() => {
    if (announcement.text) result.current?.scrollIntoView({ block: 'nearest' });
  }, [announcement]);

  const copyLink = async () => {
    const link = shareUrl(design);
    try {
      await navigator.clipboard.writeText(link);
      setLinkToCopy('');
      announce(pass.front.logo ? `${labels.copied} ${labels.withoutLogo}` : labels.copied);
    } catch {
      setLinkToCopy(link);
      announce(labels.copyManually);
    }
  };

  const saveImage = (image: Blob | undefined) => {
    setSaving(false);
    if (!image) return announce(labels.saveFailed);
    downloadPng(image, pass.front.name, labels.fileName);
    const side = pass.isFlipped ? labels.back : labels.front;
    announce(formatMessage(labels.saved, { side, moment }));
  };

  return (
    <section className={styles.export} aria-labelledby={titleId}>
      <h3 id={titleId} className={shared.heading}>
        {labels.title}
      </h3>
      <div className={`${shared.row} ${styles.actions}`}>
        <Button size="small" href={`${demo}&${designToSearchParams(design)}`} external>
          {labels.demo}
        </Button>
        {children}
      </div>
      <div className={`${shared.row} ${styles.actions}`}>
        <Button size="small" appearance="outline" onClick={copyLink}>
          {labels.copy}
        </Button>
        <Button size="small" appearance="outline" onClick={() => setSaving(true)}>
          {labels.save}
        </Button>
        {/* A visitor cannot use a test token for Google Wallet. */}
        {signingMode && !(signingMode === 'test' && design.wallet === 'google') && (
          <Suspense>
            <AddToWallet
              labels={labels.addToWallet}
              signingMode={signingMode}
              wallet={design.wallet}
              request={{ use: design.use, name: normalizeName(design.name), color }}
              moment={visibleMoment}
              announce={announce}
            />
          </Suspense>
        )}
      </div>
      <div ref={result} className={styles.result}>
        <LiveRegion announcement={announcement} />
        {linkToCopy && <LinkField key={linkToCopy} label={labels.copyManually} link={linkToCopy} />}
      </div>
      {isSaving && <OffscreenPass {...pass} onImage={saveImage} />}
    </section>
  );
}
