/** @jest-environment node */
import { applicationMail, fitsLink, mailAsText, mailtoLink } from '@/lib/forms/application';

const values = {
  fullName: 'Asha Ünal & Söhne',
  email: 'asha@example.in',
  phone: '+91 50000 00000',
  coverLetter: 'First line?\nSecond line: 100% "quoted" & more = fine # नमस्ते',
};

const mail = applicationMail('careers@samvaya.example', 'Node.js & API Intern (Hybrid)', values);

test('the lines of the mail end as the standard wants, those that were typed too', () => {
  expect(mail.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('an application to no post names none', () => {
  const open = applicationMail('careers@samvaya.example', undefined, values);
  expect(open.subject).toBe('Application');
  expect(open.body).not.toContain('Job:');
});

test('the link carries the mail without loss', () => {
  const link = new URL(mailtoLink(mail));
  expect(link.protocol).toBe('mailto:');
  expect(link.pathname).toBe(mail.to);
  const [, query = ''] = mailtoLink(mail).split('?');
  const [subject = '', body = ''] = query.split('&');
  expect(decodeURIComponent(subject)).toBe(`subject=${mail.subject}`);
  expect(decodeURIComponent(body)).toBe(`body=${mail.body}`);
});

test('a link that mail programs would cut leaves the letter out', () => {
  const withLetter = (coverLetter: string) =>
    applicationMail('careers@samvaya.example', 'Node.js & API Intern', { ...values, coverLetter });
  const room = 2000 - mailtoLink(withLetter('')).length;
  const longest = withLetter('x'.repeat(room));
  expect(mailtoLink(longest)).toHaveLength(2000);
  expect(fitsLink(longest)).toBe(true);
  for (const letter of ['x'.repeat(room + 1), 'नमस्ते '.repeat(40)]) {
    const long = withLetter(letter);
    expect(fitsLink(long)).toBe(false);
    expect(mailtoLink(long)).toBe(
      `mailto:careers@samvaya.example?subject=${encodeURIComponent(long.subject)}`,
    );
    expect(mailAsText(long)).toContain(letter);
  }
});

test('a space is not written as a plus, which mail programs would show', () => {
  expect(mailtoLink(mail)).not.toContain('+');
});
