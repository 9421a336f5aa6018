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

interface OtherProps {
  readonly href: string;
  readonly icon: string;
  readonly title: string;
  readonly desc: string;
}

function Other({ href, icon, title, desc }: OtherProps) {
  return (
    <SiteLink className={cx('media topped', styles.other)} href={href}>
      <Glyph name={icon} />
      <div>
        <h3 className="tCard">{title}</h3>
        <p className="tCompact">{desc}</p>
      </div>
    </SiteLink>
  );
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
        <ul className="grid two gap0">
          {leads.map(({ path, title, desc, icon }, index) => (
            <li key={path}>
              <SiteLink
                className={cx(
                  'card gap0 filled',
                  styles.lead,
                  groundClass(index === 0 ? 'sand' : 'indigo'),
                )}
                href={path}
              >
                <Art name={`lead-${icon}`} alt="" />
                <div className="stack gap15">
                  <h3>{title}</h3>
                  <p>{desc}</p>
                  <More label="Learn More" about={title} isSmall />
                </div>
              </SiteLink>
            </li>
          ))}
        </ul>
        <ul className={cx('grid three gap0 across4', styles.others)}>
          {others.map(({ path, title, desc, icon }) => (
            <li key={path}>
              <Other href={path} {...{ title, desc, icon }} />
            </li>
          ))}
          <li>
            <Other href={ANCHORS.courses} icon="ed-tech" title="Ed Tech" desc={text.edTech} />
          </li>
        </ul>
      </div>
    </section>
  );
}
