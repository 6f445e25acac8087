import type { HomeContent } from '../model/schema/home';
import { Field } from '../ui/Field';
import styles from './WhyWallet.module.css';

export interface WhyWalletProps {
  why: HomeContent['why'];
  /** Colors of the people who will use wallets. */
  themes: string[];
}

export function WhyWallet({ why, themes }: WhyWalletProps) {
  const { title, reasons, claim, today, forecast } = why;
  return (
    <section className={`frame section ${styles.why}`} id="why">
      <h2>{title}</h2>
      <ul className={styles.reasons}>
        {reasons.map(({ replaces, text, field }, index) => (
          <li key={replaces} className={styles.reason}>
            <h3>
              <s>{replaces}</s>
              <i data-reveal="" />
            </h3>
            <Field
              className={`surface ${styles.stub}`}
              data-theme={themes[index % themes.length]}
              aria-hidden="true"
              label={
                <span>
                  {field.label}
                  {field.oldValue && <s>{field.oldValue}</s>}
                </span>
              }
              value={field.value}
            />
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.figure}>
        <p className={`display ${styles.claim}`}>{claim}</p>
        <div className={styles.people} aria-hidden="true">
          {people(today.percent, forecast.percent, themes).map((person) => (
            <i key={person.number} data-theme={person.theme} data-today={person.today} />
          ))}
        </div>
        <ul className={styles.legend}>
          <li>
            <i data-today="" />
            {today.label}
          </li>
          <li>
            {themes.map((theme) => (
              <i key={theme} data-theme={theme} />
            ))}
            {forecast.label}
          </li>
        </ul>
      </div>
    </section>
  );
}

/** A hundred people: black for today, colored for the forecast. */
function people(today: number, forecast: number, themes: string[]) {
  return Array.from({ length: 100 }, (_, index) => ({
    number: index + 1,
    today: index < today ? '' : undefined,
    theme: index >= today && index < forecast ? themes[(index - today) % themes.length] : undefined,
  }));
}
