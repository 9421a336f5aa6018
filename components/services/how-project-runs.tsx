import type { Evidence, ServicesPage } from '@/content';
import { firstSentence } from '@/lib/first-sentence';
import { LookUps } from '../blocks/look-ups';
import { Sheet } from '../shared/sheet';
import { TitledSection } from '../shared/titled-section';
import { Accordion } from '../ui/controls/accordion';
import { Unbroken } from '../ui/unbroken';
import styles from './how-project-runs.module.scss';

const ID = 'how-a-project-runs';

interface Props {
  readonly words: ServicesPage['project'];
  /** Shown open; the others unfold. */
  readonly exhibit: Evidence;
  readonly sheets: readonly Evidence[];
}

export function HowProjectRuns({
  words: { topics, sheets: title, ...head },
  exhibit,
  sheets,
}: Props) {
  return (
    <TitledSection id={ID} ground="sand" {...head}>
      <div className="split of5to7 topped">
        <Accordion
          name={ID}
          open="none"
          items={topics.map(({ id, title: topic, text }) => ({
            id,
            title: topic,
            lead: firstSentence(text),
            children: (
              <p className={styles.answer}>
                <Unbroken>{text}</Unbroken>
              </p>
            ),
          }))}
        />
        <Sheet {...exhibit} />
      </div>
      <h3 className={styles.sheets}>{title}</h3>
      <LookUps
        sectionId={ID}
        items={sheets.map((evidence, index) => ({
          block: { type: 'evidence', folded: true, title: evidence.sheet.title, ...evidence },
          index,
          view: <Sheet {...evidence} />,
        }))}
      />
    </TitledSection>
  );
}
