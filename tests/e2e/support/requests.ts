import type { Page } from '@playwright/test';

export function watchRequests(page: Page, path: string): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(path)) asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}
