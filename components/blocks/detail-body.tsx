import type { Section } from '@/content';
import { SectionRenderer } from './section-renderer';
import { DemoLink } from '../ui/controls/button-link';
import { ContentsList } from '../ui/lists/contents-list';
import styles from './detail-body.module.scss';

const contentsOf = (sections: readonly Section[]) =>
  sections.map(({ id, heading, short, number, blocks }) => ({
    id,
    label: short ?? (blocks.some(({ type }) => type === 'questions') ? 'Questions' : heading),
    number,
  }));

interface Props {
  readonly sections: readonly Section[];
  readonly subject: string;
  readonly enquiry: string;
  readonly project: readonly string[];
  readonly demo?: string | undefined;
}

export function DetailBody({ sections, demo, ...rest }: Props) {
  return (
    <div className={styles.body}>
      <ContentsList
        label="On this page"
        entries={contentsOf(sections)}
        variant="row"
        end={demo ? <DemoLink href={demo} label="DEMO" about={rest.subject} isPlain /> : undefined}
      />
      <div className={styles.sections}>
        <SectionRenderer sections={sections} {...rest} />
        <div className={styles.leave} aria-hidden="true">
          <span />
        </div>
      </div>
    </div>
  );
}
