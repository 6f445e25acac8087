import { formatMessage } from '../model/derive/format-message';
import type { SiteContent } from '../model/schema/site';
import type { Vertical } from '../model/schema/vertical';
import { Button } from './Button';
import styles from './UseCaseButton.module.css';

interface UseCaseButtonProps {
  vertical: Pick<Vertical, 'id' | 'name' | 'page'>;
  labels: SiteContent['useCase'];
}

/** Links to the page of the vertical; without a page it is a disabled button. */
export function UseCaseButton({ vertical, labels }: UseCaseButtonProps) {
  if (!vertical.page) {
    return (
      <Button appearance="outline" disabled>
        {labels.comingSoon}
      </Button>
    );
  }
  return (
    <Button className={styles.link} href={`/${vertical.id}`} appearance="paper">
      {labels.learnMore}
      <span className="visually-hidden">
        &nbsp;{formatMessage(labels.about, { vertical: vertical.name })}
      </span>
    </Button>
  );
}
