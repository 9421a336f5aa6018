import type { Office } from '@/content';
import { cx } from '@/lib/cx';
import { PATHS } from '@/lib/routes';
import { shortHours } from '@/lib/short-hours';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import type { ContactLinksProps } from './contact-links';
import { MENU_ID } from './menu-button';
import styles from './menu-foot.module.scss';

interface Props extends Pick<ContactLinksProps, 'whatsapp'> {
  readonly office: Office;
}

export function MenuFoot({ office, whatsapp }: Props) {
  return (
    <>
      <ul className={cx('grid gap0 across5', styles.reach)}>
        <li>
          <a className="media across3" href={office.phone.href}>
            <Icon name="call" />
            <b>{office.phone.text}</b>
            <span>{shortHours(office.hours)}</span>
          </a>
        </li>
        <li>
          <a
            className="media across3"
            href={whatsapp.href}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="chat" />
            <b>WhatsApp</b>
            <span>
              Chat with us<span className="visuallyHidden">, opens in a new tab</span>
            </span>
          </a>
        </li>
      </ul>
      <div className={styles.foot}>
        <button type="button" popoverTarget={MENU_ID} popoverTargetAction="hide">
          <Icon name="close" />
          <span>Close</span>
        </button>
        <SiteLink href={PATHS.enquiry}>ENQUIRY</SiteLink>
      </div>
    </>
  );
}
