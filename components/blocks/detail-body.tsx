import type { PageScene, Section } from '@/content';
import { SectionRenderer } from './section-renderer';
import { ContentsList } from '../ui/lists/contents-list';
import styles from './detail-body.module.scss';

/** The entries of the contents list, with the shorter names of sections that have one. */
const contentsOf = (sections: readonly Section[]) =>
  sections.map(({ id, heading, short, number, blocks }) => ({
    id,
    label: short ?? (blocks.some(({ type }) => type === 'questions') ? 'Questions' : heading),
    number,
  }));

interface Props {
  readonly sections: readonly Section[];
  /** The name of the service or product. */
  readonly subject: string;
  /** The enquiry form, filled in for it. */
  readonly enquiry: string;
  readonly scene: PageScene;
  /** What differs in a project; it ends the questions. */
  readonly project: string;
}

/** The body of a service or product page: the contents in a row that stays in sight, and the sections. */
export function DetailBody({ sections, ...rest }: Props) {
  return (
    <div className={styles.body}>
      <ContentsList label="On this page" entries={contentsOf(sections)} variant="row" />
      <div className={styles.sections}>
        <SectionRenderer sections={sections} {...rest} />
        <div className={styles.leave} aria-hidden="true">
          <span />
        </div>
      </div>
    </div>
  );
}
