import type { HomeContent } from '../model/schema/home';
import { Logo } from '../ui/Logo';
import { QrCode } from '../ui/QrCode';
import styles from './Comparison.module.css';

export interface ComparisonProps {
  comparison: HomeContent['comparison'];
  product: string;
  code: string;
}

/** A comparison table; the column of the product is drawn as a pass. */
export function Comparison({ comparison, product, code }: ComparisonProps) {
  const { title, theme, caption, feature, rivals, answers, rows, note } = comparison;
  return (
    <section className={`frame section ${styles.comparison}`}>
      <h2>{title}</h2>
      <div className={styles.tableBox}>
        <div
          className={`room ${styles.pass}`}
          data-theme={theme}
          data-tear="across"
          data-reveal=""
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
                <span className="visually-hidden">{feature}</span>
              </th>
              {rivals.map((rival) => (
                <th key={rival} scope="col">
                  {rival}
                </th>
              ))}
              <th scope="col">
                <Logo name={product} />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.feature}>
                <th scope="row">
                  <span>{row.feature}</span>
                </th>
                {row.rivals.map((answer, index) => (
                  <td key={rivals[index]} data-answer={answer}>
                    {answers[answer]}
                  </td>
                ))}
                <td>{answers[row.product]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
