import { Unbroken } from '../ui/unbroken';
import { ANCHORS } from '@/lib/routes';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link';
import styles from './project-note.module.scss';

interface Props {
  readonly text: string;
  readonly subject: string;
}

export function ProjectNote({ text, subject }: Props) {
  return (
    <div className={styles.note}>
      <h3>Projects with {subject}</h3>
      <p>
        <Unbroken>{text}</Unbroken>
      </p>
      <SiteLink href={ANCHORS.project}>
        <More label="How a project runs" />
      </SiteLink>
    </div>
  );
}
