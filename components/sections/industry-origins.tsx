import type { Industry, IndustryPage } from '@/content';
import { OriginsBlock } from './blocks/origins-block';
import { SectionHead } from './section-head';

interface Props {
  readonly words: IndustryPage['origins'];
  readonly origins: NonNullable<Industry['origins']>;
}

/** What of this industry's needs is standard, what an extension, what ours (decision 42). */
export function IndustryOrigins({ words, origins }: Props) {
  return (
    <section className="section" aria-labelledby="origins">
      <div className="wrap">
        <SectionHead id="origins" heading={words.heading} look="stacked" />
        <OriginsBlock block={{ caption: words.caption, items: [...origins] }} id="origins-table" />
      </div>
    </section>
  );
}
