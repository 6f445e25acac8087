import type { SiteContent } from '../model/schema/site';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import styles from './AudienceTabs.module.css';
import type { Rotation } from './useRotation';

export type RotationLabels = Pick<SiteContent['tabs'], 'pause' | 'play' | 'held'>;

interface RotationButtonProps {
  labels: RotationLabels;
  rotation: Rotation;
}

/** All labels take space, so that nothing moves when the rotation goes on by itself. */
export function RotationButton({ labels, rotation }: RotationButtonProps) {
  const { isPaused, isHeld, togglePause } = rotation;
  const current = isPaused ? 'play' : isHeld ? 'held' : 'pause';
  return (
    <Button
      className={styles.toggle}
      appearance="outline"
      size="small"
      data-toggle={current}
      onClick={togglePause}
    >
      <Icon name={current} size={20} />
      <span className={`visually-hidden ${styles.labels}`}>
        {(['pause', 'play', 'held'] as const).map((name) => (
          <span key={name} data-current={name === current ? '' : undefined}>
            {labels[name]}
            {name === 'held' && <span className="visually-hidden">{labels.pause}</span>}
          </span>
        ))}
      </span>
    </Button>
  );
}
