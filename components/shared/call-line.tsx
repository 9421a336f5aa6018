import { cx } from '@/lib/cx';
import { Unbroken } from '../ui/unbroken';
import { ButtonLink } from '../ui/controls/button-link';
import styles from './call-line.module.scss';

interface Props {
  readonly text: string;
  readonly label: string;
  readonly href: string;
  readonly isOnDark?: boolean;
}

export function CallLine({ text, label, href, isOnDark = false }: Props) {
  return (
    <p className={cx('cluster gap3 tSub', styles.line)} data-print="hide">
      <span>
        <Unbroken>{text}</Unbroken>
      </span>
      <ButtonLink href={href} variant={isOnDark ? 'primary' : 'secondary'}>
        {label}
      </ButtonLink>
    </p>
  );
}
