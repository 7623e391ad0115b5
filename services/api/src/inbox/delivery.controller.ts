import { Controller, Inject } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { type Built, placeOf, statement, unknownProviderEvents } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';

const ZONE = 'America/Toronto';
/** The carrier took a text for spam: of all codes the one that stops everyone's texts if no one looks (4.8.6). */
const CARRIER_FILTER = '30007';

type Day = Answer<'GET /api/delivery'>['days'][number];

/** SM6: how texts arrive, by day and by the provider's code. Figures alone. */
@Controller()
export class DeliveryController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/delivery')
  async figures(@Asked() { query: { days } }: Asked<'GET /api/delivery'>) {
    const [byDay, codes, contacts, unknown] = await Promise.all([
      this.byDay(days),
      this.codes(days),
      this.contacts(days),
      unknownProviderEvents(this.kernel.db, 10),
    ]);
    const filtered = codes.find(({ code }) => code === CARRIER_FILTER)?.n ?? 0;
    return {
      days: byDay,
      codes,
      ...contacts,
      carrierFilter: { alarm: filtered > 0, n: filtered },
      unknownReports: {
        total: unknown.total,
        parked: unknown.parked,
        newest: unknown.rows.map(({ eventId, kind, receivedAt }) => ({ eventId, kind, receivedAt })),
      },
    };
  }

  private table(view: string): Built {
    return placeOf(this.kernel.registry.views.get(view)!);
  }

  private async byDay(days: number): Promise<Day[]> {
    const rows = await this.kernel.db.query<Record<string, string>>(
      statement`select to_char(d, 'YYYY-MM-DD') as day,
              count(m.id) filter (where m.state in ('Sent', 'Delivered', 'Undelivered', 'Bounced')) as sent,
              count(m.id) filter (where m.state = 'Delivered') as delivered,
              count(m.id) filter (where m.state in ('Undelivered', 'Bounced', 'Failed')) as undelivered,
              count(m.id) filter (where m.state = 'Suppressed') as suppressed,
              coalesce(sum(m.segments) filter (where m.state in ('Sent', 'Delivered', 'Undelivered', 'Bounced')), 0) as segments
         from generate_series((clock_timestamp() at time zone ${statement.lit(ZONE)})::date - (${days}::int - 1), (clock_timestamp() at time zone ${statement.lit(ZONE)})::date, '1 day') d
         left join ${this.table('messages')} m on m.channel = 'sms' and (m."queuedAt" at time zone ${statement.lit(ZONE)})::date = d
        group by d order by d`,
    );
    return rows.map(
      ({ day, ...n }) => ({ day: day!, ...Object.fromEntries(Object.entries(n).map(([k, v]) => [k, Number(v)])) }) as unknown as Day,
    );
  }

  private async codes(days: number): Promise<{ code: string; n: number }[]> {
    const rows = await this.kernel.db.query<{ code: string; n: string }>(
      statement`select coalesce(substring(error from '\\d{5}'), 'other') as code, count(*) as n from ${this.table('messages')}
        where channel = 'sms' and state in ('Undelivered', 'Failed') and "queuedAt" > statement_timestamp() - make_interval(days => ${days}::int)
        group by 1 order by 2 desc, 1`,
    );
    return rows.map(({ code, n }) => ({ code, n: Number(n) }));
  }

  private async contacts(days: number): Promise<{ optedOut: number; optedOutLately: number; unreachable: number }> {
    const [row] = await this.kernel.db.query<Record<string, string>>(
      statement`select count(*) filter (where "smsOptedOut") as "optedOut",
              count(*) filter (where "smsOptedOut" and since > statement_timestamp() - make_interval(days => ${days}::int)) as "optedOutLately",
              count(*) filter (where unreachable) as unreachable
         from ${this.table('contact-points')}`,
    );
    return { optedOut: Number(row!.optedOut), optedOutLately: Number(row!.optedOutLately), unreachable: Number(row!.unreachable) };
  }
}
