import type { ReactNode } from 'react';
import styles from './button.module.scss';
import { SiteLink } from './site-link.client';

interface Props {
  readonly href: string;
  readonly look?: 'marigold' | 'dark' | 'line';
  readonly children: ReactNode;
}

/** A link that looks like a button: the one thing to do next. */
export function ButtonLink({ href, look = 'marigold', children }: Props) {
  const className =
    look === 'marigold' ? styles.button : `${styles.button ?? ''} ${styles[look] ?? ''}`;
  return (
    <SiteLink className={className} href={href}>
      {children}
    </SiteLink>
  );
}
