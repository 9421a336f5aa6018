export const encodePath = (pathname: string): string =>
  pathname.split('/').map(encodeURIComponent).join('/');
