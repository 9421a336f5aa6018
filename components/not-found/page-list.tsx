import { cx } from '@/lib/cx';
import { SiteLink } from '../ui/site-link';
import styles from './page-list.module.scss';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly pages: readonly {
    readonly label: string;
    readonly href: string;
    readonly about: string;
  }[];
}

export function PageList({ id, heading, pages }: Props) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        <ul className={cx('grid min19 gap4 across6', styles.pages)}>
          {pages.map(({ label, href, about }) => (
            <li key={href}>
              <SiteLink className="tBody" href={href}>
                <b className="tSub">{label}</b> {about}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
