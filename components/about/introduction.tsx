import type { About } from '@/content';
import { FactList } from '../shared/fact-list';
import styles from './introduction.module.scss';

interface Props {
  readonly text: About['introduction'];
  readonly ask: string;
  /** Which parts of the page are samples. */
  readonly note: string | undefined;
}

export function AboutIntroduction({ text, ask, note }: Props) {
  const [first, ...rest] = text.paragraphs;
  return (
    <section className="section" aria-labelledby="introduction">
      <div className="wrap split topped across8">
        <div className="flow">
          <h2 id="introduction">{text.heading}</h2>
          <p className="lead">{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {ask ? <p className="remark">{ask}</p> : null}
          {note ? <p className="remark">{note}</p> : null}
        </div>
        <div className={styles.slip}>
          <FactList look="rows" entries={text.profile.map(({ term, fact }) => [term, fact])} />
        </div>
      </div>
    </section>
  );
}
