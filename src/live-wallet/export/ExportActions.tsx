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
import { formatMessage } from '../../model/derive/format-message';
import type { Design } from '../../pass/design';
import { Button } from '../../ui/Button';
import { LiveRegion, useAnnouncement } from '../LiveRegion';
import shared from '../shared.module.css';
import type { LiveWalletResponse } from '../useLiveWalletData';
import type { AddToWalletProps } from './AddToWallet';
import { DemoLink } from './DemoLink';
import { downloadPng } from './download';
import styles from './ExportActions.module.css';
import { LinkField } from './LinkField';
import { OffscreenPass, type OffscreenPassProps } from './OffscreenPass';
import { useCopyLink } from './useCopyLink';

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
  /** The color of the design, or of its vertical. */
  color: string;
  pass: Omit<OffscreenPassProps, 'onImage'>;
  /** The name of the moment that is saved as a picture. */
  moment: string;
  visibleMoment: NonNullable<AddToWalletProps['moment']>;
  children: ReactNode;
}

/** Open the demo; below it copy a link, save an image, add to a wallet. */
export function ExportActions(props: ExportActionsProps) {
  const { data, page, design, color, pass, moment, visibleMoment, children } = props;
  const labels = data.labels.export;
  const [announcement, announce] = useAnnouncement();
  const [isSaving, setSaving] = useState(false);
  const hasLogo = pass.front.logo !== undefined;
  const { copyLink, linkToCopy } = useCopyLink(labels, design, hasLogo, announce);
  const result = useRef<HTMLDivElement>(null);
  const titleId = useId();

  // On a phone it is below the fold.
  useEffect(() => {
    if (announcement.text) result.current?.scrollIntoView({ block: 'nearest' });
  }, [announcement]);

  const saveImage = (image: Blob | undefined) => {
    setSaving(false);
    if (!image) return announce(labels.saveFailed);
    downloadPng(image, pass.front.name);
    const side = pass.isFlipped ? labels.back : labels.front;
    announce(formatMessage(labels.saved, { side, moment }));
  };

  return (
    <section className={styles.export} aria-labelledby={titleId}>
      <h3 id={titleId} className={shared.heading}>
        {labels.title}
      </h3>
      <div className={`${shared.row} ${styles.actions}`}>
        <DemoLink data={data} page={page} design={design} />
        {children}
      </div>
      <div className={`${shared.row} ${styles.actions}`}>
        <Button size="small" appearance="outline" onClick={copyLink}>
          {labels.copy}
        </Button>
        <Button size="small" appearance="outline" onClick={() => setSaving(true)}>
          {labels.save}
        </Button>
        {data.signingMode && (
          <Suspense>
            <AddToWallet
              key={design.wallet}
              labels={labels.addToWallet}
              signingMode={data.signingMode}
              design={design}
              color={color}
              business={pass.front.name}
              moment={data.hasUpdates ? visibleMoment : undefined}
              announce={announce}
            />
          </Suspense>
        )}
      </div>
      <div ref={result} className={`${shared.row} ${styles.result}`}>
        <LiveRegion announcement={announcement} />
        {linkToCopy && <LinkField key={linkToCopy} label={labels.copyManually} link={linkToCopy} />}
      </div>
      {isSaving && <OffscreenPass {...pass} onImage={saveImage} />}
    </section>
  );
}
