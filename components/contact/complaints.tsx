import type { Company, Contact } from '@/content';
import { GrievanceOfficer } from '../shared/grievance-officer';
import { Disclosure } from '../ui/controls/disclosure';

interface Props {
  readonly words: Contact['complaint'];
  readonly company: Company;
}

export function Complaints({ words, company }: Props) {
  return (
    <Disclosure id="complaints" level={3} label={words.heading} from="tablet">
      <p>
        {words.goes} <GrievanceOfficer {...company} about="purchase" />.
      </p>
      <p>{words.then}</p>
    </Disclosure>
  );
}
