import { ButtonLink } from './controls/button-link';
import styles from './call-line.module.scss';

interface Props {
  /** What the enquiry is about, as it follows 'Ask us about'. */
  readonly subject: string;
  /** The enquiry form, filled in for it. */
  readonly href: string;
  readonly isOnDark?: boolean;
}

/** A call within a long page; the words are the same on all of them. */
export function CallLine({ subject, href, isOnDark = false }: Props) {
  return (
    <div className={styles.box} data-print="hide">
      <p className={styles.line}>
        <span>Ask us about {subject}.</span>
        <ButtonLink href={href} variant={isOnDark ? 'marigold' : 'dark'}>
          ENQUIRY
        </ButtonLink>
      </p>
    </div>
  );
}
