import type { Home, Industry } from '@/content';
import { cx } from '@/lib/cx';
import { groundClass } from '../shared/ground';
import { IndustryTile } from '../shared/industry-tile';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link';
import styles from './industry-frieze.module.scss';
import { SectionHead } from '../shared/section-head';

interface Props {
  readonly industries: readonly Industry[];
  readonly text: Home['industries'];
}

export function IndustryFrieze({ industries, text }: Props) {
  return (
    <section className={styles.section} aria-labelledby="industries">
      <div className="wrap">
        <SectionHead id="industries" heading={text.heading} variant="stacked">
          <p>{text.lead}</p>
        </SectionHead>
      </div>
      <ul className={styles.frieze}>
        {industries.map(({ slug, path, title, desc, banner: { tone } }) => (
          <li key={slug}>
            <SiteLink href={path}>
              <div className={groundClass(tone)}>
                <IndustryTile slug={slug} />
              </div>
              <div>
                <div className={cx('card', styles.words)}>
                  <h3 className="tRow">{title}</h3>
                  <p className={cx('tCompact', styles.wide)}>{desc}</p>
                  <More label="Read More" about={title} isSmall />
                </div>
              </div>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
