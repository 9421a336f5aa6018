import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Field } from '@/components/forms/kit/field.client';
import { Form } from '@/components/forms/kit/form-kit.client';
import type { FormResult } from '@/lib/forms/send';

beforeAll(() => {
  // jsdom cannot open dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus], button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(() => {
  sessionStorage.clear();
});

function renderForm(
  onSend: (data: FormData) => Promise<FormResult | undefined>,
  resultAs: 'banner' | 'alert' = 'banner',
) {
  render(
    <>
      <h2 id="apply">Apply</h2>
      <Form
        name="apply"
        labelledBy="apply"
        submitLabel="Apply now"
        sendingLabel="Submitting..."
        resultAs={resultAs}
        onSend={onSend}
        help={null}
      >
        <Field name="fullName" label="Full name" required hint="As in your certificates">
          {(control) => <input {...control} />}
        </Field>
        <Field name="resume" label="CV" hint="Allowed Type(s): .pdf, .doc, .docx">
          {(control) => <input {...control} type="file" accept=".pdf,.doc,.docx" />}
        </Field>
        <Field name="consent" label="I agree" required variant="tick">
          {(control) => <input {...control} type="checkbox" />}
        </Field>
      </Form>
    </>,
  );
  return userEvent.setup({ applyAccept: false });
}

const name = () => screen.getByRole('textbox', { name: 'Full name' });
const press = (user: ReturnType<typeof userEvent.setup>, label: string) =>
  user.click(screen.getByRole('button', { name: label }));

test('label, hint and error belong to the control', async () => {
  const user = renderForm(() => Promise.resolve(undefined));
  expect(name()).toBeRequired();
  expect(name()).toHaveAccessibleDescription('As in your certificates');
  await press(user, 'Apply now');
  expect(name()).toBeInvalid();
  expect(name()).toHaveAccessibleDescription('As in your certificates Enter your full name.');
});

test('a consent that is missing is a field like the others', async () => {
  const user = renderForm(() => Promise.resolve(undefined));
  await user.type(name(), 'Asha');
  await press(user, 'Apply now');
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription(
    'Tick the box to agree, so that we can write your message.',
  );
});

test.each([
  ['cv.PDF', true],
  ['cv.docx', true],
  ['cv.exe', false],
  ['pdf', false],
])('a file named %s is accepted: %s', async (file, accepted) => {
  const onSend = jest.fn(() => Promise.resolve(undefined));
  const user = renderForm(onSend);
  await user.type(name(), 'Asha');
  await user.click(screen.getByRole('checkbox'));
  await user.upload(screen.getByLabelText('CV'), new File(['x'], file));
  await press(user, 'Apply now');
  expect(onSend).toHaveBeenCalledTimes(accepted ? 1 : 0);
  expect(name()).toHaveValue('Asha');
});

test('without a result the form stays as it is', async () => {
  const user = renderForm(() => Promise.resolve(undefined));
  await user.type(name(), 'Asha');
  await user.click(screen.getByRole('checkbox'));
  await press(user, 'Apply now');
  expect(await screen.findByRole('button', { name: 'Apply now' })).toBeEnabled();
  expect(name()).toHaveValue('Asha');
});

test('a handler that throws leaves a form that can be used, and a message', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const onSend = jest
    .fn<Promise<FormResult | undefined>, [FormData]>()
    .mockImplementationOnce(() => {
      throw new Error('not to be had');
    })
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValueOnce({ status: 'sent', text: 'Done.' });
  const user = renderForm(onSend);
  await user.type(name(), 'Asha');
  await user.click(screen.getByRole('checkbox'));
  for (const attempt of [1, 2]) {
    await press(user, 'Apply now');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    );
    expect(onSend).toHaveBeenCalledTimes(attempt);
    expect(screen.getByRole('button', { name: 'Apply now' })).toBeEnabled();
    expect(name()).toHaveValue('Asha');
  }
  expect(log).toHaveBeenCalledTimes(2);
  await press(user, 'Apply now');
  expect(screen.getByRole('status')).toHaveTextContent('Done.');
  log.mockRestore();
});

test('a form that was sent before hydration sends itself once', async () => {
  const log: FormData[] = [];
  const container = document.createElement('div');
  document.body.append(container);
  const element = (
    <Form
      name="early"
      labelledBy="early"
      submitLabel="Send"
      sendingLabel="Sending"
      resultAs="banner"
      help={null}
      onSend={(data) => {
        log.push(data);
        return Promise.resolve({ status: 'sent', text: 'Done.' });
      }}
    >
      <Field name="fullName" label="Full name">
        {(control) => <input {...control} />}
      </Field>
    </Form>
  );
  container.innerHTML = renderToString(element);
  const form = container.querySelector('form');
  const entry = container.querySelector('input');
  if (!form || !entry) throw new Error('no form');
  entry.value = 'Asha';
  form.dataset.kept = '';
  const root = await act(async () => {
    const hydrated = hydrateRoot(container, element);
    await Promise.resolve();
    return hydrated;
  });
  expect(log.map((data) => data.get('fullName'))).toEqual(['Asha']);
  expect(form.dataset.kept).toBeUndefined();
  expect(await screen.findByText('Done.')).toBeVisible();
  act(() => {
    root.unmount();
  });
  container.remove();
});

test('a second submission waits for the first', async () => {
  let answer: (result: FormResult) => void = () => undefined;
  const onSend = jest.fn(() => new Promise<FormResult>((resolve) => (answer = resolve)));
  const user = renderForm(onSend);
  await user.type(name(), 'Asha');
  await user.click(screen.getByRole('checkbox'));
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Apply' });
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  expect(onSend).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  expect(name()).toBeDisabled();
  await act(async () => {
    answer({ status: 'sent', text: 'Done.' });
    await Promise.resolve();
  });
  expect(screen.getByRole('status')).toHaveTextContent('Done.');
  expect(name()).toHaveValue('');
});

test('an alert closes with its button and gives the focus back', async () => {
  const user = renderForm(() => Promise.resolve({ status: 'failed', text: 'No luck.' }), 'alert');
  await user.type(name(), 'Asha');
  await user.click(screen.getByRole('checkbox'));
  await press(user, 'Apply now');
  const alert = await screen.findByRole('alertdialog', { name: 'Not sent' });
  expect(alert).toHaveAccessibleDescription('No luck.');
  await press(user, 'OK');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(name()).toHaveValue('Asha');
});

test('a field that was refused gets the message and the focus', async () => {
  const user = renderForm(() =>
    Promise.resolve({ status: 'refused', field: 'fullName', text: 'Write it in full.' }),
  );
  await user.type(name(), 'A');
  await user.click(screen.getByRole('checkbox'));
  await press(user, 'Apply now');
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription('As in your certificates Write it in full.');
});
