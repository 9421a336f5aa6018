/**
 * A page that cannot be post-processed; the message continues a sentence that begins with its file.
 */
export class PageError extends Error {
  override name = 'PageError';
}
