import styles from './icon.module.scss';

interface Props {
  readonly name: 'menu' | 'close' | 'call' | 'chat' | 'write';
}

export function Icon({ name }: Props) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {name === 'menu' ? <path d="M1 5h22v2H1zm0 6h22v2H1zm0 6h22v2H1z" /> : null}
      {name === 'close' ? <path d="m4 6 2-2 14 14-2 2zM18 4l2 2L6 20l-2-2z" /> : null}
      {name === 'call' ? (
        <path d="M4 2h5l2 6-3 2a12 12 0 0 0 6 6l2-3 6 2v5c0 1-1 2-2 2C10 22 2 14 2 4c0-1 1-2 2-2z" />
      ) : null}
      {name === 'chat' ? (
        <>
          <path d="M2 3h20v14H11l-5 5v-5H2z" />
          <path fill="var(--accent)" d="M6 7h12v2H6zM6 11h8v2H6z" />
        </>
      ) : null}
      {name === 'write' ? (
        <>
          <path d="M2 4h20v16H2z" />
          <path d="m2 5 10 8 10-8" fill="none" stroke="var(--accent)" strokeWidth="2" />
        </>
      ) : null}
    </svg>
  );
}
