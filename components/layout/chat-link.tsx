import type { Company } from '@/content';
import { Icon } from '../ui/icon';
import styles from './chat-link.module.scss';

export function ChatLink({ whatsapp }: { readonly whatsapp: Company['whatsapp'] }) {
  return (
    <aside className={styles.chat} aria-label="Chat" data-chat="" data-print="hide">
      <a href={whatsapp.href} target="_blank" rel="noopener noreferrer">
        <Icon name="chat" />
        <span className="visuallyHidden">Chat with us</span>
        <span className="visuallyHidden"> on WhatsApp, opens in a new tab</span>
      </a>
    </aside>
  );
}
