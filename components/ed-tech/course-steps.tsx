import type { EdTech } from '@/content';
import { cx } from '@/lib/cx';
import { FoldedFeatures } from '../shared/folded-features';
import { groundClass } from '../shared/ground';
import { Art } from '../ui/art';
import styles from './course-steps.module.scss';

export function CourseSteps({ words }: { readonly words: EdTech['howItWorks'] }) {
  return (
    <div className={cx(groundClass('indigo'), styles.steps)}>
      <FoldedFeatures id="steps" {...words} isNumbered>
        <div className={styles.picture} data-print="hide">
          <Art
            name="course-steps"
            alt=""
            small="course-steps-small"
            smallUpTo="767px"
            medium="course-steps-tall"
          />
        </div>
      </FoldedFeatures>
    </div>
  );
}
