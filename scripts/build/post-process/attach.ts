import type { Behavior } from '@/lib/browser/behavior';

export function attachBehaviors(behaviors: Readonly<Record<string, Behavior>>): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-behavior]')) {
    for (const name of (root.dataset.behavior ?? '').split(' ')) behaviors[name]?.(root);
  }
}
