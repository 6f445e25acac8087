import type { ReactNode } from 'react';
import type { Wordmark } from '../model/schema/brand';
import type { SiteContent } from '../model/schema/site';
import type { Vertical } from '../model/schema/vertical';
import { Pass } from '../ui/pass/Pass';
import styles from './Footer.module.css';

export interface FooterProps {
  site: Pick<SiteContent, 'name' | 'tagline' | 'copyright' | 'worksWith' | 'footer' | 'contact'>;
  wordmark: Wordmark;
  /** Those with the passes in the wallet. */
  passes?: Vertical[];
  /** The only pass in the wallet. */
  children?: ReactNode;
  demo?: ReactNode;
  /** On the home page the links have no target. */
  links: 'anchors' | 'none';
  className?: string;
}

/** The footer looks like a wallet that the passes slide into. */
export function Footer(props: FooterProps) {
  const { site, wordmark, passes = [], children, demo, links, className = '' } = props;
  return (
    <footer className={`${styles.footer} ${className}`} id="contact">
      <div className={styles.passes} data-stack="" data-reveal="" aria-hidden="true">
        {children && <div className={styles.pass}>{children}</div>}
        {passes.map((vertical) => (
          <div key={vertical.id} className={styles.pass}>
            <Pass business={{ ...vertical.business, theme: vertical.theme }} pass={vertical.pass} />
          </div>
        ))}
      </div>
      <div className={styles.pocket}>
        <div className={`frame ${styles.columns}`}>
          <div className={styles.tagline}>
            <p className="display">{site.tagline}</p>
            {demo}
            <a className={styles.mail} href={`mailto:${site.contact}`}>
              {site.contact}
            </a>
          </div>
          {site.footer.map((column) => (
            <div key={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map(({ label, anchor }) => (
                  <li key={label}>
                    <a href={links === 'anchors' ? `#${anchor}` : undefined}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <FooterWordmark name={site.name} wordmark={wordmark.footer} />
        <div className={`frame ${styles.small}`}>
          <p>{site.copyright}</p>
          <p>{site.worksWith}</p>
        </div>
      </div>
    </footer>
  );
}

function FooterWordmark({ name, wordmark }: { name: string; wordmark: Wordmark['footer'] }) {
  const { viewBox, shapes, textLength } = wordmark;
  const className = `frame ${styles.wordmark}`;
  return shapes ? (
    <svg
      className={className}
      viewBox={viewBox}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: loadBrand allows only shapes.
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  ) : (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <text x="-5" y="200" textLength={textLength} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}
