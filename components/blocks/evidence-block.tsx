import type { BlockOf } from '@/content';
import { Evidence } from '../shared/evidence';

export function EvidenceBlock({ block }: { readonly block: BlockOf<'evidence'> }) {
  const { drawing, alt, caption, files } = block;
  return <Evidence drawing={drawing} alt={alt} caption={caption} files={files} />;
}
