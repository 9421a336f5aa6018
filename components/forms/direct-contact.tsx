import type { Office } from '@/content';
import styles from './direct-contact.module.scss';

interface Props {
  readonly text: string;
  readonly office: Pick<Office, 'email' | 'phone'>;
}

export function DirectContact({ text, office }: Props) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      <ul className="cluster gap1">
        <li>
          <a href={`mailto:${office.email}`}>{office.email}</a>
        </li>
        <li>
          <a href={office.phone.href}>{office.phone.text}</a>
        </li>
      </ul>
    </div>
  );
}
