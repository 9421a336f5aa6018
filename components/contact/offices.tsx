import type { Office } from '@/content';
import { cx } from '@/lib/cx';
import { addressLines } from '@/lib/address-lines';
import { FactList } from '../shared/fact-list';
import { Hours } from './hours';
import styles from './offices.module.scss';

interface Props {
  readonly heading: string;
  readonly lead: string;
  readonly offices: readonly Office[];
}

function OfficeCard({ office }: { readonly office: Office }) {
  const { name, phone, email, map } = office;
  return (
    <section className={styles.office}>
      <h3 className="tCard">{name}</h3>
      <address>
        {addressLines(office).map((text) => (
          <div key={text}>{text}</div>
        ))}
      </address>
      <FactList
        look="rows"
        entries={[
          [
            'Phone',
            <a key="phone" href={phone.href}>
              {phone.text}
            </a>,
          ],
          [
            'Email',
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          ['Hours', <Hours key="hours" of={office} />],
          [
            'Map',
            <a key="map" href={map} target="_blank" rel="noopener noreferrer">
              Open the map<span className="visuallyHidden"> of the {name}, in a new tab</span>
            </a>,
          ],
        ]}
      />
    </section>
  );
}

export function Offices({ heading, lead, offices }: Props) {
  return (
    <section aria-labelledby="offices">
      <h2 id="offices">{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      <div className={cx('grid min15 gap0 across5', styles.offices)}>
        {offices.map((office) => (
          <OfficeCard key={office.name} office={office} />
        ))}
      </div>
    </section>
  );
}
