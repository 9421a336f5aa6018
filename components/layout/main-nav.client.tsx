'use client';

import { usePathname } from 'next/navigation';
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { NavigationGroup, NavigationItem } from '@/content';
import { currentItem } from '@/lib/current-item';
import { asset } from '@/lib/site';
import { Optional } from '../ui/optional.client';
import { SiteLink } from '../ui/site-link.client';
import styles from './main-nav.module.scss';

interface GroupProps {
  readonly item: NavigationItem;
  readonly group: NavigationGroup;
  readonly path: string;
  readonly current: Current;
}

/** `page`: the item is the current page. `true`: the current page is below the item. */
type Current = 'page' | 'true' | undefined;

/**
 * A label with its panel of links. Hover and focus show the panel with CSS alone, so it works
 * before hydration; the button pins it. Escape hides it, wherever the focus is, until pointer and
 * focus have left (WCAG 2.2, 1.4.13).
 */
function Group({ item, group, path, current }: GroupProps) {
  const [state, setState] = useState<'auto' | 'pinned' | 'dismissed'>('auto');
  const panel = useId();
  const place = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const links = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !place.current) return;
      // A hidden link cannot keep the focus.
      if (links.current?.contains(document.activeElement)) toggle.current?.focus();
      setState(place.current.matches(':hover, :focus-within') ? 'dismissed' : 'auto');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof HTMLAnchorElement)) return;
    target.blur();
    setState('dismissed');
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    const hovered = currentTarget.matches(':hover');
    setState((now) => (now === 'dismissed' && hovered ? now : 'auto'));
  };
  const onPointerLeave = ({ currentTarget }: PointerEvent<HTMLLIElement>) => {
    const focused = currentTarget.contains(document.activeElement);
    setState((now) => (now === 'dismissed' && !focused ? 'auto' : now));
  };
  return (
    <li
      ref={place}
      className={styles.group}
      data-state={state}
      onClick={onClick}
      onBlur={onBlur}
      onPointerLeave={onPointerLeave}
    >
      <SiteLink className={styles.label} href={item.href} aria-current={current}>
        {item.label}
      </SiteLink>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={state === 'pinned'}
        aria-controls={panel}
        aria-label={`${item.label} pages`}
        onClick={() => {
          setState((now) => (now === 'pinned' ? 'dismissed' : 'pinned'));
        }}
      />
      <div ref={links} className={styles.panel} id={panel}>
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

interface Props {
  readonly items: readonly NavigationItem[];
}

function Menus({ items }: Props) {
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

/** The navigation of wide screens. If the menus throw, their labels remain as links. */
export function MainNav({ items }: Props) {
  return (
    <Optional
      fallback={
        <nav className={styles.nav} aria-label="Main">
          <ul className={styles.bar}>
            {items.map(({ href, label }) => (
              <li key={href}>
                <a className={styles.label} href={asset(href)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      <Menus items={items} />
    </Optional>
  );
}
