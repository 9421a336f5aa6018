import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { type TabEnds, tabByKey } from '@/lib/tab-keys';
import { takeOver } from '@/lib/browser/chosen-early';

interface TabListState {
  /** The index of the chosen tab. */
  readonly chosen: number;
  readonly count: number;
  readonly ends: TabEnds;
  readonly onChoose: (index: number) => void;
}

/**
 * The list of a set of tabs: a key that leads to another tab chooses it and moves the focus there,
 * and what a visitor did before this script ran stays (scripts/seal/first-steps.ts).
 *
 * @returns the list's ref and its attributes
 */
export function useTabList({ chosen, count, ends, onChoose }: TabListState) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    takeOver(ref.current);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = tabByKey(event.key, chosen, count, ends);
    if (to === undefined) return;
    event.preventDefault();
    onChoose(to);
    ref.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  return [ref, { role: 'tablist', 'data-ends': ends, onKeyDown }] as const;
}
