import type { Vertical } from '../content/schema';
import type { Site } from '../content/site';
import { Button } from './Button';

interface UseCaseButtonProps {
  vertical: Pick<Vertical, 'id' | 'name' | 'page'>;
  words: Site['useCase'];
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
    <Button href={`/${vertical.id}`} look="paper">
      {words.learnMore}
      <span className="visually-hidden">&nbsp;about {vertical.name}</span>
    </Button>
  );
}
