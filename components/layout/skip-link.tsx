import styles from './skip-link.module.scss';

/** The first stop of the Tab key: past the navigation, to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" data-print="hide">
      Skip to content
    </a>
  );
}
