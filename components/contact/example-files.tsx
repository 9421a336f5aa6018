import type { Enquiry } from '@/content';
import { FileList } from '../ui/file-list';
import styles from './example-files.module.scss';

/** Example sheets as files, collapsed because they are many and the form is more important. */
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
