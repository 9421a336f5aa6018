import type { BlockOf } from '@/content';
import { Evidence } from '../shared/evidence';

/** A sheet of evidence: an example of a document that clients of this service or product get. */
export function EvidenceBlock({ block }: { readonly block: BlockOf<'evidence'> }) {
  const { drawing, alt, caption, files } = block;
  return <Evidence drawing={drawing} alt={alt} caption={caption} files={files} />;
}
