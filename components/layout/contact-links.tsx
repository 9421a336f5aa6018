import type { Company, Office } from '@/content';
import { Icon } from '../ui/icon';

export interface ContactLinksProps {
  readonly phone: Office['phone'];
  readonly whatsapp: Company['whatsapp'];
}

export function ContactLinks({ phone, whatsapp }: ContactLinksProps) {
  return (
    <>
      <a href={phone.href}>
        <Icon name="call" />
        <span>
          Call<span className="visuallyHidden"> {phone.text}</span>
        </span>
      </a>
      <a href={whatsapp.href} target="_blank" rel="noopener noreferrer">
        <Icon name="chat" />
        <span>
          Chat<span className="visuallyHidden"> with us on WhatsApp, opens in a new tab</span>
        </span>
      </a>
    </>
  );
}
