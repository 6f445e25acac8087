import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import styles from './AudienceRow.module.css';

interface AudienceRowProps {
  name: string;
  detail?: string;
  count: ReactNode;
  countInWords: string;
  /** Those who can be spoken to from here. */
  everyone: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A facility or an event: what goes on there, and whom one reaches there. */
export function AudienceRow({
  name,
  detail,
  count,
  countInWords,
  everyone,
  isChosen,
  onChoose,
  children,
}: AudienceRowProps) {
  return (
    <li className={styles.row}>
      <p>
        {name} {detail && <span>{detail}</span>}
      </p>
      {children}
      <b>
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{countInWords}</span>
      </b>
      <Button
        appearance={isChosen ? 'ink' : 'outline'}
        size="tiny"
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        {everyone}
      </Button>
    </li>
  );
}
