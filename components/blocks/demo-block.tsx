import type { BlockOf } from '@/content';
import { DemoLink } from '../ui/controls/button-link';
import styles from './demo-block.module.scss';

interface Props {
  readonly block: BlockOf<'demo'>;
  readonly about: string;
}

export function DemoBlock({ block, about }: Props) {
  return (
    <div className={styles.demo}>
      <DemoLink href={block.href} label={block.label} about={about} />
      <p>{block.text}</p>
    </div>
  );
}
