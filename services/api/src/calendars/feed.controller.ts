import { createHash } from 'node:crypto';
import { Controller, Headers, Inject, Res } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { HOUR_S } from '@jurilien/reference';
import { feedOwner, opensFeed, stateOf, type Kernel } from '@jurilien/runtime';
import { availability } from '@jurilien/scheduling';
import type { FastifyReply } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { feedOf } from './feed.js';

/** Programs ask every few minutes at most, from several devices. */
const AN_HOUR = 240;

/** A calendar as programs subscribe to it: the holder of its private address. One answer for an address that never was and one that was taken back. */
@Controller()
export class FeedController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/public/calendars/:file')
  async feed(
    @Asked() { params: { file } }: Asked<'GET /api/public/calendars/:file'>,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const token = file.slice(0, -'.ics'.length);
    const ownerId = feedOwner(token);
    const s = ownerId === undefined ? undefined : await stateOf(this.kernel, availability, ownerId);
    if (!ownerId || !s || !opensFeed(this.kernel.secrets, token, ownerId, s.feed)) throw new Refused('NOT_FOUND', 'calendar');
    await limit(this.kernel.db, `calendar-feed:${ownerId}`, AN_HOUR, HOUR_S);
    const text = await feedOf(this.kernel, ownerId, s.detail);
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', tag).header('x-robots-tag', 'noindex');
    if (known?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag)) {
      await reply.status(304).send();
      return;
    }
    await reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="calendar.ics"')
      .send(text);
  }
}
