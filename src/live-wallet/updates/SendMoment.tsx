import { formatMessage } from '../../model/derive/format-message';
import { Button } from '../../ui/Button';
import type { IssuedPassLinks } from '../export/useIssuedPass';
import shared from '../shared.module.css';
import styles from './SendMoment.module.css';
import { usePassUpdates } from './usePassUpdates';

interface SendMomentProps {
  pass: IssuedPassLinks;
  /** The visible moment of the timeline, and the ID of the change that sends it. */
  moment: { name: string; change: string };
}

/** Says that the pass is on a phone, and sends a moment of the timeline to it. */
export function SendMoment({ pass, moment }: SendMomentProps) {
  const { labels, available, send, isPending, resultText } = usePassUpdates(pass);
  if (!labels) return null;
  const canSend = available.includes(moment.change) && !isPending;
  return (
    <div className={`${shared.row} ${shared.statusRow}`}>
      <Button
        className={styles.send}
        size="small"
        appearance="outline"
        aria-disabled={!canSend}
        onClick={() => canSend && send(moment.change)}
      >
        {formatMessage(labels.send, { moment: moment.name })}
      </Button>
      <p role="status">{resultText(labels.sent) || labels.onPhone}</p>
    </div>
  );
}
