import type { ReactNode } from 'react';
import type { PassContent } from '../model/schema/pass';
import type { StepsContent } from '../model/schema/steps';
import { LiveWalletButton } from '../ui/LiveWalletButton';
import { Notification } from '../ui/Notification';
import { type Issuer, Pass } from '../ui/pass/Pass';
import { WalletPhone } from '../ui/pass/WalletPhone';
import perforation from '../ui/perforation.module.css';
import { SectionIntro } from '../ui/SectionIntro';
import styles from './Steps.module.css';

export interface StepsProps {
  steps: StepsContent;
  issuer: Issuer;
  pass: PassContent;
  /** Color samples of the first step; the pass has the first color. */
  swatches: { theme: string; variant: 'base' | 'accent' }[];
  /** The time on the phone. */
  clock: string;
  liveWalletLink?: { href: string; use: string; text: string } | undefined;
}

/** The three steps of How It Works, on one ticket. */
export function Steps(props: StepsProps) {
  const { steps, issuer, pass, swatches, clock, liveWalletLink } = props;
  const passProps = { issuer, pass };
  const { create, send, use } = steps;
  return (
    <section className={`frame section ${styles.steps}`} id="how-it-works">
      <SectionIntro title={steps.title} />
      <ol className={`${perforation.vertical} ${styles.ticket}`}>
        <Step {...create}>
          <div className={styles.swatches}>
            {swatches.map((swatch, index) => (
              <i
                key={swatch.theme + swatch.variant}
                data-theme={swatch.theme}
                data-variant={swatch.variant}
                data-swatch={index === 0 ? '' : undefined}
              />
            ))}
          </div>
          <div className={styles.designed}>
            <Pass {...passProps} />
            <div className={styles.selection}>
              <i />
              <i />
              <i />
              <i />
            </div>
          </div>
        </Step>
        <Step {...send}>
          {send.messages.map((message) => (
            <p key={message} className={styles.message} data-message="">
              {message}
            </p>
          ))}
          <Pass {...passProps} />
        </Step>
        <Step {...use}>
          <div className={styles.phone}>
            <WalletPhone {...passProps} clock={clock} />
          </div>
          <div className={styles.notification} data-reveal="" data-sender="">
            <Notification issuer={issuer} {...use.notification} />
          </div>
        </Step>
      </ol>
      {liveWalletLink && (
        <p className={styles.action}>
          <LiveWalletButton
            appearance="outline"
            href={liveWalletLink.href}
            use={liveWalletLink.use}
          >
            {liveWalletLink.text}
          </LiveWalletButton>
        </p>
      )}
    </section>
  );
}

interface StepProps {
  title: string;
  text: string;
  alt: string;
  children: ReactNode;
}

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
