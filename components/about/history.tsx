import type { About } from '@/content';
import { SectionHead } from '../shared/section-head';
import { FacingRows } from './facing-rows';

interface Props {
  readonly text: About['history'];
  /** Of a sample. */
  readonly note: string | undefined;
}

export function History({ text, note }: Props) {
  return (
    <section className="section" aria-labelledby="history">
      <div className="wrap">
        <SectionHead id="history" heading={text.heading} variant="stacked">
          <p>{text.lead}</p>
          {note ? <p className="remark">{note}</p> : null}
        </SectionHead>
        <FacingRows
          rows={text.cards.map(({ since, title, text: stage }, index) => ({
            picture: `about-history-${index + 1}`,
            title,
            remark: since,
            content: <p>{stage}</p>,
          }))}
        />
      </div>
    </section>
  );
}
