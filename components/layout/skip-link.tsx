import styles from './skip-link.module.scss';

/** The first focusable element of a page; skips the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" data-print="hide">
      Skip to content
    </a>
  );
}
