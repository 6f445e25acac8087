import { BusinessMark, type Sender } from './BusinessLogo';
import styles from './BusinessLogo.module.css';
import sprite from './sprite.svg?raw';

/** A mark of the first screen, which does not wait for the sprite. For static pages: it is large. */
export function InlineMark({ business }: { business: Sender }) {
  const [, shapes] = new RegExp(`"${business.logo}-mark".*?>(.*?)</symbol>`).exec(sprite) ?? [];
  if (!shapes) return <BusinessMark business={business} />;
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 58 56"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the sprite is a source file.
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
