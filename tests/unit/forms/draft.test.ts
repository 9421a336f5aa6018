import { clearDraft, prefill, restoreDraft, saveDraft } from '@/lib/browser/form-draft';

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

test('opens the closed group of a field that has an entry', () => {
  saveDraft('contact', typedForm());
  const form = newForm();
  const group = document.createElement('details');
  const name = control(form, 'name');
  name.replaceWith(group);
  group.append(name);
  restoreDraft('contact', form);
  expect(group.open).toBe(true);
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

describe('what is filled in for the visitor', () => {
  test('leaves a field alone in which something was typed or chosen', () => {
    const form = typedForm();
    prefill('contact', control(form, 'name'), 'Ravi');
    prefill('contact', control(form, 'course'), 'Power BI');
    expect(control(form, 'name').value).toBe('Asha');
    expect(control(form, 'course').value).toBe('LS Central');
  });

  test('is kept with the draft', () => {
    prefill('contact', control(newForm(), 'message'), 'Business Central');
    const form = newForm();
    restoreDraft('contact', form);
    expect(control(form, 'message').value).toBe('Business Central');
  });

  test('is no entry of the visitor: the next way to the form replaces it', () => {
    prefill('contact', control(newForm(), 'message'), 'Business Central');
    const form = newForm();
    restoreDraft('contact', form);
    control(form, 'name').value = 'Asha';
    saveDraft('contact', form);
    const next = newForm();
    restoreDraft('contact', next);
    prefill('contact', control(next, 'message'), 'Microsoft Azure');
    expect(control(next, 'message').value).toBe('Microsoft Azure');
    expect(control(next, 'name').value).toBe('Asha');
  });

  test('becomes one when it is changed', () => {
    const form = newForm();
    prefill('contact', control(form, 'message'), 'Business Central');
    control(form, 'message').value = 'Business Central for two plants';
    saveDraft('contact', form);
    const next = newForm();
    restoreDraft('contact', next);
    prefill('contact', control(next, 'message'), 'Microsoft Azure');
    expect(control(next, 'message').value).toBe('Business Central for two plants');
  });

  test('is gone once cleared', () => {
    prefill('contact', control(newForm(), 'message'), 'Business Central');
    clearDraft('contact');
    expect(sessionStorage).toHaveLength(0);
  });
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

test('a storage that only looks usable is no fault of the form', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
  }
  const form = typedForm();
  expect(() => {
    saveDraft('contact', form);
    restoreDraft('contact', form);
    clearDraft('contact');
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
