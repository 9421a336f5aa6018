import type { Career } from '@/content';
import { TitledSection } from '../shared/titled-section';
import { Art } from '../ui/art';
import styles from './hiring-path.module.scss';

export function HiringPath({ heading, lead, steps }: Career['hiring']) {
  return (
    <TitledSection id="steps" heading={heading} lead={lead} ground="tint" isScreenOnly>
      <ol className={styles.steps}>
        {steps.map(({ label }, index) => (
          <li key={label}>
            <Art name={`hiring-${index + 1}`} alt="" />
            <span>
              <b aria-hidden>{index + 1}</b>
              {label}
            </span>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
