'use client';

import { usePathname } from 'next/navigation';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import type { NavigationGroup, NavigationItem } from '@/content';
import { currentItem } from '@/lib/current-item';
import { SiteLink } from '../ui/site-link.client';
import styles from './main-nav.module.scss';

interface GroupProps {
  readonly item: NavigationItem;
  readonly group: NavigationGroup;
  readonly path: string;
  readonly current: Current;
}

/** The item's own page is at hand, or one that stands under it. */
type Current = 'page' | 'true' | undefined;

/**
 * A label with its panel of links. Hover and focus show the panel by CSS alone, so that it works
 * before any script; the button pins it, and Escape hides it until pointer or focus leave.
 */
function Group({ item, group, path, current }: GroupProps) {
  const [state, setState] = useState<'auto' | 'pinned' | 'dismissed'>('auto');
  const panel = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setState('dismissed');
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof HTMLAnchorElement)) return;
    target.blur();
    setState('dismissed');
  };
  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setState('auto');
  };
  return (
    <li
      className={styles.group}
      data-state={state}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerLeave={() => {
        setState((now) => (now === 'dismissed' ? 'auto' : now));
      }}
    >
      <SiteLink className={styles.label} href={item.href} aria-current={current}>
        {item.label}
      </SiteLink>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={state === 'pinned'}
        aria-controls={panel}
        aria-label={`${item.label} pages`}
        onClick={() => {
          setState((now) => (now === 'pinned' ? 'dismissed' : 'pinned'));
        }}
      />
      <div className={styles.panel} id={panel}>
        <ul className={group.links.length > 6 ? styles.wide : styles.narrow}>
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

/** The navigation of wide screens. */
export function MainNav({ items }: { readonly items: readonly NavigationItem[] }) {
  const path = usePathname();
  const under = currentItem(items, path);
  const currentOf = (item: NavigationItem): Current =>
    path === item.href ? 'page' : item === under ? 'true' : undefined;
  return (
    <nav className={styles.nav} aria-label="Main" data-start-when="used">
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
