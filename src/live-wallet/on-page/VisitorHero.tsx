import type { ReactNode } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { ResponsiveImage, type ResponsiveImageProps } from '../../ui/ResponsiveImage';
import { HeroPasses } from './HeroPasses';
import styles from './HeroPasses.module.css';
import { useVisitor } from './useVisitor';

interface VisitorHeroProps extends ResponsiveImageProps {
  /** The list of sample passes on the phone. */
  children?: ReactNode;
}

/** The hero picture; with a design, the visitor's passes cover those of the picture. */
export function VisitorHero({ alt, children, ...image }: VisitorHeroProps) {
  const visitor = useVisitor();
  const visitorAlt = visitor && formatMessage(visitor.data.labels.alt.hero, { name: visitor.name });
  return (
    <>
      <ResponsiveImage {...image} alt={visitorAlt ?? alt} />
      {/* Hidden instead of removed: it is static, so React could not restore it. */}
      <div className={styles.sample} data-sample={visitor ? 'replaced' : ''}>
        {children}
      </div>
      {visitor && (
        <ErrorBoundary fallback={() => null}>
          <HeroPasses {...visitor} />
        </ErrorBoundary>
      )}
    </>
  );
}
