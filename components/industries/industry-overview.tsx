import type { Industry, IndustryPage } from '@/content';

interface Props {
  readonly words: IndustryPage['overview'];
  readonly text: Industry['overview'];
}

export function IndustryOverview({ words, text }: Props) {
  return (
    <section className="section" aria-labelledby="overview">
      <div className="wrap split of5to7 gap3">
        <h2 id="overview" className="tSub whole">
          {words.heading}
        </h2>
        <p className="tFeature">{text.lead}</p>
        <div className="stack">
          <p className="lead">{text.failure}</p>
          <p>{text.firstWeek}</p>
        </div>
      </div>
    </section>
  );
}
