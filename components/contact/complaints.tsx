import type { Company, Contact } from '@/content';
import { GrievanceOfficer } from '../shared/grievance-officer';

interface Props {
  readonly words: Contact['complaint'];
  readonly company: Company;
}

export function Complaints({ words, company }: Props) {
  return (
    <>
      <h3 id="complaints">{words.heading}</h3>
      <p>
        {words.goes} <GrievanceOfficer {...company} about="purchase" />.
      </p>
      <p>{words.then}</p>
    </>
  );
}
