'use client';

// For the path of the page, which a layout has only in client components.
import { usePathname } from 'next/navigation';
import { useId } from 'react';
import type { NavigationGroup, NavigationItem } from '@/content';
import { currentItem } from './current-item';
import { cx } from '@/lib/cx';
import { SiteLink } from '../ui/site-link';
import styles from './main-nav.module.scss';

interface GroupProps {
  readonly item: NavigationItem;
  readonly group: NavigationGroup;
  readonly path: string;
  readonly current: Current;
}

/** `page`: the item is the current page. `true`: the page is below the item. */
type Current = 'page' | 'true' | undefined;

/** The button pins the panel. */
function Group({ item, group, path, current }: GroupProps) {
  const panel = useId();
  return (
    <li className={styles.group} data-state="auto">
      <SiteLink className={styles.label} href={item.href} aria-current={current}>
        {item.label}
      </SiteLink>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={false}
        aria-controls={panel}
        aria-label={`${item.label} pages`}
      />
      <div className={cx('onDark', styles.panel)} id={panel}>
        <ul className={group.links.length > 6 ? styles.wide : undefined}>
          {group.links.map(({ href, label }) => (
            <li key={href}>
              <SiteLink href={href} aria-current={path === href ? 'page' : undefined}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

interface Props {
  readonly items: readonly NavigationItem[];
}

export function MainNav({ items }: Props) {
  const path = usePathname();
  const under = currentItem(items, path);
  const currentOf = (item: NavigationItem): Current =>
    path === item.href ? 'page' : item === under ? 'true' : undefined;
  return (
    <nav className={styles.nav} aria-label="Main" data-behavior="main-nav">
      <ul className={styles.bar}>
        {items.map((item) =>
          item.group ? (
            <Group
              key={item.href}
              item={item}
              group={item.group}
              path={path}
              current={currentOf(item)}
            />
          ) : (
            <li key={item.href}>
              <SiteLink className={styles.label} href={item.href} aria-current={currentOf(item)}>
                {item.label}
              </SiteLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
