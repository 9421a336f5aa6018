import { Art } from './art';
import styles from './evidence.module.scss';
import { FileList, type ListedFile } from './file-list';

interface EvidenceSheet {
  /** Name of the wide drawing in public/art; `<drawing>-small` is the one for small screens. */
  readonly drawing: string;
  readonly alt: string;
  readonly caption: string;
  readonly files: readonly ListedFile[];
}

interface Props extends EvidenceSheet {
  /** `wide` fills a section, `narrow` fits a column and always shows the small drawing. */
  readonly size?: 'wide' | 'narrow';
}

/** A sheet of evidence: an example document, labelled as illustrative, with its rows as a file. */
export function Evidence({ drawing, alt, caption, files, size = 'wide' }: Props) {
  const small = `${drawing}-small`;
  return (
    <figure className={styles[size]}>
      {size === 'wide' ? (
        <Art name={drawing} alt={alt} small={small} smallUpTo="1119px" />
      ) : (
        <Art name={small} alt={alt} />
      )}
      <figcaption>
        <p>{caption}</p>
        <FileList files={files} />
      </figcaption>
    </figure>
  );
}
