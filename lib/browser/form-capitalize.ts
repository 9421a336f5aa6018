import { titleCase } from './title-case';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** As if typed, so that undo works. */
function typeOver(control: TextControl, start: number, end: number, text: string): void {
  const { selectionStart, selectionEnd, selectionDirection } = control;
  control.setSelectionRange(start, end);
  // The only way to change a control's text with undo; not every environment has it.
  // eslint-disable-next-line @typescript-eslint/no-deprecated, @typescript-eslint/no-unnecessary-condition
  if (!document.execCommand?.('insertText', false, text)) control.setRangeText(text, start, end);
  control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/** The caret stays, and undo reverts the change. */
export function capitalize(control: TextControl): void {
  const { value } = control;
  const wanted = titleCase(value);
  if (wanted === value) return;
  let start = 0;
  let end = value.length;
  while (value[start] === wanted[start]) start += 1;
  while (value[end - 1] === wanted[end - 1]) end -= 1;
  const text = wanted.slice(start, end);
  if (control === document.activeElement) typeOver(control, start, end, text);
  else control.setRangeText(text, start, end, 'preserve');
}

/** Not during the composition of an input method, and not during undo. */
export const mayCapitalize = (event: Event): boolean =>
  !(event instanceof InputEvent) || (!event.isComposing && !event.inputType.startsWith('history'));
