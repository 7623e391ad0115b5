import { Controller, Inject, Req } from '@nestjs/common';
import { HOUR_S, LAWYER_TYPES, openProvinces } from '@jurilien/reference';
import { Refused } from '@jurilien/event-sourcing';
import { asOf, poolOf, type Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { callerAddress } from '../http/caller.js';
import { byBracket, countsOf, eligibleFor, roundedDown, turned, type Search } from './eligible-counts.js';

const CACHE_MS = 60_000;
/** Pages of words are read often, and what they say of a region changes slowly. */
const REGIONS_CACHE_MS = 600_000;
/** Questions that differ are few; beyond so many the oldest answers go. */
const MOST_KEPT = 500;
const PER_HOUR = 240;

/** How many professionals could be asked, for who is looking (4.12 `eligible_counts`): a rounded figure, never a name or an order. */
@Controller()
export class EligibleCountsController {
  private readonly known = new Map<string, { readonly until: number; readonly answer: object }>();

  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/public/eligible-counts')
  async count(@Asked() { query }: Asked<'GET /api/public/eligible-counts'>, @Req() request: FastifyRequest) {
    const { brackets, ...asked } = query;
    await this.admit(asked.lawyerType, request);
    return this.kept({ ...asked, brackets }, CACHE_MS, async () => {
      const { byId } = await poolOf(this.kernel).of(asked.province);
      const at = asOf(this.kernel);
      const count = (s: Search): number | null => roundedDown(eligibleFor(s, byId.values(), at), at.config);
      const each = (all: readonly { readonly code: string; readonly search: Search }[]) =>
        Object.fromEntries(all.map(({ code, search }) => [code, count(search)]));
      const { budget, rate } = byBracket(asked);
      return {
        count: count(asked),
        turned: turned(asked).map(({ criterion, search: s }) => ({ criterion, count: count(s) })),
        ...(brackets ? { brackets: { budget: each(budget), rate: each(rate) } } : {}),
      };
    });
  }

  /** How many by province and region, for pages about a field of law (P11–P17). */
  @Route('GET /api/public/eligible-counts/regions')
  async regions(@Asked() { query: asked }: Asked<'GET /api/public/eligible-counts/regions'>, @Req() request: FastifyRequest) {
    await this.admit(asked.lawyerType, request);
    const config = this.kernel.configuration.current();
    return this.kept({ ...asked, by: 'region', version: config.version }, REGIONS_CACHE_MS, async () => {
      const open = openProvinces(config);
      const provinces = open.map((p) => p.code).filter((code) => asked.province === undefined || code === asked.province);
      const pools = await Promise.all(provinces.map((province) => poolOf(this.kernel).of(province)));
      const at = asOf(this.kernel);
      return { data: provinces.map((province, i) => countsOf(province, asked.lawyerType, pools[i]!.byId.values(), at)) };
    });
  }

  private async admit(lawyerType: string | undefined, request: FastifyRequest): Promise<void> {
    await limit(this.kernel.db, `eligible-counts:${callerAddress(this.kernel, request)}`, PER_HOUR, HOUR_S);
    if (lawyerType !== undefined && !LAWYER_TYPES.some((t) => t.code === lawyerType))
      throw new Refused('VALIDATION', 'lawyerType', [{ field: 'lawyerType', message: 'invalid' }]);
  }

  /** The same question within a while has the same answer, as long as the same figures are in force. */
  private async kept<T extends object>(asked: object, ms: number, make: () => Promise<T>): Promise<T> {
    const { version } = this.kernel.configuration.current();
    const key = JSON.stringify([version, ...Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))]);
    const before = this.known.get(key);
    if (before && Date.now() < before.until) return before.answer as T;
    const answer = await make();
    this.known.delete(key);
    this.known.set(key, { until: Date.now() + ms, answer });
    if (this.known.size > MOST_KEPT) this.known.delete(this.known.keys().next().value!);
    return answer;
  }
}
