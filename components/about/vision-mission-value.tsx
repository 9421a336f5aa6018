import type { About } from '@/content';

interface Props {
  readonly passages: readonly [About['vision'], About['mission'], About['value']];
}

export function VisionMissionValue({ passages }: Props) {
  return (
    <div className="section">
      <div className="wrap">
        <div className="rows">
          {passages.map(({ heading, text }) => (
            <section
              key={heading}
              className="earlySplit of5to7 gap1"
              aria-labelledby={heading.toLowerCase()}
            >
              <h2 id={heading.toLowerCase()} className="tFeature">
                {heading}
              </h2>
              <p className="lead">{text}</p>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
