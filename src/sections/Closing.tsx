import type { ReactNode } from 'react';
import type { SiteContent } from '../model/schema/site';
import type { PageContent } from '../model/schema/vertical';
import { Lines } from '../ui/Lines';
import { visibleCharacters } from '../ui/visible-characters';
import styles from './Closing.module.css';

export interface ClosingProps extends Pick<PageContent, 'closing' | 'questions'> {
  site: Pick<SiteContent, 'questionsTitle'>;
  demo?: ReactNode;
}

/** The closing line, with a font size that depends on its longest line, and answers to questions, if there are any. */
export function Closing({ closing, questions, site, demo }: ClosingProps) {
  const longest = Math.max(
    ...visibleCharacters(closing)
      .split('\n')
      .map((line) => line.length),
  );
  return (
    <section className="frame section" id="closing">
      <p className={`display ${styles.line}`} data-length={longest > 13 ? 'long' : 'short'}>
        <Lines text={closing} />
      </p>
      <div className={styles.questions}>
        {questions.length > 0 && (
          <>
            <h2>{site.questionsTitle}</h2>
            <dl>
              {questions.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {demo}
      </div>
    </section>
  );
}
