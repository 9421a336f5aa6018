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
    <section className="section onSand" aria-labelledby="team">
      <div className="wrap">
        <SectionHead id="team" heading={text.heading} variant="stacked">
          <p>{text.lead}</p>
        </SectionHead>
        <ul className={cx('grid four', styles.tags)}>
          {text.cards.map(({ id, practice, role, answersFor }, index) => (
            <li key={id}>
              <Disclosure
                level={3}
                open={index === 0}
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
