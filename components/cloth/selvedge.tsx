import styles from './selvedge.module.scss';

export function Selvedge() {
  return <div className={styles.selvedge} aria-hidden="true" data-print="hide" />;
}
