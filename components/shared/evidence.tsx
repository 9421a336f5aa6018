import { Unbroken } from '../ui/unbroken';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import styles from './evidence.module.scss';
import { FileList, type ListedFile } from '../ui/file-list';

interface Props {
  /** `<drawing>-medium` and `<drawing>-small` are those for small screens. */
  readonly drawing: string;
  readonly alt: string;
  readonly caption: string;
  readonly files: readonly ListedFile[];
}

export function Evidence({ drawing, alt, caption, files }: Props) {
  return (
    <figure className={cx('filled', styles.sheet)}>
      <Art
        name={drawing}
        alt={alt}
        small={`${drawing}-small`}
        smallUpTo="679px"
        medium={`${drawing}-medium`}
      />
      <figcaption>
        <p>
          <Unbroken>{caption}</Unbroken>
        </p>
        <FileList files={files} />
      </figcaption>
    </figure>
  );
}
