import { cx } from '@/lib/cx';
import { SectionHead } from '../shared/section-head';
import { Art } from '../ui/art';
import { Disclosure } from '../ui/controls/disclosure';
import { Ticks } from '../ui/lists/ticks';
import styles from './assurances.module.scss';

interface Props {
  readonly heading: string;
  readonly lead: string;
  readonly passages: readonly {
    readonly id: string;
    readonly picture: string;
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly rows?: readonly string[];
  }[];
}

export function Assurances({ heading, lead, passages }: Props) {
  return (
    <section className={cx('onDark section', styles.band)} aria-labelledby="assurances">
      <div className="wrap">
        <SectionHead id="assurances" heading={heading} variant="stacked">
          <p>{lead}</p>
        </SectionHead>
        {passages.map(({ id, picture, heading: title, paragraphs, rows }) => (
          <Disclosure
            key={id}
            id={id}
            level={3}
            label={
              <>
                <Art name={picture} alt="" />
                {title}
              </>
            }
            name="assurances"
            from="never"
            className={styles.passage}
          >
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {rows ? <Ticks items={rows} /> : null}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
