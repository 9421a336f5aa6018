import styles from './selvedge.module.scss';

/** The woven edge of the cloth: the first thing of a page and the first of its footer. */
export function Selvedge() {
  return <div className={styles.selvedge} aria-hidden="true" data-print="hide" />;
}
