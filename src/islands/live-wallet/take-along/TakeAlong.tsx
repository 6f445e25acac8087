import { type ReactNode, useId, useState } from 'react';
import type { LiveWallet } from '../../../model/live-wallet-data';
import { Button } from '../../../ui/Button';
import { Announced, useAnnouncement } from '../announce';
import { type Design, linkTo, toParameters } from '../design';
import parts from '../parts.module.css';
import { Print, type PrintProps } from './Print';
import { download } from './paint';
import styles from './TakeAlong.module.css';

interface TakeAlongProps {
  words: LiveWallet['words']['take'];
  demo: string;
  design: Design;
  shown: Omit<PrintProps, 'onDone'>;
  /** The name of the moment that is shown. */
  moment: string;
  children: ReactNode;
}

/** The same, three ways: into the application, as a link, as a picture. */
export function TakeAlong({ words, demo, design, shown, moment, children }: TakeAlongProps) {
  const [said, say] = useAnnouncement();
  const [isSaving, setSaving] = useState(false);
  const [toCopy, offer] = useState('');
  const title = useId();

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
      <div className={`${parts.row} ${styles.ways}`}>
        <Button size="small" href={`${demo}?${toParameters(design)}`} external>
          {words.demo}
        </Button>
        <Button size="small" look="outline" onClick={copy}>
          {words.copy}
        </Button>
        <Button size="small" look="outline" onClick={() => setSaving(true)}>
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
