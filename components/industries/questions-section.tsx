import type { ComponentProps } from 'react';
import { Questions } from '../ui/lists/questions';

interface Props extends ComponentProps<typeof Questions> {
  readonly id: string;
  readonly heading: string;
}

export function QuestionsSection({ id, heading, ...list }: Props) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap split of5to7 gap3">
        <h2 id={id}>{heading}</h2>
        <Questions {...list} />
      </div>
    </section>
  );
}
