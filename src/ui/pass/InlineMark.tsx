import { parse, renderSync } from 'ultrahtml';
import { querySelector } from 'ultrahtml/selector';
import { BusinessMark, type Sender } from './BusinessLogo';
import styles from './BusinessLogo.module.css';
import sprite from './sprite.svg?raw';

const symbols = parse(sprite);

/** A mark above the fold, which does not wait for the sprite. Only for static pages. */
export function InlineMark({ business }: { business: Sender }) {
  const symbol = business.logo && querySelector(symbols, `#${business.logo}-mark`);
  if (!symbol) return <BusinessMark business={business} />;
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 58 56"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the sprite is a source file.
      dangerouslySetInnerHTML={{ __html: renderSync({ ...symbols, children: symbol.children }) }}
    />
  );
}
