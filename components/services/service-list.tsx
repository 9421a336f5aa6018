import type { ReactNode } from 'react';
import type { ServicesPage } from '@/content';
import { cx } from '@/lib/cx';
import { ANCHORS } from '@/lib/routes';
import { groundClass } from '../shared/ground';
import { Glyph } from '../ui/glyph';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link';
import styles from './service-list.module.scss';

/** Of the groups in order, the first on the page's own. */
const GROUNDS = [undefined, groundClass('sand'), groundClass('tint')];

interface EntryProps {
  readonly path: string;
  readonly icon: string;
  readonly title: string;
  readonly desc: string;
  readonly when: string;
}

function Entry({ path, icon, title, desc, when }: EntryProps) {
  return (
    <li>
      <SiteLink className={styles.entry} href={path}>
        <span className={styles.knot}>
          <Glyph name={icon} />
        </span>
        <p className={cx('tCard', styles.when)}>{when}</p>
        <div className={styles.answer}>
          <h3 className="tSub">{title}</h3>
          <p>{desc}</p>
          <More label="Learn More" about={title} isSmall />
        </div>
      </SiteLink>
    </li>
  );
}

interface GroupProps {
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  readonly className: string | undefined;
  readonly entries: readonly EntryProps[];
  readonly last?: boolean;
}

function Group({ id, heading, lead, className, entries, last = false }: GroupProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.warp}>
          <div className={styles.head}>
            <h2 id={id} className="tFeature">
              {heading}
            </h2>
            <p className="lead">{lead}</p>
          </div>
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.path} {...entry} />
            ))}
          </ul>
          {last ? (
            <div className={styles.leave} aria-hidden="true">
              <span />
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}

interface Props {
  readonly page: ServicesPage;
  readonly breadcrumb: ReactNode;
}

export function ServiceWarp({ page, breadcrumb }: Props) {
  const { heading, lead, groups, edTech } = page;
  return (
    <div className={styles.page}>
      <div className={cx('wrap', styles.opening)}>
        {breadcrumb}
        <div className={styles.title}>
          <h1>{heading}</h1>
          <div className={cx('stack gap2', styles.lead)}>
            <p className="lead">{lead}</p>
            <SiteLink href={ANCHORS.project}>
              <More label={page.project.heading} />
            </SiteLink>
          </div>
          <div className={styles.enter} aria-hidden="true">
            <span />
          </div>
        </div>
      </div>
      {groups.map((group, index) => (
        <Group
          key={group.id}
          {...group}
          className={GROUNDS[index]}
          entries={group.services.map(({ path, icon, title, desc, listing: { when } }) => ({
            path,
            icon,
            title,
            desc,
            when,
          }))}
        />
      ))}
      <Group
        id={edTech.id}
        heading={edTech.heading}
        lead={edTech.lead}
        className={cx(groundClass('indigo'), styles.courses)}
        entries={[edTech]}
        last
      />
    </div>
  );
}
