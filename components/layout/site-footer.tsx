import type { Company, NavigationGroup, Office } from '@/content';
import { addressLines } from '@/lib/address-lines';
import { cx } from '@/lib/cx';
import { Disclosure } from '../ui/controls/disclosure';
import { Selvedge } from '../cloth/selvedge';
import { SiteLink } from '../ui/site-link';
import { Brand } from './brand';
import styles from './site-footer.module.scss';

interface Props {
  readonly company: Company;
  readonly columns: readonly (NavigationGroup & { readonly title: string })[];
  readonly legal: NavigationGroup;
}

function Address({ office }: { readonly office: Office }) {
  return (
    <address className={styles.address}>
      <b>{office.name}</b>
      {addressLines(office).map((text) => (
        <span key={text}>{text}</span>
      ))}
      <a href={office.phone.href}>{office.phone.text}</a>
      <a href={`mailto:${office.email}`}>{office.email}</a>
    </address>
  );
}

export function SiteFooter({ company, columns, legal }: Props) {
  return (
    <footer className={cx('onDark', styles.footer)} data-print="hide">
      <Selvedge />
      <div className={cx('wrap split gap0 across5', styles.columns)}>
        <div>
          <Brand name={company.name} size="footer" />
          <p className={cx('muted', styles.tagline)}>{company.tagline}</p>
          <div className={cx('grid two gap15 across3', styles.offices)}>
            <Address office={company.offices.corporate} />
            <Address office={company.offices.registered} />
          </div>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <Disclosure label={title} level={2} className={styles.fold} from="desktop">
              <ul className="tCompact">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <SiteLink href={href}>{label}</SiteLink>
                  </li>
                ))}
              </ul>
            </Disclosure>
          </nav>
        ))}
      </div>
      <div className={cx('wrap cluster gap1 across4 muted tSmall', styles.base)}>
        <p>
          © {company.copyrightYear} {company.legalName}. All rights reserved.
        </p>
        <p>GSTIN {company.gstin}</p>
        <p>CIN {company.cin}</p>
        <ul className={cx('cluster gap1 across4', styles.legal)}>
          {legal.links.map(({ href, label }) => (
            <li key={href}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
