/** Encodes a decoded path for an address. */
export const encodePath = (pathname: string): string =>
  pathname.split('/').map(encodeURIComponent).join('/');
