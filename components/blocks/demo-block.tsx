import type { BlockOf } from '@/content';
import { DemoLink } from '../ui/controls/button-link';
import styles from './demo-block.module.scss';

interface Props {
  readonly block: BlockOf<'demo'>;
  /** What the video shows. */
  readonly about: string;
}

/** The description of the demo video, and the button that opens the video. */
export function DemoBlock({ block, about }: Props) {
  return (
    <div className={styles.demo}>
      <DemoLink href={block.href} label={block.label} about={about} />
      <p>{block.text}</p>
    </div>
  );
}
