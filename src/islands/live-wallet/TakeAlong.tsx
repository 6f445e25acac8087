import { useId, useState } from 'react';
import type { LiveWallet } from '../../model/live-wallet-data';
import { Button } from '../../ui/Button';
import { type Design, toFragment, toParameters } from './design';
import type { PassFrontProps } from './PassFront';
import { download, pictureOf } from './picture';
import styles from './TakeAlong.module.css';

interface TakeAlongProps {
  words: LiveWallet['words']['take'];
  demo: string;
  design: Design;
  front: PassFrontProps;
}

/** The same, three ways: into the application, as a link, as a picture. */
export function TakeAlong({ words, demo, design, front }: TakeAlongProps) {
  const [said, say] = useState('');
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

  const save = async () => {
    try {
      download(await pictureOf(front), front.name, words.file);
      say(words.saved);
    } catch {
      say(words.notSaved);
    }
  };

  return (
    <section className={styles.take} aria-labelledby={title}>
      <h3 id={title}>{words.title}</h3>
      <div className={styles.ways}>
        <Button href={`${demo}?${toParameters(design)}`} external>
          {words.demo}
        </Button>
        <button type="button" className={styles.way} onClick={copy}>
          {words.copy}
        </button>
        <button type="button" className={styles.way} onClick={save}>
          {words.save}
        </button>
      </div>
      <p role="status">{said}</p>
      {toCopy && (
        <input
          className={styles.link}
          readOnly
          aria-label={words.copyThis}
          value={toCopy}
          onFocus={({ target }) => target.select()}
        />
      )}
    </section>
  );
}
