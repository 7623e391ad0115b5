import { UnsupportedMediaTypeException } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import type { FastifyRequest } from 'fastify';
import { carriesCookie } from './refresh-cookie.js';

/**
 * Refuses what another site could have made a browser send: anything but JSON, and a request that bears the refresh cookie
 * without saying that it comes from us. `Origin` must name this very host or the public address; `Sec-Fetch-Site`, which no
 * page can forge, must not contradict it.
 * @param always the route lives by the cookie, so that the check does not wait for one
 */
export function refuseOtherSites(request: FastifyRequest, publicUrl: string, always = false): void {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) throw new UnsupportedMediaTypeException('send JSON');
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'same-site') throw new Refused('FORBIDDEN', 'other-site');
  if (origin === undefined && !always && !carriesCookie(request)) return;
  if (origin !== new URL(publicUrl).origin && hostOf(origin) !== host) throw new Refused('FORBIDDEN', 'other-site');
}

/** Host and port of an origin; the opaque origin `null` has none. */
const hostOf = (origin = ''): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
