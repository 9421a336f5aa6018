'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent, ToggleEvent } from 'react';
import type { NavigationItem } from '@/content';
import { asset } from '@/lib/site';
import { Optional } from '../ui/optional.client';
import { SiteLink } from '../ui/site-link.client';
import styles from './mobile-menu.module.scss';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly items: readonly NavigationItem[];
}

/** While the menu is open, the focus reaches nothing beside it. */
function keepFocusInside(open: boolean): void {
  const regions = document.querySelectorAll<HTMLElement>('body > :not([popover])');
  for (const region of regions) region.inert = open;
}

/** From this width on the menu gives way to the navigation of wide screens (mobile-menu.module.scss). */
const WIDE = '(width >= 1121px)';

/** Guards the menu from when its script runs: the gesture that opens it may be the one that starts that. */
function guard(menu: HTMLElement): (() => void) | undefined {
  // Where there are no popovers, the style sheet leaves the menu out.
  if (!('popover' in menu)) return undefined;
  const isOpen = () => menu.matches(':popover-open');
  keepFocusInside(isOpen());
  // Turning a tablet hides the menu; the page must not stay shut off behind it.
  const wide = window.matchMedia(WIDE);
  const onTurn = () => {
    if (wide.matches && isOpen()) menu.hidePopover();
  };
  onTurn();
  wide.addEventListener('change', onTurn);
  return () => {
    wide.removeEventListener('change', onTurn);
  };
}

/** Before, not after, the change: on closing, the focus goes back to a control behind the menu. */
function followFocus({ newState }: ToggleEvent): void {
  keepFocusInside(newState === 'open');
}

function closeOnLink({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof HTMLAnchorElement) currentTarget.hidePopover();
}

/**
 * The menu of small screens. It is a popover, so it opens, closes with Escape and gives the focus
 * back without any script; the groups are exclusive `<details>`. The script adds what the platform
 * lacks: the focus stays inside, and a link or a wide screen closes the menu.
 */
export function MobileMenu(props: Props) {
  const { id, items } = props;
  return (
    <Optional
      fallback={
        <nav id={id} popover="auto" className={styles.sheet} aria-label="Main, small screens">
          <ul>
            {items.map(({ href, label }) => (
              <li key={href} className={styles.item}>
                <a className={styles.label} href={asset(href)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      <Menu {...props} />
    </Optional>
  );
}

function Menu({ id, name, items }: Props) {
  const path = usePathname();
  return (
    <nav
      ref={guard}
      id={id}
      popover="auto"
      className={styles.sheet}
      aria-label="Main, small screens"
      data-start-when="used"
      onBeforeToggle={followFocus}
      onClick={closeOnLink}
    >
      <div className={styles.top}>
        <span>{name}</span>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close menu"
          autoFocus
        />
      </div>
      <ul>
        {items.map(({ href, label, group, collapsible }) => (
          <li key={href} className={styles.item}>
            <SiteLink
              className={styles.label}
              href={href}
              aria-current={path === href ? 'page' : undefined}
            >
              {label}
            </SiteLink>
            {group && collapsible ? (
              <details name={`${id}-group`} className={styles.group}>
                <summary aria-label={`${label} pages`} />
                <ul>
                  {group.links.map((link) => (
                    <li key={link.href}>
                      <SiteLink
                        href={link.href}
                        aria-current={path === link.href ? 'page' : undefined}
                      >
                        {link.label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </details>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
