import type { NavigationItem, Office } from '@/content';
import { cx } from '@/lib/cx';
import { PATHS } from '@/lib/routes';
import { ButtonLink } from '../ui/controls/button-link';
import { Selvedge } from '../cloth/selvedge';
import { Brand } from './brand';
import { ContactLinks, type ContactLinksProps } from './contact-links';
import { MainNav } from './main-nav.client';
import { MENU_ID, MenuButton } from './menu-button';
import { MenuFoot } from './menu-foot';
import { MobileMenu } from './mobile-menu.client';
import styles from './site-header.module.scss';

interface Props extends Pick<ContactLinksProps, 'whatsapp'> {
  readonly name: string;
  readonly office: Office;
  readonly items: readonly NavigationItem[];
}

export function SiteHeader({ name, items, office, whatsapp }: Props) {
  return (
    <>
      <Selvedge />
      <header className={styles.header} data-print="hide">
        <div className={cx('wrap', styles.row)}>
          <Brand name={name} />
          <MainNav items={items} />
          <div className={styles.contact}>
            <ContactLinks phone={office.phone} whatsapp={whatsapp} />
          </div>
          <span className={styles.enquiry}>
            <ButtonLink href={PATHS.enquiry} variant="secondary">
              ENQUIRY
            </ButtonLink>
          </span>
          <MenuButton className={styles.menu} />
        </div>
      </header>
      <MobileMenu id={MENU_ID} name={name} items={items}>
        <MenuFoot office={office} whatsapp={whatsapp} />
      </MobileMenu>
    </>
  );
}
