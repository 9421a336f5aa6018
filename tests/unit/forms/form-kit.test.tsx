import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '@/components/forms/kit/field.client';
import { Form } from '@/components/forms/kit/form-kit.client';
import type { FormResult } from '@/lib/forms/send';

function renderForm(onSend: (data: FormData) => Promise<FormResult | undefined>) {
  sessionStorage.clear();
  render(
    <>
      <h2 id="apply">Apply</h2>
      <Form
        name="apply"
        labelledBy="apply"
        submitLabel="Apply now"
        sendingLabel="Submitting..."
        resultAs="banner"
        onSend={onSend}
        help={null}
      >
        <Field name="fullName" label="Full name">
          {(control) => <input {...control} />}
        </Field>
      </Form>
    </>,
  );
  return userEvent.setup();
}

const name = () => screen.getByRole('textbox', { name: 'Full name' });

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
  for (const attempt of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Apply now' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    );
    expect(onSend).toHaveBeenCalledTimes(attempt);
    expect(screen.getByRole('button', { name: 'Apply now' })).toBeEnabled();
    expect(name()).toHaveValue('Asha');
  }
  expect(log).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: 'Apply now' }));
  expect(screen.getByRole('status')).toHaveTextContent('Done.');
});

test('a second submission in the same moment is not sent', async () => {
  const onSend = jest.fn(() => Promise.resolve<FormResult>({ status: 'sent', text: 'Done.' }));
  renderForm(onSend);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Apply' });
  await act(async () => {
    form.requestSubmit();
    form.requestSubmit();
    await Promise.resolve();
  });
  expect(onSend).toHaveBeenCalledTimes(1);
});
