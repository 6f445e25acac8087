import { useId } from 'react';
import { Button } from '../../../ui/Button';
import { beginMark } from '../Frame';
import { Options } from '../Options';
import live from './House.module.css';
import styles from './Picture.module.css';
import type { HousePartProps } from './Rooms';
import { obstacle, standing } from './select';
import { audienceText, offerText, sendText } from './words';

/** What is sent, to whom, and the button that does it. */
export function Offer({ board, state, act, fresh }: HousePartProps & { fresh: boolean }) {
  const { words, offers } = board;
  const title = useId();
  return (
    <section className={styles.offer} aria-labelledby={title}>
      <h3 id={title}>{words.action}</h3>
      <p className={styles.to}>
        {words.to} <b>{audienceText(board, state)}</b>
      </p>
      <Options
        label={words.offer}
        className={act ? `${styles.offers} ${live.offers}` : styles.offers}
        options={offers.map((_, index) => ({
          value: index,
          text: <OfferText {...offerText(board, index)} />,
        }))}
        value={state.offer}
        onChange={act && ((offer: number) => act({ kind: 'offer', offer }))}
      />
      <div className={act ? `${styles.press} ${live.press}` : styles.press}>
        {act && (
          <>
            <Button
              className={beginMark(fresh)}
              aria-disabled={obstacle(board, state) !== undefined}
              onClick={() => act({ kind: 'send' })}
            >
              {sendText(board, state)}
            </Button>
            {standing(board, state) && (
              <Button look="outline" onClick={() => act({ kind: 'takeBack' })}>
                {words.takeBack}
              </Button>
            )}
            {fresh && <span className={live.hint}>{words.begin}</span>}
          </>
        )}
      </div>
    </section>
  );
}

function OfferText({ name, ends }: { name: string; ends: string }) {
  return (
    <>
      <b>{name}</b> {ends}
    </>
  );
}
