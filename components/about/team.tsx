import type { About } from '@/content';
import { cx } from '@/lib/cx';
import { SectionHead } from '../shared/section-head';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './team.module.scss';

export function Team({ text }: { readonly text: About['team'] }) {
  return (
    <section className={cx('onDark section', styles.band)} aria-labelledby="team">
      <div className="wrap">
        <SectionHead id="team" heading={text.heading} variant="split">
          <p>{text.lead}</p>
        </SectionHead>
        <ul>
          {text.cards.map(({ practice, role, answersFor }) => (
            <li key={practice}>
              <Disclosure
                level={3}
                from="tablet"
                label={
                  <>
                    {practice} <span className="remark">{role}</span>
                  </>
                }
              >
                <p>{answersFor}</p>
              </Disclosure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
