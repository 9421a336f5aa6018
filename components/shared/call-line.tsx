import { Unbroken } from '../ui/unbroken';
import { ButtonLink } from '../ui/controls/button-link';
import styles from './call-line.module.scss';

interface Props {
  readonly text: string;
  /** Below the text. */
  readonly firstStep?: string | undefined;
  readonly label: string;
  readonly href: string;
  readonly isOnDark?: boolean;
}

export function CallLine({ text, firstStep, label, href, isOnDark = false }: Props) {
  return (
    <div className={styles.line}>
      <p className={styles.call} data-print="hide">
        <Unbroken>{text}</Unbroken>
      </p>
      {firstStep ? (
        <p>
          <Unbroken>{firstStep}</Unbroken>
        </p>
      ) : null}
      <ButtonLink href={href} variant={isOnDark ? 'primary' : 'secondary'}>
        {label}
      </ButtonLink>
    </div>
  );
}
