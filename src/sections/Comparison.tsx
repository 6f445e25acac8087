import type { HomeContent } from '../model/schema/home';
import { Logo } from '../ui/Logo';
import perforation from '../ui/perforation.module.css';
import { QrCode } from '../ui/QrCode';
import styles from './Comparison.module.css';

export interface ComparisonProps {
  logo: string;
  comparison: HomeContent['comparison'];
  product: string;
  code: string;
}

/** A comparison table; the column of the product is drawn as a pass. */
export function Comparison({ logo, comparison, product, code }: ComparisonProps) {
  const { title, theme, caption, featureHeading, alternatives, valueLabels, rows, note } =
    comparison;
  return (
    <section className={`frame section ${styles.comparison}`} id="comparison">
      <h2>{title}</h2>
      <div className={styles.tableBox}>
        <div
          className={`surface ${perforation.horizontal} ${styles.pass}`}
          data-theme={theme}
          aria-hidden="true"
        >
          <div className={styles.foot}>
            <div className={styles.code}>
              <QrCode text={code} />
            </div>
            <p>{note}</p>
          </div>
        </div>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{featureHeading}</span>
              </th>
              {alternatives.map((alternative) => (
                <th key={alternative} scope="col">
                  {alternative}
                </th>
              ))}
              <th scope="col" data-long={product.length > 12 || undefined}>
                <Logo logo={logo} name={product} />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.feature}>
                <th scope="row">
                  <span>{row.feature}</span>
                </th>
                {row.alternatives.map(({ value, reason }, index) => (
                  <td key={alternatives[index]} data-value={value}>
                    <b>{valueLabels[value]}</b>
                    {reason && <span className={styles.reason}> {reason}</span>}
                  </td>
                ))}
                <td>{valueLabels[row.product]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
