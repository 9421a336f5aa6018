import { ENROLMENT_SUBJECT } from './constants';

/** The fields of the contact form (section 3). */
export const CONTACT_FIELDS = ['name', 'email', 'mobile', 'subject', 'message'] as const;

/** The fields of the enrolment form in their order (section 5). */
export const ENROLMENT_FIELDS = [
  'name',
  'email',
  'phone',
  'course',
  'degree',
  'institute',
  'address',
] as const;

/** The fields of the enquiry that are sent; its captcha and its file are not (section 7). */
export const ENQUIRY_FIELDS = [
  'name',
  'email',
  'phone',
  'company',
  'designation',
  'subject',
  'message',
  'product',
  'contactMethod',
  'contactTime',
  'location',
] as const;

type Values<Fields extends readonly string[]> = Readonly<Record<Fields[number], string>>;

export type ContactValues = Values<typeof CONTACT_FIELDS>;
export type EnrolmentValues = Values<typeof ENROLMENT_FIELDS>;
export type EnquiryValues = Values<typeof ENQUIRY_FIELDS>;

/** Reads the named text fields of a form, as typed; one that the form does not have is empty. */
export function readValues<const Fields extends readonly string[]>(
  data: FormData,
  fields: Fields,
): Values<Fields> {
  const entries = fields.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  // Object.fromEntries forgets the names.
  return Object.fromEntries(entries) as Values<Fields>;
}

/** The body of the contact form's call (section 7). */
export function contactPayload(
  accessKey: string,
  { name, email, mobile, subject, message }: ContactValues,
) {
  return {
    access_key: accessKey,
    name,
    email,
    phone: mobile,
    subject,
    message,
    from_name: name,
    reply_to: email,
  };
}

/** The body of the enrolment's call (section 7); its message sums up all fields. */
export function enrolmentPayload(accessKey: string, values: EnrolmentValues) {
  const { name, email, phone, course, degree, institute, address } = values;
  return {
    access_key: accessKey,
    name,
    email,
    phone,
    course,
    degree,
    institute,
    address,
    subject: ENROLMENT_SUBJECT,
    message: [
      `Name: ${name}`,
      `Email: ${email}`,
      `Phone: ${phone}`,
      `Course: ${course}`,
      `Current degree: ${degree}`,
      `Institute: ${institute}`,
      `Address: ${address}`,
    ].join('\n'),
  };
}

/** The body of the enquiry's call (section 7). Fields that were left empty are sent empty. */
export function enquiryPayload(accessKey: string, values: EnquiryValues) {
  const { name, email, phone, company, designation, subject, product, message, location } = values;
  return {
    access_key: accessKey,
    name,
    email,
    phone,
    company,
    designation,
    subject,
    product,
    message,
    contact_method: values.contactMethod,
    contact_time: values.contactTime,
    location,
    from_name: name,
    reply_to: email,
  };
}

/** The body of one of the three calls that the site makes. */
export type Payload =
  | ReturnType<typeof contactPayload>
  | ReturnType<typeof enrolmentPayload>
  | ReturnType<typeof enquiryPayload>;
