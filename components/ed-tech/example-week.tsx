import type { EdTech } from '@/content';
import { Disclosure } from '../ui/controls/disclosure';
import { Table } from '../ui/table';
import styles from './example-week.module.scss';

export function ExampleWeek({ words }: { readonly words: EdTech['week'] }) {
  const { id, heading, lead, columns, sum, days } = words;
  const total = days.reduce((hours, day) => hours + day.hours, 0);
  return (
    <div className={styles.week}>
      <Disclosure id={id} label={heading} level={3} from="desktop">
        <Table
          caption={heading}
          isTitled
          columns={columns}
          rows={[...days.map(({ day, hours, what }) => [day, hours, what]), [sum, total, '']]}
          align={['start', 'end', 'start']}
        />
        <p className="muted tSmall">{lead}</p>
      </Disclosure>
    </div>
  );
}
