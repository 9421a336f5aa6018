'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent, ToggleEvent } from 'react';
import type { NavigationItem } from '@/content';
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

/** The gesture that opens the menu may be the one that starts this script. */
function keepFocusFromStart(menu: HTMLElement | null): void {
  if (menu) keepFocusInside(menu.matches(':popover-open'));
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
 * lacks: the focus stays inside, and a link closes the menu.
 */
export function MobileMenu({ id, name, items }: Props) {
  const path = usePathname();
  return (
    <nav
      ref={keepFocusFromStart}
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
