import type { Office } from '@/content';
import { addressLines } from '@/lib/address-lines';
import { Art } from '../ui/art';
import { Unbroken } from '../ui/unbroken';
import styles from './offices.module.scss';

interface Props {
  readonly heading: string;
  readonly lead: string;
  readonly offices: readonly Office[];
}

function OfficeCard({ office }: { readonly office: Office }) {
  const { name, phone, email, hours, map } = office;
  return (
    <section className={styles.office}>
      <h3>{name}</h3>
      <address>
        {addressLines(office).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </address>
      <dl>
        <dt>Phone</dt>
        <dd>
          <a href={phone.href}>{phone.text}</a>
        </dd>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>Hours</dt>
        <dd>
          <Unbroken>{hours}</Unbroken>
        </dd>
        <dt>Map</dt>
        <dd>
          <a href={map} target="_blank" rel="noopener noreferrer">
            Open the map<span className="visuallyHidden"> of the {name}, in a new tab</span>
          </a>
        </dd>
      </dl>
    </section>
  );
}

export function Offices({ heading, lead, offices }: Props) {
  return (
    <section aria-labelledby="offices" className={styles.offices}>
      <h2 id="offices" className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.lead}>{lead}</p>
      {offices.map((office) => (
        <OfficeCard key={office.name} office={office} />
      ))}
      <div className={styles.map}>
        <Art name="map-noida" alt="" />
      </div>
    </section>
  );
}
