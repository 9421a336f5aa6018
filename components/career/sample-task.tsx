import type { Career, SpecimenTask } from '@/content';
import { FactList } from '../shared/fact-list';
import { TitledSection } from '../shared/titled-section';
import { Table } from '../ui/table';
import styles from './sample-task.module.scss';

interface Props {
  readonly task: SpecimenTask;
  readonly words: Career['apply']['task'];
  /** Not where the company sends no remarks. */
  readonly hasAnswer: boolean;
}

export function SampleTask({ task, words, hasAnswer }: Props) {
  return (
    <TitledSection id="sample-task" heading={words.heading} lead={words.note}>
      <div className="split of7to5 across8">
        <div>
          <h3>{task.title}</h3>
          <p className={styles.case}>{task.case}</p>
          <Table {...task.table} />
        </div>
        <FactList
          look="titled"
          className="stack"
          entries={[
            [words.handIn, task.handIn],
            [words.judged, task.judged],
            [words.answer, hasAnswer && task.answer],
          ]}
        />
      </div>
    </TitledSection>
  );
}
