import { fill } from '../model/derive/format-message';
import type { SiteContent } from '../model/schema/site';
import type { Vertical } from '../model/schema/vertical';
import { Button } from './Button';

interface UseCaseButtonProps {
  vertical: Pick<Vertical, 'id' | 'name' | 'page'>;
  words: SiteContent['useCase'];
}

/** Leads to the vertical's page, or says that there is none yet. */
export function UseCaseButton({ vertical, words }: UseCaseButtonProps) {
  if (!vertical.page) {
    return (
      <Button look="outline" disabled>
        {words.comingSoon}
      </Button>
    );
  }
  return (
    <Button className="whole" href={`/${vertical.id}`} look="paper">
      {words.learnMore}
      <span className="visually-hidden">
        &nbsp;{fill(words.about, { vertical: vertical.name })}
      </span>
    </Button>
  );
}
