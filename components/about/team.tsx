import type { About, Proofs } from '@/content';
import { cx } from '@/lib/cx';
import { SectionHead } from '../shared/section-head';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './team.module.scss';

interface Props {
  readonly text: About['team'];
  readonly peopleOf: Proofs['peopleOf'];
}

export function Team({ text, peopleOf }: Props) {
  return (
    <section className={cx('onDark section', styles.band)} aria-labelledby="team">
      <div className="wrap">
        <SectionHead id="team" heading={text.heading} variant="split">
          <p>{text.lead}</p>
        </SectionHead>
        <ul>
          {text.cards.map(({ id, practice, role, answersFor }) => (
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
                {peopleOf(id).map((person) => (
                  <p key={person} className="remark">
                    {person}
                  </p>
                ))}
              </Disclosure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
