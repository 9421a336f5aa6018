/**
 * FNV-1a over the UTF-16 units of a text, 32 bits: detects another version of a page's data with a
 * few bytes of script, and without the secure context that the browser's own digests require.
 */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
