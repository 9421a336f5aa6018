import type { BlockOf } from '@/content';
import { Evidence } from '../ui/evidence';

/** A sheet that a client of this service or product holds in hand. */
export function EvidenceBlock({ block }: { readonly block: BlockOf<'evidence'> }) {
  const { drawing, alt, caption, files } = block;
  return <Evidence drawing={drawing} alt={alt} caption={caption} files={files} />;
}
