/** Header that keeps something in this browser for so many seconds, or forgets it; only the server reads it. */
export const cookie = (request: Request, name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure(request) ? '; Secure' : ''}`;

/** Whether the browser speaks TLS, to us or to a proxy of ours. */
const isSecure = (request: Request): boolean =>
  new URL(request.url).protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https';
