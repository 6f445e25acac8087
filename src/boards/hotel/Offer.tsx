import { Press } from '../ActionBar';
import { Options } from '../ChoiceGroup';
import cards from '../ChoiceGroup.module.css';
import styles from './Hotel.module.css';
import { audienceText, offerText, sendText } from './messages';
import type { HotelPartProps } from './Rooms';
import { obstacle, standing } from './selectors';

/** What is sent, to whom, and the button that does it. */
export function Offer({ board, state, act, fresh }: HotelPartProps & { fresh: boolean }) {
  const { words, offers } = board;
  return (
    <section className={styles.offer} aria-label={act ? words.action : undefined}>
      <h3>{words.action}</h3>
      <p className={styles.to}>
        {`${words.to} `}
        <b>{audienceText(board, state)}</b>
      </p>
      <Options
        label={words.offer}
        className={act ? `${styles.offers} ${cards.cards}` : styles.offers}
        options={offers.map((_, index) => ({
          value: index,
          text: <OfferText {...offerText(board, index)} />,
        }))}
        chosen={[state.offer]}
        onChoose={act && ((offer: number) => act({ kind: 'offer', offer }))}
      />
      <Press
        main={
          act && {
            'aria-disabled': obstacle(board, state) !== undefined,
            onClick: () => act({ kind: 'send' }),
            children: sendText(board, state),
          }
        }
        takeBack={
          act &&
          standing(board, state) && {
            label: words.takeBack,
            onPress: () => act({ kind: 'takeBack' }),
          }
        }
        begin={fresh && words.begin}
      />
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
