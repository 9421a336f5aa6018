import type { EdTech } from '@/content';
import { FoldedFeatures } from '../shared/folded-features';
import { Art } from '../ui/art';
import styles from './course-introduction.module.scss';

export function CourseIntroduction({ words }: { readonly words: EdTech['introduction'] }) {
  return (
    <div className={styles.introduction}>
      <FoldedFeatures id="introduction" {...words}>
        <div className={styles.picture} data-print="hide">
          <Art
            name="course-certificate-tall"
            alt=""
            small="course-certificate"
            smallUpTo="1023px"
          />
        </div>
      </FoldedFeatures>
    </div>
  );
}
