import { capitalize, mayCapitalize } from '@/lib/browser/form-capitalize';

function inputWith(value: string): HTMLInputElement {
  const input = document.createElement('input');
  input.value = value;
  document.body.replaceChildren(input);
  return input;
}

test('leaves the focus where it is when a field is filled in from elsewhere', () => {
  const input = inputWith('asha rani');
  capitalize(input);
  expect(input.value).toBe('Asha Rani');
  expect(document.body).toHaveFocus();
});

test('types over only what differs, so that the browser can undo it', () => {
  const input = inputWith('Asha rANI Devi');
  input.focus();
  const typed: string[] = [];
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only change with undo
  document.execCommand = (_command, _ui, text) => {
    typed.push(`${input.selectionStart ?? ''} to ${input.selectionEnd ?? ''}: ${text ?? ''}`);
    return true;
  };
  capitalize(input);
  expect(typed).toEqual(['5 to 9: Rani']);
  Reflect.deleteProperty(document, 'execCommand');
});

test('touches nothing that is in order', () => {
  const input = inputWith('Asha Rani');
  const change = jest.spyOn(input, 'setRangeText');
  capitalize(input);
  expect(change).not.toHaveBeenCalled();
});

test.each([
  ['typing', new InputEvent('input', { inputType: 'insertText' }), true],
  ['autofill', new Event('input'), true],
  ['a word being composed', new InputEvent('input', { isComposing: true }), false],
  ['undo', new InputEvent('input', { inputType: 'historyUndo' }), false],
  ['redo', new InputEvent('input', { inputType: 'historyRedo' }), false],
])('%s: %j', (_case, event, allowed) => {
  expect(mayCapitalize(event)).toBe(allowed);
});
