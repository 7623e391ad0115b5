import type { ServerResponse } from 'node:http';

const AGAIN_SECONDS = '60';

/** A page that asks to wait says how long, as every answer of the API does. */
export function saysWhen(response: ServerResponse): void {
  const write = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (status === 429 && !response.hasHeader('retry-after')) response.setHeader('retry-after', AGAIN_SECONDS);
    return write(status, ...rest);
  }) as ServerResponse['writeHead'];
}
