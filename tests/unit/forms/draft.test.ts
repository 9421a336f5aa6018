import { clearDraft, prefill, restoreDraft, saveDraft } from '@/lib/browser/form-draft';

function newForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `
    <input name="name">
    <select name="course"><option value="">Choose</option><option selected>Power BI</option></select>`;
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
  control(form, 'name').value = 'Asha';
  return form;
}

beforeEach(() => {
  sessionStorage.clear();
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

test('is gone once cleared, with what was filled in for the visitor', () => {
  saveDraft('contact', typedForm());
  prefill('contact', control(newForm(), 'name'), 'Ravi');
  clearDraft('contact');
  expect(sessionStorage).toHaveLength(0);
});

test.each(['not JSON', 'null', '"text"', '{"name":7}'])('survives %s in the storage', (stored) => {
  sessionStorage.setItem('draft:contact', stored);
  const form = newForm();
  restoreDraft('contact', form);
  expect(control(form, 'name').value).toBe('');
});

const refuse = () => {
  throw new DOMException('not here', 'SecurityError');
};

test.each([
  ['is full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  [
    'only looks usable',
    () => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
      }
    },
  ],
  ['is forbidden', () => jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)],
])('a storage that %s loses the draft, not the form', (_what, prepare) => {
  prepare();
  const form = typedForm();
  expect(() => {
    saveDraft('contact', form);
    restoreDraft('contact', form);
    clearDraft('contact');
  }).not.toThrow();
});
