import type { About } from '@/content';
import { SectionHead } from '../shared/section-head';
import { FacingRows } from './facing-rows';

export function History({ text }: { readonly text: About['history'] }) {
  return (
    <section className="section" aria-labelledby="history">
      <div className="wrap">
        <SectionHead id="history" heading={text.heading} variant="stacked">
          <p>{text.lead}</p>
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
