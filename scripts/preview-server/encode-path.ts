/** A decoded path as it stands in an address. */
export const encodePath = (pathname: string): string =>
  pathname.split('/').map(encodeURIComponent).join('/');
