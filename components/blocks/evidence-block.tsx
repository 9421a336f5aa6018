import type { BlockOf } from '@/content';
import { Sheet } from '../shared/sheet';

export function EvidenceBlock({
  block: { sheet, files },
}: {
  readonly block: BlockOf<'evidence'>;
}) {
  return <Sheet sheet={sheet} files={files} />;
}
