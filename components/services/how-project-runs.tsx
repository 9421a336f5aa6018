import type { Evidence, ServicesPage } from '@/content';
import { firstSentence } from '@/lib/first-sentence';
import { Sheet } from '../shared/sheet';
import { TitledSection } from '../shared/titled-section';
import { Accordion } from '../ui/controls/accordion';
import { Unbroken } from '../ui/unbroken';
import styles from './how-project-runs.module.scss';

interface Props {
  readonly words: ServicesPage['project'];
  readonly sheet: Evidence;
}

export function HowProjectRuns({ words: { topics, ...head }, sheet }: Props) {
  return (
    <TitledSection id="how-a-project-runs" ground="sand" {...head}>
      <Accordion
        name="how-a-project-runs"
        open="none"
        items={topics.map(({ id, title, text }) => ({
          id,
          title,
          lead: firstSentence(text),
          children: (
            <p className={styles.answer}>
              <Unbroken>{text}</Unbroken>
            </p>
          ),
        }))}
      />
      <div className={styles.sheet}>
        <Sheet {...sheet} />
      </div>
    </TitledSection>
  );
}
