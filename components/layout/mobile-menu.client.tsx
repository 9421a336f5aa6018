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

/** Focus trap: makes everything outside the open menu inert. */
function trapFocus(open: boolean): void {
  const regions = document.querySelectorAll<HTMLElement>('body > :not([popover])');
  for (const region of regions) region.inert = open;
}

/**
 * From this width on, the navigation of wide screens replaces the menu (mobile-menu.module.scss).
 */
const WIDE = '(width >= 1121px)';

/**
 * Sets up the menu when it mounts. It may be open by then, because opening it can start the
 * framework.
 */
function setUp(menu: HTMLElement): (() => void) | undefined {
  // Without popovers, the style sheet hides the menu.
  if (!('popover' in menu)) return undefined;
  const isOpen = () => menu.matches(':popover-open');
  trapFocus(isOpen());
  // Rotating a tablet can hide the open menu; the page behind it must not stay inert.
  const wide = window.matchMedia(WIDE);
  const onWidthChange = () => {
    if (wide.matches && isOpen()) menu.hidePopover();
  };
  onWidthChange();
  wide.addEventListener('change', onWidthChange);
  return () => {
    wide.removeEventListener('change', onWidthChange);
  };
}

/**
 * Runs before the change, because on closing, the browser returns the focus to a control behind the
 * menu.
 */
function onBeforeToggle({ newState }: ToggleEvent): void {
  trapFocus(newState === 'open');
}

function closeOnLink({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof HTMLAnchorElement) currentTarget.hidePopover();
}

/**
 * The menu of small screens. It is a popover, so it opens, closes with Escape and returns the focus
 * without any script; the groups are exclusive `<details>`. The script adds the focus trap, and
 * closes the menu after a click on a link and on wide screens.
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
      ref={setUp}
      id={id}
      popover="auto"
      className={styles.sheet}
      aria-label="Main, small screens"
      data-start-when="used"
      onBeforeToggle={onBeforeToggle}
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
