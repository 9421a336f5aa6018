/** The message continues a sentence that begins with the file. */
export class PageError extends Error {
  override name = 'PageError';
}
