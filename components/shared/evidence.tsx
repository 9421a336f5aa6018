import { Unbroken } from '../ui/unbroken';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import styles from './evidence.module.scss';
import { FileList, type ListedFile } from '../ui/file-list';

interface EvidenceSheet {
  /** `<drawing>-medium` and `<drawing>-small` are those for small screens. */
  readonly drawing: string;
  readonly alt: string;
  readonly caption: string;
  readonly files: readonly ListedFile[];
}

interface Props extends EvidenceSheet {
  readonly size?: 'wide' | 'loose';
}

export function Evidence({ drawing, alt, caption, files, size = 'wide' }: Props) {
  return (
    <figure className={cx('filled', styles[size])}>
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
