import type { Company } from '@/content';
import { Icon } from '../ui/icon';
import styles from './chat-link.module.scss';

/**
 * The floating link to the messaging app on wide screens: a square with the icon, and with words
 * where the margin beside the page is wide enough. It is hidden while a control of a form has the
 * focus, and the page ends with space for it.
 */
export function ChatLink({ whatsapp }: { readonly whatsapp: Company['whatsapp'] }) {
  return (
    <aside className={styles.chat} aria-label="Chat" data-print="hide">
      <a href={whatsapp.href} target="_blank" rel="noopener noreferrer">
        <Icon name="chat" />
        <span className={styles.words}>Chat with us</span>
        <span className="visuallyHidden"> on WhatsApp, opens in a new tab</span>
      </a>
    </aside>
  );
}
