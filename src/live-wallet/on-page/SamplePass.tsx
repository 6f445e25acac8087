import { findVertical } from '../../pass/design';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { Pass, type PassProps } from '../../ui/pass/Pass';
import { useVisitor } from './useVisitor';
import { VisitorPass } from './VisitorPass';

interface SamplePassProps extends Pick<PassProps, 'business' | 'pass'> {
  /** The vertical of the page, if it has one. */
  vertical?: string;
}

/** The sample pass; with a design, the visitor's. */
export function SamplePass({ vertical, ...sample }: SamplePassProps) {
  const visitor = useVisitor();
  if (!visitor) return <Pass {...sample} />;
  const shown = vertical ? findVertical(visitor.data.verticals, { vertical }) : visitor.vertical;
  return (
    <ErrorBoundary fallback={() => <Pass {...sample} />}>
      <VisitorPass visitor={visitor} vertical={shown} />
    </ErrorBoundary>
  );
}
