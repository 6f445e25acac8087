import { useId, useState } from 'react';
import type { LiveWallet } from '../../../model/live-wallet-data';
import { Button } from '../../../ui/Button';
import { Announced, useAnnouncement } from '../announce';
import { type Design, toFragment, toParameters } from '../design';
import parts from '../parts.module.css';
import type { PassFrontProps } from '../pass/PassFront';
import { Print } from './Print';
import { download } from './paint';
import styles from './TakeAlong.module.css';

interface TakeAlongProps {
  words: LiveWallet['words']['take'];
  demo: string;
  design: Design;
  front: PassFrontProps;
}

/** The same, three ways: into the application, as a link, as a picture. */
export function TakeAlong({ words, demo, design, front }: TakeAlongProps) {
  const [said, say] = useAnnouncement();
  const [isSaving, setSaving] = useState(false);
  const [toCopy, offer] = useState('');
  const title = useId();

  const copy = async () => {
    const link = new URL(toFragment(design), new URL('/', location.href)).href;
    try {
      await navigator.clipboard.writeText(link);
      offer('');
      say(front.logo ? `${words.copied} ${words.withoutLogo}` : words.copied);
    } catch {
      offer(link);
      say(words.copyThis);
    }
  };

  const save = (picture: Blob | undefined) => {
    setSaving(false);
    if (picture) download(picture, front.name, words.file);
    say(picture ? words.saved : words.notSaved);
  };

  return (
    <section className={styles.take} aria-labelledby={title}>
      <h3 id={title} className={parts.heading}>
        {words.title}
      </h3>
      <div className={`${parts.row} ${styles.ways}`}>
        <Button href={`${demo}?${toParameters(design)}`} external>
          {words.demo}
        </Button>
        <Button look="outline" onClick={copy}>
          {words.copy}
        </Button>
        <Button look="outline" onClick={() => setSaving(true)}>
          {words.save}
        </Button>
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
      {isSaving && <Print front={front} onDone={save} />}
    </section>
  );
}
