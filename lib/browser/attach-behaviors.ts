/** Makes the HTML of an element interactive. The name of its file is that in `data-behavior`. */
export type Behavior = (root: HTMLElement) => void;

const attached = new WeakMap<HTMLElement, Set<string>>();

/** Once for each element, however often it is called. A behavior that fails ends no other one. */
export function attachBehaviors(behaviors: Readonly<Record<string, Behavior>>): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-behavior]')) {
    const done = attached.get(root) ?? new Set();
    attached.set(root, done);
    for (const name of (root.dataset.behavior ?? '').split(' ')) {
      const attach = behaviors[name];
      if (!attach || done.has(name)) continue;
      done.add(name);
      try {
        attach(root);
      } catch (error) {
        reportError(error);
      }
    }
  }
}
