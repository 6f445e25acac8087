import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import styles from './AudienceRow.module.css';

interface AudienceRowProps {
  name: string;
  detail?: string;
  count: ReactNode;
  /** Below the count. */
  countDetail?: string;
  /** The count for screen readers. */
  countText: string;
  /** The name of the audience: the label of the button. */
  audience: string;
  /** Instead of the button, if the audience cannot be selected. */
  closed?: string | undefined;
  isSelected: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** A facility or an event with its activity, and a button that selects its guests. */
export function AudienceRow(props: AudienceRowProps) {
  const { name, detail, count, countDetail, countText, audience, closed } = props;
  const { isSelected, onSelect, children } = props;
  return (
    <li className={styles.row}>
      <p>
        {name} {detail && <span>{detail}</span>}
      </p>
      {children}
      <b>
        <span aria-hidden="true">
          {count}
          {countDetail && <small>{countDetail}</small>}
        </span>
        <span className="visually-hidden">{countText}</span>
      </b>
      {closed ? (
        <p className={styles.closed}>{closed}</p>
      ) : (
        <Button
          appearance={isSelected ? 'ink' : 'outline'}
          size="tiny"
          aria-pressed={isSelected}
          onClick={onSelect}
        >
          {audience}
        </Button>
      )}
    </li>
  );
}
