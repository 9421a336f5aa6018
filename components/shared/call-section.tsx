import { CallLine } from '../ui/call-line';
import styles from './call-section.module.scss';

interface Props {
  /** What the enquiry is about, as it follows 'Ask us about'. */
  readonly subject: string;
  readonly href: string;
}

/** A call between two sections of a long page. */
export function CallSection(props: Props) {
  return (
    <div className={`wrap ${styles.call ?? ''}`}>
      <CallLine {...props} />
    </div>
  );
}
