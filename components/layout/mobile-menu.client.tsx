'use client';

// For the path of the page, which a layout has only in client components.
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import type { NavigationItem } from '@/content';
import { cx } from '@/lib/cx';
import { SiteLink } from '../ui/site-link';
import styles from './mobile-menu.module.scss';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly items: readonly NavigationItem[];
  readonly children: ReactNode;
}

/** Popover and exclusive `<details>` need no script. */
export function MobileMenu({ id, name, items, children }: Props) {
  const path = usePathname();
  return (
    <nav
      id={id}
      popover="auto"
      className={cx('onDark', styles.sheet)}
      aria-label="Main, small screens"
      data-behavior="mobile-menu"
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
      <ul className={cx('grid gap0 across5', styles.list)}>
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
      {children}
    </nav>
  );
}
