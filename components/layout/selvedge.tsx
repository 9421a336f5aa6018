import styles from './selvedge.module.scss';

/** The woven border at the top of the page and of the footer. */
export function Selvedge() {
  return <div className={styles.selvedge} aria-hidden="true" data-print="hide" />;
}
