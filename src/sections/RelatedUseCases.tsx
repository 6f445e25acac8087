import type { SiteContent } from '../model/schema/site';
import type { Vertical } from '../model/schema/vertical';
import { Picture, phoneSizes, scalingSize } from '../ui/Picture';
import perforation from '../ui/perforation.module.css';
import { SectionIntro } from '../ui/SectionIntro';
import { UseCaseButton } from '../ui/UseCaseButton';
import { VerticalIcon } from '../ui/VerticalIcon';
import styles from './RelatedUseCases.module.css';

export interface RelatedUseCasesProps {
  intro: SiteContent['related'];
  /** Verticals with a page get a card with a picture, the others a slim card. */
  verticals: Vertical[];
  labels: SiteContent['useCase'];
}

export function RelatedUseCases({ intro, verticals, labels }: RelatedUseCasesProps) {
  return (
    <section className="frame section" id="use-cases">
      <SectionIntro {...intro} />
      <ul className={styles.cards}>
        {verticals.map((vertical) => (
          <li
            key={vertical.id}
            data-theme={vertical.theme}
            data-slim={vertical.page ? undefined : ''}
          >
            {vertical.page ? (
              <article className={`surface ${perforation.horizontal} ${styles.card}`}>
                <div className={styles.picture}>
                  <Picture
                    {...vertical.page.hero.picture}
                    sizes={`${phoneSizes(92)}, (width < 90em) 45vw, ${scalingSize(39.375)}`}
                  />
                </div>
                <div className={styles.text}>
                  <h3>{vertical.name}</h3>
                  <UseCaseButton vertical={vertical} labels={labels} />
                </div>
              </article>
            ) : (
              <article className={`surface ${perforation.vertical} ${styles.slim}`}>
                <VerticalIcon name={vertical.icon} size={48} />
                <h3>{vertical.name}</h3>
                <UseCaseButton vertical={vertical} labels={labels} />
              </article>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
