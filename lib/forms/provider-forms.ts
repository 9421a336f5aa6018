import { FAILED, type FieldName } from './messages';
import type { Values } from './values';

export interface ProviderForm<Name extends FieldName = FieldName> {
  readonly fields: readonly Name[];
  readonly payload: (values: Values<Name>) => Readonly<Record<string, string>>;
  readonly messages: {
    readonly sent: string;
    readonly rejected: (reason: string | undefined) => string;
    readonly failed: string;
  };
}

/** Infers the names, so that a payload can use no others. */
const define = <const Name extends FieldName>(form: ProviderForm<Name>) => form;

export const PROVIDER_FORMS = {
  contact: define({
    fields: ['name', 'email', 'mobile', 'subject', 'message'],
    payload: ({ name, email, mobile, subject, message }) => ({
      name,
      email,
      phone: mobile,
      subject,
      message,
      from_name: name,
      reply_to: email,
    }),
    messages: {
      sent: 'Message sent successfully! We will get back to you soon.',
      rejected: (reason) => reason ?? FAILED,
      failed: 'Failed to send message. Please try again.',
    },
  }),

  enrolment: define({
    fields: ['name', 'email', 'phone', 'course', 'degree', 'institute', 'address'],
    payload: ({ name, email, phone, course, degree, institute, address }) => ({
      name,
      email,
      phone,
      course,
      degree,
      institute,
      address,
      subject: 'New Course Enrollment Request',
      message: [
        `Name: ${name}`,
        `Email: ${email}`,
        `Phone: ${phone}`,
        `Course: ${course}`,
        `Current degree: ${degree}`,
        `Institute: ${institute}`,
        `Address: ${address}`,
      ].join('\n'),
    }),
    messages: {
      sent: 'Enrollment submitted successfully! We will contact you soon.',
      rejected: () => FAILED,
      failed: 'Failed to submit. Please try again.',
    },
  }),

  enquiry: define({
    // Captcha and file are not sent.
    fields: [
      'name',
      'email',
      'phone',
      'company',
      'designation',
      'subject',
      'product',
      'message',
      'contactMethod',
      'contactTime',
      'location',
    ],
    payload: (values) => ({
      name: values.name,
      email: values.email,
      phone: values.phone,
      company: values.company,
      designation: values.designation,
      subject: values.subject,
      product: values.product,
      message: values.message,
      contact_method: values.contactMethod,
      contact_time: values.contactTime,
      location: values.location,
      from_name: values.name,
      reply_to: values.email,
    }),
    messages: {
      sent: 'Enquiry submitted successfully! We will contact you soon.',
      rejected: () => FAILED,
      failed: 'Failed to submit. Please try again.',
    },
  }),
};

export type ProviderFormName = keyof typeof PROVIDER_FORMS;
