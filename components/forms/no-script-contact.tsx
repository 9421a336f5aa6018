import type { ComponentProps } from 'react';
import { DirectContact } from './direct-contact';
import styles from './no-script-contact.module.scss';

export function NoScriptContact(props: ComponentProps<typeof DirectContact>) {
  return (
    <div className={styles.unscripted}>
      <DirectContact {...props} />
    </div>
  );
}
