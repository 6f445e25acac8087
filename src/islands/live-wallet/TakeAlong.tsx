import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { LiveWallet } from '../../content/live-wallet';
import { Button } from '../../ui/Button';
import { type Design, toFragment, toParameters } from './design';
import { PassFront, type PassFrontProps } from './PassFront';
import { paint } from './paint';
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
      download(await pictureOf(front), front.name);
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

/** The width of a pass in points, as Apple draws it, and the finest screen's scale. */
const picture = { width: 375, scale: 3 };

/** Draws the pass once more, where nobody sees it and nothing turns it, and paints that. */
async function pictureOf(front: PassFrontProps): Promise<Blob> {
  const place = document.createElement('div');
  place.className = styles.unseen ?? '';
  place.style.width = `${picture.width}px`;
  place.inert = true;
  document.body.append(place);
  const root = createRoot(place);
  try {
    flushSync(() => root.render(<PassFront {...front} />));
    await Promise.all(Array.from(place.querySelectorAll('img'), (image) => image.decode()));
    return await paint(place.firstElementChild as HTMLElement, picture.scale);
  } finally {
    root.unmount();
    place.remove();
  }
}

function download(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name.replace(/[\s\p{P}\p{S}\p{C}]+/gu, '-').replace(/^-|-$/g, '') || 'pass'}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
