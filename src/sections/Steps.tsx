import type { ReactNode } from 'react';
import { SectionIntro } from '../ui/SectionIntro';
import styles from './Steps.module.css';

interface StepsProps {
  title: string;
  /** The steps. */
  children: ReactNode;
  /** The button that opens the live wallet. */
  action?: ReactNode;
}

export function Steps({ title, children, action }: StepsProps) {
  return (
    <section className="frame section" id="how-it-works">
      <SectionIntro title={title} />
      {children}
      {action && <p className={styles.action}>{action}</p>}
    </section>
  );
}
