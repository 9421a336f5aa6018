import { Unbroken } from '../ui/unbroken';
import { ANCHORS } from '@/lib/routes';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link';
import styles from './project-note.module.scss';

interface Props {
  readonly texts: readonly string[];
  readonly subject: string;
}

export function ProjectNote({ texts, subject }: Props) {
  return (
    <div className={styles.note}>
      <h3>Projects with {subject}</h3>
      <div>
        {texts.map((text) => (
          <p key={text}>
            <Unbroken>{text}</Unbroken>
          </p>
        ))}
        <p>
          To take along: <SiteLink href={ANCHORS.quotation}>sample quotation</SiteLink>,{' '}
          <SiteLink href={ANCHORS.support}>support sheet</SiteLink>,{' '}
          <SiteLink href={ANCHORS.exit}>exit sheet</SiteLink> (how you leave).
        </p>
      </div>
      <SiteLink href={ANCHORS.project}>
        <More label="How a project runs" />
      </SiteLink>
    </div>
  );
}
