import { ButtonLink } from '../ui/button-link';
import styles from './call-line.module.scss';

interface Props {
  /** The name of the service or product. */
  readonly subject: string;
  /** The enquiry form, filled in for it. */
  readonly href: string;
  /** Whether it stands on a dark ground. */
  readonly isOnDark: boolean;
}

/** A call within a long page; the words are the same on all of them. */
export function CallLine({ subject, href, isOnDark }: Props) {
  return (
    <p className={styles.line} data-print="hide">
      <span>Ask us about {subject}.</span>
      <ButtonLink href={href} look={isOnDark ? 'marigold' : 'dark'}>
        ENQUIRY
      </ButtonLink>
    </p>
  );
}
