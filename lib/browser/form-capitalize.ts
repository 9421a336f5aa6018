import { titleCase } from '../title-case';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Replaces a range by text of the same length as if it were typed, so that undo works. */
function typeOver(control: TextControl, start: number, end: number, text: string): void {
  const { selectionStart, selectionEnd, selectionDirection } = control;
  control.setSelectionRange(start, end);
  // The only way to change a control's text with undo; not every environment has it.
  // eslint-disable-next-line @typescript-eslint/no-deprecated, @typescript-eslint/no-unnecessary-condition
  if (!document.execCommand?.('insertText', false, text)) control.setRangeText(text, start, end);
  control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/**
 * Capitalizes the words of a control in place: the caret keeps its position and undo
 * reverts the change. Only changed letters are replaced.
 */
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

/**
 * Whether to capitalize after an input event: not during the composition of an input method, and
 * not during undo. The text is then capitalized when the control loses the focus.
 */
export const mayCapitalize = (event: Event): boolean =>
  !(event instanceof InputEvent) || (!event.isComposing && !event.inputType.startsWith('history'));
