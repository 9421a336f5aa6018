import type { About } from '@/content';

interface Props {
  readonly passages: readonly [About['vision'], About['mission'], About['value']];
}

export function VisionMissionValue({ passages }: Props) {
  return (
    <div className="section">
      <div className="wrap grid three rows">
        {passages.map(({ heading, text }) => (
          <section key={heading} className="flow" aria-labelledby={heading.toLowerCase()}>
            <h2 id={heading.toLowerCase()} className="tFeature">
              {heading}
            </h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
