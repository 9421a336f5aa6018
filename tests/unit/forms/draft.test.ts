import { clearDraft, restoreDraft, saveDraft } from '@/lib/forms/draft';

const MARKUP = `
  <input name="name">
  <textarea name="message"></textarea>
  <select name="course">
    <option value="">Choose</option><option selected>Power BI</option><option>LS Central</option>
  </select>
  <input name="captcha" data-draft="no">
  <input name="consent" type="checkbox">
  <input name="resume" type="file">
  <input id="nameless">`;

function newForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = MARKUP;
  document.body.replaceChildren(form);
  return form;
}

const control = (form: HTMLFormElement, name: string) => {
  const found = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

function typedForm(): HTMLFormElement {
  const form = newForm();
  for (const [name, value] of [
    ['name', 'Asha'],
    ['message', 'two\nlines'],
    ['course', 'LS Central'],
    ['captcha', 'Kb7Qz'],
  ] as const) {
    control(form, name).value = value;
  }
  return form;
}

beforeEach(() => {
  sessionStorage.clear();
});

test('brings back what was typed', () => {
  saveDraft('contact', typedForm());
  const form = newForm();
  restoreDraft('contact', form);
  expect(['name', 'message', 'course'].map((name) => control(form, name).value)).toEqual([
    'Asha',
    'two\nlines',
    'LS Central',
  ]);
});

test('keeps neither captcha, file nor consent', () => {
  saveDraft('contact', typedForm());
  expect(
    Object.keys(JSON.parse(sessionStorage.getItem('draft:contact') ?? '{}') as object),
  ).toEqual(['name', 'message', 'course']);
});

test('does not overwrite what has been typed meanwhile', () => {
  saveDraft('contact', typedForm());
  const form = newForm();
  control(form, 'name').value = 'Ravi';
  control(form, 'course').value = '';
  restoreDraft('contact', form);
  expect(control(form, 'name').value).toBe('Ravi');
  expect(control(form, 'course').value).toBe('');
});

test('belongs to one form', () => {
  saveDraft('contact', typedForm());
  const form = newForm();
  restoreDraft('enquiry', form);
  expect(control(form, 'name').value).toBe('');
});

test('is gone once cleared', () => {
  saveDraft('contact', typedForm());
  clearDraft('contact');
  const form = newForm();
  restoreDraft('contact', form);
  expect(control(form, 'name').value).toBe('');
});

test.each(['not JSON', 'null', '"text"', '{"name":7}'])('survives %s in the storage', (stored) => {
  sessionStorage.setItem('draft:contact', stored);
  const form = newForm();
  restoreDraft('contact', form);
  expect(control(form, 'name').value).toBe('');
});

test('a full storage loses the draft, not the form', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => {
    saveDraft('contact', typedForm());
  }).not.toThrow();
});

test('a browser that forbids storage still has working forms', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const form = typedForm();
  expect(() => {
    saveDraft('contact', form);
    restoreDraft('contact', form);
    clearDraft('contact');
  }).not.toThrow();
});
