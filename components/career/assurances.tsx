import styles from './assurances.module.scss';

interface Props {
  /** Names the section. */
  readonly label: string;
  readonly passages: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
}

/** What an applicant may rely on: fairness, no fees, what happens with a CV. */
export function Assurances({ label, passages }: Props) {
  return (
    <section className={`section onDark ${styles.band ?? ''}`} aria-label={label}>
      <div className={`wrap ${styles.columns ?? ''}`}>
        {passages.map(({ heading, paragraphs }) => (
          <div key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
