import { UnsupportedMediaTypeException } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import type { Settings } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { cameFrom, ownOrigins } from '../http/other-sites.js';
import { carriesCookie } from './refresh-cookie.js';

/**
 * Refuses what another site could have made a browser send: anything but JSON, and a request that bears the refresh cookie
 * without saying that it comes from us.
 * @param always the route lives by the cookie, so that the check does not wait for one
 */
export function refuseOtherSites(request: FastifyRequest, settings: Pick<Settings, 'publicUrl' | 'CORS_ORIGINS'>, always = false): void {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) throw new UnsupportedMediaTypeException('send JSON');
  const from = cameFrom(request.headers, ownOrigins(settings));
  if (from === 'elsewhere' || (from === 'unsaid' && (always || carriesCookie(request)))) throw new Refused('FORBIDDEN', 'other-site');
}
