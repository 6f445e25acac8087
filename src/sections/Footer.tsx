import wordmark from 'virtual:wordmark';
import type { SiteContent } from '../model/schema/site';
import type { Vertical } from '../model/schema/vertical';
import { DemoButton } from '../ui/DemoButton';
import { Pass } from '../ui/pass/Pass';
import styles from './Footer.module.css';

export interface FooterProps {
  site: Pick<
    SiteContent,
    'name' | 'tagline' | 'copyright' | 'worksWith' | 'footer' | 'getDemo' | 'appUrl' | 'contact'
  >;
  /** ID of the page. */
  page: string;
  passes: Vertical[];
  /** On the home page the links have no target. */
  links: 'anchors' | 'none';
  className?: string;
}

/** The footer looks like a wallet that the passes slide into. */
export function Footer({ site, page, passes, links, className = '' }: FooterProps) {
  return (
    <footer className={`${styles.footer} ${className}`} id="contact">
      <div className={styles.passes} data-stack="" data-reveal="" aria-hidden="true">
        {passes.map((vertical) => (
          <div key={vertical.id} className={styles.pass}>
            <Pass issuer={vertical} pass={vertical.pass} />
          </div>
        ))}
      </div>
      <div className={styles.pocket}>
        <div className={`frame ${styles.columns}`}>
          <div className={styles.tagline}>
            <p className="display">{site.tagline}</p>
            <DemoButton site={site} page={page} place="footer" appearance="paper" />
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
        <FooterWordmark name={site.name} />
        <div className={`frame ${styles.small}`}>
          <p>{site.copyright}</p>
          <p>{site.worksWith}</p>
        </div>
      </div>
    </footer>
  );
}

function FooterWordmark({ name }: { name: string }) {
  const { viewBox, shapes, textLength } = wordmark.footer;
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
