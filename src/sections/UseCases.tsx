import type { HomeContent } from '../model/schema/home';
import type { SiteContent } from '../model/schema/site';
import type { Vertical } from '../model/schema/vertical';
import { Field } from '../ui/Field';
import { Picture, phoneSizes, scalingSize } from '../ui/Picture';
import perforation from '../ui/perforation.module.css';
import { SectionIntro } from '../ui/SectionIntro';
import { UseCaseButton } from '../ui/UseCaseButton';
import { VerticalIcon } from '../ui/VerticalIcon';
import styles from './UseCases.module.css';

export interface UseCasesProps {
  intro: HomeContent['useCases'];
  verticals: Vertical[];
  labels: SiteContent['useCase'];
}

/** The cards overlap while scrolling, like passes in a wallet. */
export function UseCases({ intro, verticals, labels }: UseCasesProps) {
  return (
    <section className="frame section" id="use-cases">
      <SectionIntro {...intro} />
      <ul className={styles.stack} data-stack="">
        {verticals.map((vertical) => (
          <li key={vertical.id} className={styles.item} data-theme={vertical.theme}>
            <article className={`surface ${perforation.vertical} ${styles.card}`}>
              <div className={styles.text}>
                <div className={styles.head}>
                  <VerticalIcon name={vertical.icon} size={52} />
                  <Field {...vertical.pass.header} aria-hidden="true" />
                </div>
                <h3>{vertical.name}</h3>
                <ul className={styles.benefits}>
                  {vertical.useCase.benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
                <div className={styles.action}>
                  <UseCaseButton vertical={vertical} labels={labels} />
                </div>
              </div>
              <div className={styles.picture}>
                <Picture
                  {...vertical.useCase.picture}
                  sizes={`${phoneSizes(92)}, (width < 90em) 36vw, ${scalingSize(31.25)}`}
                />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
