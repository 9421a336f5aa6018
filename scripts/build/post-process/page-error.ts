export class PageError extends Error {
  override name = 'PageError';
}
