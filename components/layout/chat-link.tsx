import type { Company } from '@/content';
import styles from './chat-link.module.scss';

/**
 * The floating link to the messaging app: a square with the icon, and with words
 * where the margin beside the page is wide enough. It is hidden while a control of a form has the
 * focus, and the page ends with space for it.
 */
export function ChatLink({ whatsapp }: { readonly whatsapp: Company['whatsapp'] }) {
  return (
    <aside className={styles.chat} aria-label="Chat" data-print="hide">
      <a href={whatsapp.href} target="_blank" rel="noopener noreferrer">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 3h20v14H11l-5 5v-5H2z" fill="currentColor" />
          <path className={styles.lines} d="M6 7h12v2H6zM6 11h8v2H6z" />
        </svg>
        <span className={styles.words}>Chat with us</span>
        <span className="visuallyHidden"> on WhatsApp, opens in a new tab</span>
      </a>
    </aside>
  );
}
