import {
  CONTACT_FIELDS,
  ENQUIRY_FIELDS,
  ENROLMENT_FIELDS,
  contactPayload,
  enquiryPayload,
  enrolmentPayload,
  readValues,
} from '@/lib/forms/payloads';

const sample = (fields: readonly string[]) => {
  const data = new FormData();
  for (const field of fields) data.set(field, `the ${field}`);
  return data;
};

describe('the bodies of the three calls have exactly the keys of section 7', () => {
  test('contact: phone is the mobile number, the answer goes to the writer', () => {
    expect(contactPayload('key-1', readValues(sample(CONTACT_FIELDS), CONTACT_FIELDS))).toEqual({
      access_key: 'key-1',
      name: 'the name',
      email: 'the email',
      phone: 'the mobile',
      subject: 'the subject',
      message: 'the message',
      from_name: 'the name',
      reply_to: 'the email',
    });
  });

  test('enrolment: fixed subject, and a message that sums up all fields', () => {
    const payload = enrolmentPayload(
      'key-1',
      readValues(sample(ENROLMENT_FIELDS), ENROLMENT_FIELDS),
    );
    const { message, ...rest } = payload;
    expect(rest).toEqual({
      access_key: 'key-1',
      name: 'the name',
      email: 'the email',
      phone: 'the phone',
      course: 'the course',
      degree: 'the degree',
      institute: 'the institute',
      address: 'the address',
      subject: 'New Course Enrollment Request',
    });
    for (const field of ENROLMENT_FIELDS) expect(message).toContain(`the ${field}`);
  });

  test('enquiry: method and time by their keys, neither file nor captcha', () => {
    const data = sample([...ENQUIRY_FIELDS, 'captcha', 'homepage']);
    data.set('file', new File(['x'], 'plan.pdf'));
    expect(enquiryPayload('key-1', readValues(data, ENQUIRY_FIELDS))).toEqual({
      access_key: 'key-1',
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
    });
  });
});

test('a field that the form does not have, or that holds a file, is empty', () => {
  const data = new FormData();
  data.set('name', new File(['x'], 'name.txt'));
  expect(readValues(data, ['name', 'email'])).toEqual({ name: '', email: '' });
});
