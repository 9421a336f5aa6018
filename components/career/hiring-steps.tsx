import { Art } from '../ui/art';
import styles from './hiring-steps.module.scss';

interface Props {
  readonly heading: string;
  readonly steps: readonly {
    readonly label: string;
    readonly content: string;
  }[];
}

/** Arrow keys select a step; without scripts all five are shown. */
export function HiringSteps({ heading, steps }: Props) {
  return (
    <div className={styles.stepper} data-behavior="tabs">
      {/* On wide screens its steps carry the tabs. */}
      <div className={styles.stair} data-print="hide">
        <Art name="career-hiring" alt="" />
      </div>
      <div
        className={styles.list}
        role="tablist"
        aria-label={heading}
        data-ends="stop"
        data-print="hide"
        data-scripts="only"
      >
        {steps.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`step-${index + 1}`}
            aria-controls={`step-${index + 1}-content`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            <span className={styles.number}>{index + 1}</span> {label}
          </button>
        ))}
      </div>
      {steps.map(({ label, content }, index) => (
        <div
          key={label}
          id={`step-${index + 1}-content`}
          className={styles.content}
          role="tabpanel"
          aria-labelledby={`step-${index + 1}`}
          data-active={index === 0}
        >
          <h3>
            {index + 1}. {label}
          </h3>
          <p className="lead">{content}</p>
        </div>
      ))}
    </div>
  );
}
