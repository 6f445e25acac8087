import { ActionBar } from '../ActionBar';
import { ChoiceGroup } from '../ChoiceGroup';
import cards from '../ChoiceGroup.module.css';
import styles from './Hotel.module.css';
import { audienceText, offerText, replacesText, sendText } from './messages';
import { activeOffer, disabledReason, hasOfferEnded } from './selectors';
import type { HotelPartProps } from './types';

type OfferPanelProps = HotelPartProps & { isPristine: boolean };

/** Sends an offer to the selected guests. */
export function OfferPanel({ state, dispatch, isPristine }: OfferPanelProps) {
  const { board } = state;
  const { messages, offers } = board;
  const canUndo = activeOffer(state) !== undefined;
  return (
    <section className={styles.offer} aria-label={messages.offerTitle}>
      <h3>{messages.offerTitle}</h3>
      <p className={styles.to}>
        {`${messages.recipients} `}
        <b>{audienceText(state)}</b> {replacesText(state)}
      </p>
      <ChoiceGroup
        label={messages.offers}
        className={`${styles.offers} ${cards.cards}`}
        options={offers.map((_, index) => {
          const { name, ends } = offerText(board, index);
          const text = (
            <>
              <b>{name}</b> {hasOfferEnded(state, index) ? <s>{ends}</s> : ends}
            </>
          );
          return { value: index, text };
        })}
        selected={[state.offerIndex]}
        onSelect={(offerIndex: number) => dispatch({ type: 'selectOffer', offerIndex })}
      />
      <ActionBar
        primary={{
          'aria-disabled': disabledReason(state) !== undefined,
          onClick: () => dispatch({ type: 'sendOffer' }),
          children: sendText(state),
        }}
        undo={
          canUndo ? { label: messages.undo, onClick: () => dispatch({ type: 'undo' }) } : undefined
        }
        isHighlighted={isPristine}
        hint={messages.hint}
      />
    </section>
  );
}
