import type { Company } from '@/content';

type Props = Pick<Company, 'emails' | 'grievanceOfficer' | 'offices'> & {
  /** Until one is named, a request about data goes to the privacy mailbox, a complaint to the office. */
  readonly about: 'data' | 'purchase';
};

export function GrievanceOfficer({ emails, grievanceOfficer: officer, offices, about }: Props) {
  const { name, designation, email, phone } = officer;
  if (name) {
    return (
      <>
        {[name, designation].filter(Boolean).join(', ')}
        {email ? (
          <>
            , <a href={`mailto:${email}`}>{email}</a>
          </>
        ) : null}
        {phone ? (
          <>
            , <a href={phone.href}>{phone.text}</a>
          </>
        ) : null}
      </>
    );
  }
  if (about === 'data') {
    return (
      <>
        not named yet; until then the privacy mailbox answers within one month:{' '}
        <a href={`mailto:${emails.privacy}`}>{emails.privacy}</a>
      </>
    );
  }
  const { email: office, phone: call } = offices.registered;
  return (
    <>
      not named yet; until then write to <a href={`mailto:${office}`}>{office}</a> or call{' '}
      <a href={call.href}>{call.text}</a>
    </>
  );
}
