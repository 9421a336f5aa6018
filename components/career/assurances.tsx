import { cx } from '@/lib/cx';
import { SectionHead } from '../shared/section-head';
import { Art } from '../ui/art';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './assurances.module.scss';

interface Props {
  readonly label: string;
  readonly passages: readonly {
    readonly id?: string | undefined;
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
}

export function Assurances({ label, passages }: Props) {
  return (
    <section className={cx('onDark section', styles.band)} aria-labelledby="assurances">
      <div className="wrap">
        <SectionHead id="assurances" heading={label} variant="stacked" />
        <div className={styles.passages}>
          {passages.map(({ id, heading, paragraphs }, index) => (
            <div key={heading}>
              <Disclosure
                id={id}
                level={3}
                label={
                  <>
                    <Art name={`career-assurance-${index + 1}`} alt="" />
                    {heading}
                  </>
                }
                from="desktop"
              >
                {paragraphs.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </Disclosure>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
