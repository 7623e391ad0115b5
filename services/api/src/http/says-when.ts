import type { ServerResponse } from 'node:http';

/** Where no wait was stated: as long as most limits of a minute count. */
const GUESS_SECONDS = 60;

/**
 * A page that asks to wait says how long, as every answer of the API does.
 * @param wait seconds that the API gave this page, if it did
 */
export function saysWhen(response: ServerResponse, wait: () => number | undefined): void {
  const write = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status === 429 && !response.hasHeader('retry-after')) response.setHeader('retry-after', String(wait() ?? GUESS_SECONDS));
    return write(status, ...rest);
  };
}
