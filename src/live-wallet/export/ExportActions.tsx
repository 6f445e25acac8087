import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { LiveWallet } from '../../model/derive/live-wallet-data';
import { type Design, linkTo, settle, toParameters } from '../../pass/design';
import { Button } from '../../ui/Button';
import { Announced, useAnnouncement } from '../announce';
import type { Issuing } from '../data';
import parts from '../parts.module.css';
import { download } from './download';
import styles from './ExportActions.module.css';
import { Print, type PrintProps } from './PrintSheet';

interface TakeAlongProps {
  words: LiveWallet['words']['take'];
  demo: string;
  design: Design;
  shown: Omit<PrintProps, 'onDone'>;
  /** The name of the moment that is shown. */
  moment: string;
  color: string;
  issuing: Issuing | undefined;
  children: ReactNode;
}

/** The same, in some ways: into the phone where it can be issued, into the application, as a link, as a picture. */
export function TakeAlong(props: TakeAlongProps) {
  const { words, demo, design, shown, moment, color, issuing, children } = props;
  const [said, say] = useAnnouncement();
  const [isSaving, setSaving] = useState(false);
  const [toCopy, offer] = useState('');
  const title = useId();
  // Most hosts have only files: there it is not even fetched.
  const { data: { Issue } = {} } = useQuery({
    queryKey: ['issue'],
    queryFn: () => import('./AddToWallet'),
    enabled: Boolean(issuing),
    staleTime: Number.POSITIVE_INFINITY,
  });

  const copy = async () => {
    const link = linkTo(design);
    try {
      await navigator.clipboard.writeText(link);
      offer('');
      say(shown.front.logo ? `${words.copied} ${words.withoutLogo}` : words.copied);
    } catch {
      offer(link);
      say(words.copyThis);
    }
  };

  const save = (picture: Blob | undefined) => {
    setSaving(false);
    if (!picture) return say(words.notSaved);
    download(picture, shown.front.name, words.file);
    const side = shown.turned ? words.back : words.front;
    say(words.saved.replace('{side}', side).replace('{moment}', () => moment));
  };

  return (
    <section className={styles.take} aria-labelledby={title}>
      <h3 id={title} className={parts.heading}>
        {words.title}
      </h3>
      {issuing && Issue && (
        <Issue
          words={words.pass}
          issuing={issuing}
          wallet={design.wallet}
          design={{ use: design.use, name: settle(design).name, color }}
        />
      )}
      <div className={`${parts.row} ${styles.ways}`}>
        <Button
          size="small"
          appearance={issuing && 'outline'}
          href={`${demo}?${toParameters(design)}`}
          external
        >
          {words.demo}
        </Button>
        <Button size="small" appearance="outline" onClick={copy}>
          {words.copy}
        </Button>
        <Button size="small" appearance="outline" onClick={() => setSaving(true)}>
          {words.save}
        </Button>
        {children}
      </div>
      <Announced said={said} />
      {toCopy && (
        <input
          className={parts.input}
          readOnly
          aria-label={words.copyThis}
          value={toCopy}
          onFocus={({ target }) => target.select()}
        />
      )}
      {isSaving && <Print {...shown} onDone={save} />}
    </section>
  );
}
