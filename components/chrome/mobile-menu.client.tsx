'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { NavigationItem } from '@/content';
import { SiteLink } from '../ui/site-link.client';
import styles from './mobile-menu.module.scss';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly items: readonly NavigationItem[];
}

/**
 * The menu of small screens. It is a popover, so it opens, closes with Escape and gives the focus
 * back without any script; the groups are exclusive `<details>`. The script adds what the platform
 * lacks: the focus stays inside, and a link closes the menu.
 */
export function MobileMenu({ id, name, items }: Props) {
  const path = usePathname();
  const sheet = useRef<HTMLElement>(null);

  useEffect(() => {
    const menu = sheet.current;
    if (!menu) return;
    const keepFocusInside = (open: boolean) => {
      for (const region of menu.parentElement?.children ?? []) {
        if (region instanceof HTMLElement && region !== menu) region.inert = open;
      }
    };
    // Before, not after, the change: on closing, the focus goes back to a control behind the menu.
    const follow = ({ newState }: ToggleEvent) => {
      keepFocusInside(newState === 'open');
    };
    // The gesture that opens it may be the one that starts this script.
    keepFocusInside(menu.matches(':popover-open'));
    menu.addEventListener('beforetoggle', follow);
    return () => {
      menu.removeEventListener('beforetoggle', follow);
    };
  }, []);

  const closeOnLink = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) sheet.current?.hidePopover();
  };

  return (
    <nav
      ref={sheet}
      id={id}
      popover="auto"
      className={styles.sheet}
      aria-label="Main, small screens"
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
