import type { ReactNode } from 'react';
import type { PassContent } from '../model/schema/pass';
import type { StepsContent } from '../model/schema/steps';
import { Notification } from '../ui/Notification';
import { Hint } from '../ui/pass/Hint';
import { Pass, type PassBusiness } from '../ui/pass/Pass';
import { Phone } from '../ui/pass/Phone';
import perforation from '../ui/perforation.module.css';
import styles from './StepsTicket.module.css';

export interface StepsTicketProps {
  steps: StepsContent;
  business: PassBusiness;
  pass: PassContent;
  /** Color samples of the first step; the pass has the first color. */
  swatches: { theme: string; variant: 'base' | 'accent' }[];
  /** The time on the phone. */
  clock: string;
  /** Replaces the sample. */
  shown?: ShownPass;
}

/** A pass as the steps show it. */
export interface ShownPass {
  pass: ReactNode;
  notification: ReactNode;
  messages: string[];
  hint: string | undefined;
  /** The text alternatives of the drawings. */
  alt: Record<'create' | 'send' | 'use', string>;
  /** Without colors, the first swatch has those of its theme. */
  colors?: Record<`--${string}`, string>;
}

/** The three steps of How It Works, on one ticket. */
export function StepsTicket(props: StepsTicketProps) {
  const { steps, business, swatches, clock, shown = sampleOf(props) } = props;
  const { create, send, use } = steps;
  return (
    <ol className={`${perforation.vertical} ${styles.ticket}`}>
      <Step {...create} alt={shown.alt.create}>
        <div className={styles.swatches}>
          {swatches.map(({ theme, variant }, index) => (
            <i
              key={theme + variant}
              {...(index === 0 && shown.colors
                ? { style: shown.colors }
                : { 'data-theme': theme, 'data-variant': variant })}
            />
          ))}
        </div>
        <div className={styles.designed}>
          {shown.pass}
          <div className={styles.selection}>
            <i />
            <i />
            <i />
            <i />
          </div>
        </div>
      </Step>
      <Step {...send} alt={shown.alt.send}>
        {shown.messages.map((message) => (
          <p key={message} className={styles.message}>
            {message}
          </p>
        ))}
        {shown.pass}
      </Step>
      <Step {...use} alt={shown.alt.use}>
        <div className={styles.phone}>
          <Phone clock={clock} theme={business.theme}>
            {shown.pass}
            <Hint text={shown.hint} />
          </Phone>
        </div>
        <div className={styles.notification} data-reveal="">
          {shown.notification}
        </div>
      </Step>
    </ol>
  );
}

function sampleOf({ steps, business, pass }: StepsTicketProps): ShownPass {
  const { create, send, use } = steps;
  return {
    pass: <Pass business={business} pass={pass} />,
    notification: <Notification business={business} {...use.notification} />,
    messages: send.messages,
    hint: pass.hint,
    alt: { create: create.alt, send: send.alt, use: use.alt },
  };
}

type StepProps = StepsContent['create'] & { children: ReactNode };

function Step({ title, text, alt, children }: StepProps) {
  return (
    <li className={styles.step}>
      <div className={styles.illustration} role="img" aria-label={alt}>
        {children}
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
