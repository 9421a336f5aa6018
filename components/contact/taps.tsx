import type { Company, Contact } from '@/content';
import { Icon } from '../ui/icon';
import { More } from '../ui/controls/more';
import { Hours } from './hours';
import styles from './taps.module.scss';

interface Props {
  readonly words: Contact['taps'];
  readonly company: Pick<Company, 'offices' | 'whatsapp' | 'replyTime'>;
}

export function Taps({ words, company }: Props) {
  const { corporate } = company.offices;
  const { phone, email } = corporate;
  return (
    <ul className={styles.taps} data-print="hide">
      <li>
        <a href={phone.href}>
          <Icon name="call" />
          <b className="tRow">{phone.text}</b>
          <span>
            <Hours of={corporate} />
          </span>
          <More label={words.call} />
        </a>
      </li>
      <li>
        <a href={company.whatsapp.href} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" />
          <b className="tRow">WhatsApp</b>
          <span>
            {words.chatFor}
            <span className="visuallyHidden">, opens in a new tab</span>
          </span>
          <More label={words.chat} />
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`}>
          <Icon name="write" />
          <b className="tRow">{email}</b>
          <span>{company.replyTime ? `Answer within ${company.replyTime}` : words.writeFor}</span>
          <More label={words.write} />
        </a>
      </li>
    </ul>
  );
}
