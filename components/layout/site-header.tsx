import type { NavigationItem } from '@/content';
import { cx } from '@/lib/cx';
import { PATHS } from '@/lib/routes';
import { ButtonLink } from '../ui/controls/button-link';
import { Selvedge } from './selvedge';
import { Brand } from './brand';
import { MainNav } from './main-nav.client';
import { MobileMenu } from './mobile-menu.client';
import styles from './site-header.module.scss';

const MOBILE_MENU_ID = 'mobile-menu';

interface Props {
  readonly name: string;
  readonly items: readonly NavigationItem[];
}

/** The selvedge, the home link, the navigation and ENQUIRY. */
export function SiteHeader({ name, items }: Props) {
  return (
    <>
      <Selvedge />
      <header className={styles.header} data-print="hide">
        <div className={cx('wrap', styles.row)}>
          <Brand name={name} />
          <MainNav items={items} />
          <span className={styles.enquiry}>
            <ButtonLink href={PATHS.enquiry} variant="secondary">
              ENQUIRY
            </ButtonLink>
          </span>
          <button
            type="button"
            className={styles.menu}
            popoverTarget={MOBILE_MENU_ID}
            aria-label="Menu"
          />
        </div>
      </header>
      <MobileMenu id={MOBILE_MENU_ID} name={name} items={items} />
    </>
  );
}
