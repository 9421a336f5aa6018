import type { Home, Service } from '@/content';
import { cx } from '@/lib/cx';
import { ANCHORS } from '@/lib/routes';
import { Art } from '../ui/art';
import { Glyph } from '../ui/glyph';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link';
import { groundClass } from '../shared/ground';
import { SectionHead } from '../shared/section-head';
import styles from './service-grid.module.scss';

interface Props {
  readonly services: readonly Service[];
  readonly text: Home['services'];
}

export function ServiceGrid({ services, text }: Props) {
  const [nav, businessCentral, ...others] = services;
  const leads = [nav, businessCentral].filter((service) => service !== undefined);
  return (
    <section className="section" aria-labelledby="services">
      <div className="wrap">
        <SectionHead id="services" heading={text.heading} variant="stacked">
          <p>{text.lead}</p>
        </SectionHead>
        <ul className={styles.grid}>
          {leads.map(({ path, title, desc, icon }, index) => (
            <li key={path}>
              <SiteLink
                className={cx(styles.lead, groundClass(index === 0 ? 'sand' : 'indigo'))}
                href={path}
              >
                <Art name={`lead-${icon}`} alt="" />
                <div>
                  <h3>{title}</h3>
                  <p>{desc}</p>
                  <More label="Learn More" about={title} />
                </div>
              </SiteLink>
            </li>
          ))}
          {others.map(({ path, title, desc, icon }) => (
            <li key={path}>
              <SiteLink className={styles.item} href={path}>
                <Glyph name={icon} />
                <div>
                  <h3>{title}</h3>
                  <p>{desc}</p>
                </div>
              </SiteLink>
            </li>
          ))}
          <li>
            <SiteLink className={styles.item} href={ANCHORS.courses}>
              <Glyph name="ed-tech" />
              <div>
                <h3>Ed Tech</h3>
                <p>{text.edTech}</p>
              </div>
            </SiteLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
