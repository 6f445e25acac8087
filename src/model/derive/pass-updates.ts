import type { BoardContent } from '../schema/board-section.ts';
import type { Content } from '../schema/content.ts';
import type { PassContent } from '../schema/pass.ts';
import { formatMessage, timeText } from './format-message.ts';
import { passAt } from './timeline.ts';

/** A change of a pass that is on a phone: its new front and the message on the lock screen. */
export interface PassChange {
  id: string;
  notification: string;
  front: Pick<PassContent, 'header' | 'primary' | 'fields'>;
  isExpired: boolean;
}

/**
 * The content of pass-updates.json, for the page of a visitor who has a pass, and for the service. Without
 * updates, each pass has only its first moment; without a live wallet, there is no file.
 */
export function passUpdates({ site, home: { liveWallet }, verticals }: Content) {
  if (!liveWallet) return undefined;
  const { updates, sample } = liveWallet;
  const { label, value } = sample.about;
  return {
    labels: updates,
    sample: { ...sample, about: { label, value: formatMessage(value, { contact: site.contact }) } },
    changes: Object.fromEntries(
      verticals.flatMap(({ id, pass, timeline, page }) => {
        if (!timeline) return [];
        const { moments } = timeline;
        const atMoments = moments.map(({ notification, expires }, index): PassChange => {
          const { pass: face, isExpired } = passAt({ pass, moments }, index);
          const id = expires ? 'end' : `moment-${index}`;
          return { id, notification, front: frontOf(face), isExpired };
        });
        const board = page?.boardSection?.board;
        const all = [...atMoments, ...(board ? boardChanges(board, pass) : [])];
        return [[id, updates ? all : all.slice(0, 1)]];
      }),
    ),
  };
}

export type PassUpdates = NonNullable<ReturnType<typeof passUpdates>>;

/** Without the hint: a sample opens nothing. */
const frontOf = ({ header, primary, fields }: PassContent): PassChange['front'] => ({
  header,
  ...(primary && { primary }),
  fields,
});

/** What a board sends, besides the end of a pass. */
function boardChanges(board: BoardContent, pass: PassContent): PassChange[] {
  switch (board.kind) {
    case 'hotel':
      return board.offers.map(({ value, notification, endsAt }, index) => {
        const time = timeText(endsAt);
        const primary = { label: board.messages.pass.offer, value: formatMessage(value, { time }) };
        return {
          id: `offer-${index}`,
          notification: formatMessage(notification, { time }),
          front: { ...frontOf(pass), primary },
          isExpired: false,
        };
      });
    case 'leases': {
      const unit = pass.header.value;
      const notification = formatMessage(board.messages.notification.sentLate, { unit });
      return [{ id: 'key', notification, front: frontOf(pass), isExpired: false }];
    }
    case 'access':
      return [];
  }
}
