import type { Block } from '../../model/board-schema';
import { Icon } from '../Icon';
import styles from './People.module.css';

type PeopleProps = Extract<Block, { kind: 'people' }>;

/** A door stands open, or open until the pass expires. */
const accessOf = { active: 'y', ended: 'n', ending: 'e' };

/** Who may enter which door; who has left, and whose pass is about to expire. */
export function People({ doors, rows }: PeopleProps) {
  return (
    <ul className={styles.people}>
      <li className={styles.person} data-state="head">
        <span />
        {doors.map((door) => (
          <span key={door}>{door}</span>
        ))}
      </li>
      {rows.map(({ name, detail, access, state, note }) => (
        <li key={name} className={styles.person} data-state={state}>
          <span>
            <b>{name}</b>
            {note ?? detail}
          </span>
          {doors.map((door) => (
            <i key={door} data-access={access.includes(door) ? accessOf[state] : 'n'}>
              {access.includes(door) && <Icon name="tick" size={18} />}
            </i>
          ))}
        </li>
      ))}
    </ul>
  );
}
