import type { Industry } from '@/content';
import { checkedNote } from '@/lib/checked-note';
import { FactList } from '../shared/fact-list';
import { Disclosure } from '../ui/controls/disclosure';

interface Props {
  readonly lists: Industry['lookUps'];
}

export function IndustryLookUps({ lists }: Props) {
  return lists.map(({ title, asOf, rows }) => {
    const note = checkedNote({ asOf });
    const label = (
      <>
        {title}
        {note ? <span className="remark"> {note}</span> : null}
      </>
    );
    return (
      <Disclosure key={title} label={label} level={3} from="never">
        <FactList look="terms" entries={rows} />
      </Disclosure>
    );
  });
}
