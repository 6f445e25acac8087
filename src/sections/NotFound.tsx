import type { NotFoundContent } from '../model/schema/not-found';
import { Button } from '../ui/Button';
import { TornPass } from '../ui/TornPass';
import styles from './NotFound.module.css';

export interface NotFoundProps {
  logo: string;
  content: NotFoundContent;
  product: string;
  code: string;
}

export function NotFound({ logo, content, product, code }: NotFoundProps) {
  return (
    <section className={`frame ${styles.section}`} id="not-found">
      <div className={styles.pass}>
        <TornPass
          {...content.pass}
          logo={logo}
          title={content.code}
          product={product}
          code={code}
        />
      </div>
      <div className={styles.text}>
        <h1>
          <span className="visually-hidden">{content.code} </span>
          {content.title}
        </h1>
        <Button href="/">{content.button}</Button>
      </div>
    </section>
  );
}
