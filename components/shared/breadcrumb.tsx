import { env } from '@/lib/server/env';
import type { Crumb } from '@/lib/routes';
import { breadcrumbList } from '@/lib/structured-data';
import { JsonLd } from './json-ld';
import { SiteLink } from '../ui/site-link';
import styles from './breadcrumb.module.scss';

interface Props {
  readonly crumbs: readonly Crumb[];
}

export function Breadcrumb({ crumbs }: Props) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb" data-print="hide">
      <ol className="cluster gap05">
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <SiteLink href={path}>{name}</SiteLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(env.siteUrl, crumbs)} />
    </nav>
  );
}
