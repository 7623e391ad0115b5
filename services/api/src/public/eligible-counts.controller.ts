import { Controller, Get, Header, Inject, Query, Req } from '@nestjs/common';
import { HOUR_S, LAWYER_TYPES } from '@jurilien/reference';
import { Refused } from '@jurilien/event-sourcing';
import { poolOf, type Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { parsed } from '../parsed.js';
import { limit } from '../rate-limit.js';
import { KERNEL } from '../tokens.js';
import { callerAddress } from './caller.js';
import { eligibleFor, roundedDown, search, turned, type Search } from './eligible-counts.js';

const CACHE_MS = 60_000;
/** Questions that differ are few; beyond so many the oldest answers go. */
const MOST_KEPT = 500;
const PER_HOUR = 240;

/** How many, and how many with one criterion turned round; nothing where they are fewer than five. */
interface Answer {
  readonly count: number | null;
  readonly turned: readonly { readonly criterion: string; readonly count: number | null }[];
}

/** How many professionals could be asked, for who is looking (4.12 `eligible_counts`): a rounded figure, never a name or an order. */
@Controller('api/public/eligible-counts')
export class EligibleCountsController {
  private readonly known = new Map<string, { readonly at: number; readonly answer: Answer }>();

  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get()
  @Header('cache-control', 'no-store')
  async count(@Query() query: unknown, @Req() request: FastifyRequest): Promise<Answer> {
    const asked = parsed(search, query);
    await limit(this.kernel.db, `eligible-counts:${callerAddress(this.kernel, request)}`, PER_HOUR, HOUR_S);
    if (!LAWYER_TYPES.some((t) => t.code === asked.lawyerType))
      throw new Refused('VALIDATION', 'lawyerType', [{ field: 'lawyerType', message: 'invalid' }]);
    const key = JSON.stringify(Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1)));
    const before = this.known.get(key);
    if (before && Date.now() - before.at < CACHE_MS) return before.answer;
    const { byId } = await poolOf(this.kernel).of(asked.province);
    const now = new Date().toISOString();
    const count = (s: Search): number | null => roundedDown(eligibleFor(s, byId.values(), now));
    const answer = { count: count(asked), turned: turned(asked).map(({ criterion, search: s }) => ({ criterion, count: count(s) })) };
    this.known.delete(key);
    this.known.set(key, { at: Date.now(), answer });
    if (this.known.size > MOST_KEPT) this.known.delete(this.known.keys().next().value!);
    return answer;
  }
}
