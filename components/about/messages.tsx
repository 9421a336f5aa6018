import type { About } from '@/content';
import { Disclosure } from '../ui/controls/disclosure';

interface MessageProps {
  readonly id: string;
  readonly text: About['director'];
  readonly opening: 'first' | 'last';
  readonly isSample: boolean;
}

function Message({ id, text: { heading, paragraphs, signed }, opening, isSample }: MessageProps) {
  const large = paragraphs.at(opening === 'first' ? 0 : -1);
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id} className="remark">
        {heading}
      </h2>
      <p className="tFeature">{large}</p>
      <p>
        <b>{signed}</b>
        {isSample ? ' (sample)' : null}
      </p>
      <Disclosure label="Read the whole message" about={`of the ${signed}`} from="never">
        <div className="flow">
          {paragraphs
            .filter((paragraph) => paragraph !== large)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </div>
      </Disclosure>
    </section>
  );
}

interface Props extends Pick<About, 'director' | 'advisor'> {
  readonly isSample: boolean;
}

export function Messages({ director, advisor, isSample }: Props) {
  return (
    <div className="section onSand">
      <div className="wrap split gap6">
        <Message id="director" text={director} opening="first" isSample={isSample} />
        <Message id="advisor" text={advisor} opening="last" isSample={isSample} />
      </div>
    </div>
  );
}
