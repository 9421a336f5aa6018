import type { Industry } from '@/content';
import { checkedNote } from '@/lib/checked-note';
import { FactList } from '../shared/fact-list';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './industry-rules.module.scss';

interface Props {
  readonly rules: Industry['rules'];
}

export function IndustryRules({ rules: { title, asOf, rows } }: Props) {
  const label = (
    <>
      {title} <span className="remark">{checkedNote({ asOf })}</span>
    </>
  );
  return (
    <Disclosure label={label} level={3} from="never">
      <FactList className={styles.rules} entries={rows} />
    </Disclosure>
  );
}
