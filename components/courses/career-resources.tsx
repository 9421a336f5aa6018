import type { EdTech } from '@/content';
import { cx } from '@/lib/cx';
import { ANCHORS } from '@/lib/routes';
import { SectionHead } from '../shared/section-head';
import { More } from '../ui/controls/more';
import { Glyph } from '../ui/glyph';
import { SiteLink } from '../ui/site-link';
import styles from './career-resources.module.scss';

/** The page of all courses says what each one is. */
export function CareerResources({ words }: { readonly words: EdTech['careerResources'] }) {
  return (
    <section className="section" aria-labelledby="career-resources">
      <div className="wrap">
        <SectionHead id="career-resources" heading={words.heading} variant="split">
          <p>{words.lead}</p>
        </SectionHead>
        <ul className={cx('grid min10 gap2 across4', styles.resources)}>
          {words.items.map(({ icon, title }) => (
            <li key={title} className="media">
              <Glyph name={icon} />
              <h3 className="tCard">{title}</h3>
            </li>
          ))}
        </ul>
        <SiteLink href={ANCHORS.careerResources}>
          <More label={words.more} />
        </SiteLink>
      </div>
    </section>
  );
}
