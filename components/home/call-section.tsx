import { cx } from '@/lib/cx';
import { CallLine } from '../shared/call-line';
import styles from './call-section.module.scss';

interface Props {
  readonly text: string;
  readonly label: string;
  readonly href: string;
}

export function CallSection(props: Props) {
  return (
    <div className={cx('wrap', styles.call)}>
      <CallLine {...props} />
    </div>
  );
}
