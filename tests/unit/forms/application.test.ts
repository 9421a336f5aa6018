/** @jest-environment node */
import { applicationMail, fitsLink, mailAsText, mailtoLink } from '@/lib/forms/application';

const values = {
  fullName: 'Asha Ünal & Söhne',
  email: 'asha@example.in',
  phone: '+91 50000 00000',
  coverLetter: 'First line?\nSecond line: 100% "quoted" & more = fine # नमस्ते',
};

// That nothing of the mail is lost on its way through the link is tested in tests/e2e/career.spec.ts.

test('an application to no post names none', () => {
  const open = applicationMail('careers@samvaya.example', undefined, values);
  expect(open.subject).toBe('Application');
  expect(open.body).not.toContain('Job:');
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
