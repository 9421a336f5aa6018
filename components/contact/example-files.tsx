import type { Enquiry } from '@/content';
import { FileList } from '../ui/file-list';
import styles from './example-files.module.scss';

/** Example sheets as files, folded, because they are many and the form comes first. */
export function ExampleFiles({ heading, files }: Enquiry['examples']) {
  return (
    <details className={styles.examples}>
      <summary>
        {heading} ({files.length})
      </summary>
      <FileList files={files} />
    </details>
  );
}
