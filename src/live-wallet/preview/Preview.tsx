import { memo, type Ref } from 'react';
import type {
  LiveWalletData,
  LiveWalletVertical,
  Moment,
} from '../../model/derive/live-wallet-data';
import { passColorVars } from '../../pass/colors';
import { Notification } from '../../ui/Notification';
import { BrandAvatar } from '../../ui/pass/BrandAvatar';
import { Hint } from '../../ui/pass/Hint';
import { Phone } from '../../ui/pass/Phone';
import shared from '../shared.module.css';
import { PassBack } from './PassBack';
import { PassFront, type PassFrontProps } from './PassFront';
import styles from './Preview.module.css';

interface PreviewProps {
  labels: LiveWalletData['labels'];
  front: PassFrontProps;
  back: LiveWalletVertical['back'];
  moment: Moment;
  isFlipped: boolean;
  message: Ref<HTMLDivElement>;
}

/** A phone with both sides of the pass and a notification. Memoized, because its data are deferred. */
export const Preview = memo(function Preview(props: PreviewProps) {
  const { labels, front, back, moment, isFlipped, message } = props;
  const { colors, name, logo } = front;
  return (
    <section className={`${shared.stage} ${styles.preview}`} style={passColorVars(colors)}>
      <div className={styles.phone}>
        <Phone clock={moment.time} camera={front.wallet === 'apple' ? 'island' : 'hole'}>
          <div className={styles.card}>
            {/* biome-ignore lint/a11y/useSemanticElements: not a form, so not a fieldset. */}
            <div role="group" aria-label={labels.front} inert={isFlipped}>
              <PassFront {...front} />
            </div>
            {/* biome-ignore lint/a11y/useSemanticElements: not a form, so not a fieldset. */}
            <div role="group" aria-label={labels.back} inert={!isFlipped}>
              <PassBack name={name} rows={back} colors={colors} />
            </div>
          </div>
          <div className={styles.hint}>
            <Hint text={front.state.hint} />
          </div>
        </Phone>
        {/* The key restarts the animation. */}
        <div key={moment.name} ref={message} className={`${shared.enter} ${styles.notification}`}>
          <Notification
            business={{ name }}
            logo={<BrandAvatar name={name} logo={logo} background={colors.background} />}
            text={moment.notification}
          />
        </div>
      </div>
    </section>
  );
});
