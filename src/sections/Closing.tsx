import type { DemoSite } from '../model/derive/addresses';
import type { SiteContent } from '../model/schema/site';
import type { PageContent } from '../model/schema/vertical';
import { DemoButton } from '../ui/DemoButton';
import { Lines } from '../ui/Lines';
import styles from './Closing.module.css';

export interface ClosingProps extends Pick<PageContent, 'closing' | 'questions'> {
  site: DemoSite & Pick<SiteContent, 'questionsTitle'>;
  /** ID of the page. */
  page: string;
}

/** The closing line, with a font size that depends on its longest line, and answers to questions. */
export function Closing({ closing, questions, site, page }: ClosingProps) {
  const longest = Math.max(...closing.split('\n').map((line) => line.length));
  return (
    <section className={`frame section ${styles.closing}`}>
      <p className={`display ${styles.line}`} data-length={longest > 13 ? 'long' : 'short'}>
        <Lines text={closing} />
      </p>
      <div className={styles.questions}>
        <h2>{site.questionsTitle}</h2>
        <dl>
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        <DemoButton site={site} page={page} place="closing" />
      </div>
    </section>
  );
}
