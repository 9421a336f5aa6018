import { escapeUTF8 as escape } from 'entities';

export class Html {
  constructor(readonly text: string) {}
}

/** Escapes its values, except {@link Html}. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  const texts = values.map((value) => {
    if (value instanceof Html) return value.text;
    if (typeof value === 'object') return value.map(({ text }) => text).join('');
    return escape(String(value));
  });
  return new Html(parts.map((part, index) => part + (texts[index] ?? '')).join(''));
}
