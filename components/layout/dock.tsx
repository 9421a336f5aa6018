import type { ReactNode } from 'react';
import { ContactLinks, type ContactLinksProps } from './contact-links';
import { MenuButton } from './menu-button';
import styles from './dock.module.scss';

interface Props extends ContactLinksProps {
  /** Without it the dock does not stick. */
  readonly children?: ReactNode;
}

/** It rests at its own place, the end of `main`. */
export function Dock({ phone, whatsapp, children }: Props) {
  return (
    <aside
      className={styles.dock}
      aria-label="Quick actions"
      data-dock={children ? 'sticks' : 'rests'}
      data-print="hide"
    >
      <div className={styles.row}>
        {children ? <MenuButton /> : null}
        <ContactLinks phone={phone} whatsapp={whatsapp} />
        {children ? <div className={styles.verb}>{children}</div> : null}
      </div>
    </aside>
  );
}
