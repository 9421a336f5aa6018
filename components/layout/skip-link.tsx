import styles from './skip-link.module.scss';

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" data-print="hide">
      Skip to content
    </a>
  );
}
