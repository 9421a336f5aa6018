import styles from './block-title.module.scss';

/** The title of a block below its section's heading; many blocks need none. */
export function BlockTitle({ title }: { readonly title: string | undefined }) {
  return title === undefined ? null : <h3 className={styles.title}>{title}</h3>;
}
