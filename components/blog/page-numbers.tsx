import { cx } from '@/lib/cx';
import { pagesNear } from '@/lib/pagination';
import { SiteLink } from '../ui/site-link';
import styles from './page-numbers.module.scss';

interface Props {
  readonly label: string;
  readonly current: number;
  readonly count: number;
  readonly hrefOf: (page: number) => string;
}

export function PageNumbers({ label, current, count, hrefOf }: Props) {
  if (count === 1) return null;
  return (
    <nav
      className={cx('wrap cluster gap1 across3', styles.pages)}
      aria-label={label}
      data-print="hide"
    >
      {current > 1 ? (
        <SiteLink href={hrefOf(current - 1)} rel="prev">
          Newer
        </SiteLink>
      ) : null}
      <ol className="cluster gap0">
        {pagesNear(current, count).map((page, index) =>
          page === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <SiteLink
                href={hrefOf(page)}
                aria-label={`Page ${page}`}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </SiteLink>
            </li>
          ),
        )}
      </ol>
      {current < count ? (
        <SiteLink href={hrefOf(current + 1)} rel="next">
          Older
        </SiteLink>
      ) : null}
    </nav>
  );
}
