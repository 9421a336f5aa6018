const OWN_HOST = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/** A website could lead its own name to this machine (DNS rebinding) and write the posts. */
export function proxy(request: Request): Response | undefined {
  const host = request.headers.get('host') ?? '';
  if (OWN_HOST.test(host)) return undefined;
  return new Response(`The editor answers at localhost and 127.0.0.1 only, not at ${host}.\n`, {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
