import type { About, Proofs } from '@/content';
import { SectionHead } from '../shared/section-head';
import { FacingRows } from './facing-rows';

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
        <FacingRows
          rows={text.cards.map(({ id, practice, role, answersFor }) => ({
            title: practice,
            remark: role,
            content: (
              <>
                <p>{answersFor}</p>
                {peopleOf(id).map((person) => (
                  <p key={person} className="remark">
                    {person}
                  </p>
                ))}
              </>
            ),
          }))}
        />
      </div>
    </section>
  );
}
