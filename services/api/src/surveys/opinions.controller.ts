import { Controller, Inject, Req } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { type Built, placeOf, statement } from '@jurilien/persistence';
import { countsMin, reviewsPlatformEnabled } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { KERNEL } from '../tokens.js';

type Public = Answer<'GET /api/public/reviews'>;
type Quality = Answer<'GET /api/pro/quality'>;
type Trend = Answer<'GET /api/surveys/trend'>;

/** Months, fields or professionals of one answer. */
const ROWS = 100;
/** What clients were promised on their page: no setting makes groups smaller. */
const GROUP = 5;
const ITEMS = ['contacted', 'listened', 'clearPrice'] as const;

/** What is made of opinions of clients: words about the platform for anyone, groups for their professional, a trend for the team. */
@Controller()
export class OpinionsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  private place(name: string): Built {
    return placeOf(this.kernel.registry.views.get(name)!);
  }

  /** No grade and no professional: words about the platform, whole and as they were written (D13). */
  @Route('GET /api/public/reviews')
  async published(@Asked() { query: { newest } }: Asked<'GET /api/public/reviews'>): Promise<Public> {
    const { db } = this.kernel;
    const [asked, words, reviews] = await Promise.all([
      db.query<Pick<Public['counts'], 'asked' | 'answered'>>(
        statement`select count(*)::int as asked, count("answeredAt")::int as answered from ${this.place('surveys')}
          where side = 'client' and "acceptanceId" is not null`,
      ),
      db.query<Omit<Public['counts'], 'asked' | 'answered'>>(
        statement`select count(*)::int as proposed, count(*) filter (where state = 'Published' and words is not null)::int as published,
            count(*) filter (where "endedBy" = 'team')::int as refused, count(*) filter (where "endedBy" = 'author')::int as withdrawn
          from ${this.place('reviews')} where subject = 'platform' and "endedBy" is distinct from 'time'`,
      ),
      this.kernel.configuration.current().value(reviewsPlatformEnabled)
        ? db.query<Public['reviews'][number]>(
            statement`select words, lang, province, to_json("publishedAt") #>> '{}' as "publishedAt", reply from ${this.place('reviews')}
              where subject = 'platform' and state = 'Published' and words is not null order by "publishedAt" desc limit ${newest}`,
          )
        : [],
    ]);
    return { counts: { ...asked[0]!, ...words[0]! }, reviews };
  }

  /** Whole groups alone, the oldest answers first: the next answer shows when its group is full, and is never one's own. */
  @Route('GET /api/pro/quality')
  async quality(@Req() { principal }: GuardedRequest): Promise<Quality> {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    const group = Math.max(GROUP, this.kernel.configuration.current().value(countsMin));
    const [row] = await this.kernel.db.query<Record<string, number | null>>(
      statement`with answers as (
          select *, row_number() over (order by "answeredAt", id) as place, count(*) over () as n from ${this.place('surveys')}
          where "professionalId" = ${professionalId}::uuid and side = 'client' and grouped and "answeredAt" is not null)
        select count(*)::int as counted, round(avg(overall), 1)::float8 as overall,
          count(contacted)::int as "contactedN", round(avg(contacted), 1)::float8 as contacted,
          count(listened)::int as "listenedN", round(avg(listened), 1)::float8 as listened,
          count("clearPrice")::int as "clearPriceN", round(avg("clearPrice"), 1)::float8 as "clearPrice"
        from answers where place <= n / ${group}::int * ${group}::int`,
    );
    const items = ITEMS.flatMap((item) => {
      const [mean, answers] = [row![item], row![`${item}N`] ?? 0];
      return typeof mean === 'number' && answers >= group ? [{ item, mean, answers }] : [];
    });
    return { group, counted: row!.counted ?? 0, overall: row!.overall ?? null, items: items.sort((a, b) => b.mean - a.mean) };
  }

  /** For the team of the provinces someone looks after; nothing of it leaves the console. */
  @Route('GET /api/surveys/trend')
  async trend(@Asked() { query: { by } }: Asked<'GET /api/surveys/trend'>, @Req() { principal }: GuardedRequest): Promise<Trend> {
    const provinces = principal.who === 'admin' ? null : (principal.actor.provinces ?? []);
    const answers = statement`from ${this.place('surveys')} s left join ${this.place('leads')} l on l.id = s."leadId"
        left join ${this.place('professionals')} p on p.id = s."professionalId"
      where s.side = 'client' and s."answeredAt" is not null and (${provinces}::text[] is null or s.province = any(${provinces}))`;
    const means = statement`count(*)::int as answers, round(avg(s.overall), 1)::float8 as overall, round(avg(s.recommend), 1)::float8 as recommend`;
    const query = {
      month: statement`select to_char(s."answeredAt" at time zone 'America/Toronto', 'YYYY-MM') as key, null as name, ${means} ${answers}
        group by 1 order by 1 desc limit ${ROWS}`,
      field: statement`select l."lawyerType" as key, null as name, ${means} ${answers} and l."lawyerType" is not null
        group by 1 order by answers desc, key limit ${ROWS}`,
      professional: statement`select p.id::text as key, p.name as name, ${means} ${answers} and p.id is not null
        group by p.id, p.name order by answers desc, key limit ${ROWS}`,
    }[by];
    return { rows: await this.kernel.db.query<Trend['rows'][number]>(query) };
  }
}
