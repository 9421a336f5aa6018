import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { type TabEnds, tabByKey } from '@/lib/tab-keys';
import { endFirstSteps } from '@/lib/browser/first-step-state';

interface TabListState {
  /** The index of the selected tab. */
  readonly chosen: number;
  readonly count: number;
  readonly ends: TabEnds;
  readonly onChoose: (index: number) => void;
}

/**
 * The behavior of a tab list: a key that leads to another tab selects it and moves the focus there.
 * A selection made before hydration stays (scripts/seal/first-steps.ts).
 *
 * @returns the list's ref and its attributes
 */
export function useTabList({ chosen, count, ends, onChoose }: TabListState) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    endFirstSteps(ref.current);
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
