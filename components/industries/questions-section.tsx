import type { ComponentProps } from 'react';
import { SectionHead } from '../shared/section-head';
import { Questions } from '../ui/lists/questions';

interface Props extends ComponentProps<typeof Questions> {
  readonly id: string;
  readonly heading: string;
}

export function QuestionsSection({ id, heading, ...list }: Props) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} heading={heading} variant="stacked" />
        <Questions {...list} />
      </div>
    </section>
  );
}
