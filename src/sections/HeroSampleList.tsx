import type { Vertical } from '../model/schema/vertical';
import { HeroScreen } from '../ui/HeroScreen';
import { InlineMark } from '../ui/pass/InlineMark';

type ListedVertical = Pick<Vertical, 'theme' | 'business' | 'pass'>;

/** The sample passes on the phone of the hero picture. */
export function HeroSampleList({ verticals }: { verticals: ListedVertical[] }) {
  return <HeroScreen passes={verticals.map(listedPass)} />;
}

const listedPass = ({ theme, business, pass: { header } }: ListedVertical) => ({
  title: business.name,
  detail: `${header.label} ${header.value}`,
  avatar: (
    <span>
      <InlineMark business={business} />
    </span>
  ),
  theme,
});
