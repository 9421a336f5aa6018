/** @jest-environment node */
import { PROVIDER_FORMS, type ProviderForm } from '@/lib/forms/provider-forms';
import { readValues } from '@/lib/forms/values';

const { contact, enrolment, enquiry } = PROVIDER_FORMS;

function sample(names: readonly string[]): FormData {
  const data = new FormData();
  for (const name of names) data.set(name, `the ${name}`);
  return data;
}

const bodyOf = ({ fields, payload }: ProviderForm, data = sample(fields)): string =>
  JSON.stringify(payload(readValues(data, fields)));

describe('the bodies of the three calls have exactly their keys', () => {
  test('contact: phone is the mobile number, the answer goes to the writer', () => {
    expect(bodyOf(contact)).toBe(
      JSON.stringify({
        name: 'the name',
        email: 'the email',
        phone: 'the mobile',
        subject: 'the subject',
        message: 'the message',
        from_name: 'the name',
        reply_to: 'the email',
      }),
    );
  });

  test('enrolment: fixed subject, and a message that sums up all fields', () => {
    expect(bodyOf(enrolment)).toBe(
      JSON.stringify({
        name: 'the name',
        email: 'the email',
        phone: 'the phone',
        course: 'the course',
        degree: 'the degree',
        institute: 'the institute',
        address: 'the address',
        subject: 'New Course Enrollment Request',
        message:
          'Name: the name\nEmail: the email\nPhone: the phone\nCourse: the course\n' +
          'Current degree: the degree\nInstitute: the institute\nAddress: the address',
      }),
    );
  });

  test('enquiry: method and time by their keys, neither file, captcha nor honeypot', () => {
    const data = sample([...enquiry.fields, 'captcha', 'homepage']);
    data.set('file', new File(['x'], 'plan.pdf'));
    expect(bodyOf(enquiry, data)).toBe(
      JSON.stringify({
        name: 'the name',
        email: 'the email',
        phone: 'the phone',
        company: 'the company',
        designation: 'the designation',
        subject: 'the subject',
        product: 'the product',
        message: 'the message',
        contact_method: 'the contactMethod',
        contact_time: 'the contactTime',
        location: 'the location',
        from_name: 'the name',
        reply_to: 'the email',
      }),
    );
  });
});

test('a field that the form does not have, or that holds a file, is empty', () => {
  const data = new FormData();
  data.set('name', new File(['x'], 'name.txt'));
  expect(readValues(data, ['name', 'email'])).toEqual({ name: '', email: '' });
});
