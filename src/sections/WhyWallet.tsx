import type { HomeContent } from '../model/home-schema';
import { Field } from '../ui/Field';
import styles from './WhyWallet.module.css';

export interface WhyWalletProps {
  why: HomeContent['why'];
  /** Their colours fill in for the people still to come. */
  tones: string[];
}

export function WhyWallet({ why, tones }: WhyWalletProps) {
  const { title, reasons, claim, today, ahead } = why;
  return (
    <section className={`frame ${styles.why}`}>
      <h2>{title}</h2>
      <ul className={styles.reasons}>
        {reasons.map(({ instead, text, field }, index) => (
          <li key={instead} className={styles.reason}>
            <h3>
              <s>{instead}</s>
              <i data-reveal="" />
            </h3>
            <Field
              className={`room ${styles.stub}`}
              data-tone={tones[index % tones.length]}
              aria-hidden="true"
              label={
                <span>
                  {field.label}
                  {field.was && <s>{field.was}</s>}
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
        <div className={styles.hundred} aria-hidden="true">
          {people(today.of100, ahead.of100, tones).map((person) => (
            <i
              key={person.number}
              data-tone={person.tone}
              data-today={person.today}
              data-reveal={person.tone && ''}
            />
          ))}
        </div>
        <ul className={styles.legend}>
          <li>
            <i data-today="" />
            {today.label}
          </li>
          <li>
            {tones.map((tone) => (
              <i key={tone} data-tone={tone} />
            ))}
            {ahead.label}
          </li>
        </ul>
      </div>
    </section>
  );
}

/** A hundred people as a hundred passes: ink for today, coloured for those to come. */
function people(today: number, ahead: number, tones: string[]) {
  return Array.from({ length: 100 }, (_, index) => ({
    number: index + 1,
    today: index < today ? '' : undefined,
    tone: index >= today && index < ahead ? tones[(index - today) % tones.length] : undefined,
  }));
}
