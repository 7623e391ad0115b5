import { Inject, Injectable } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import type { Row } from '@jurilien/event-sourcing';
import { normalise, placeOf, statement } from '@jurilien/persistence';
import { statsKMin } from '@jurilien/reference';
import { type Kernel, median } from '@jurilien/runtime';
import { DateTime } from 'luxon';
import { KERNEL } from '../tokens.js';
import { byWeek, figuresOf, minutes, share, type Went } from './counted.js';

type ProfessionalFigures = Answer<'GET /api/pro/figures'>;
type RegionFigures = NonNullable<ProfessionalFigures['region']>;
/** A region's median is asked for by everyone who serves it, and moves slowly. */
const REMEMBERED_MS = 5 * 60_000;

/** One professional's part in a median. */
interface Peer {
  readonly offered: string;
  readonly accepted: string;
  readonly known: string;
  readonly kept: string;
  readonly seconds: number | null;
}

/** Figures of professionals, counted from how each request went (4.12 `professional_metrics`). */
@Injectable()
export class Figures {
  private readonly regions = new Map<string, { until: number; figures: Promise<RegionFigures | null> }>();

  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  /** One professional's last days, beside the median of their region. */
  async of(professionalId: string, days: number): Promise<ProfessionalFigures> {
    const now = DateTime.now();
    const [went, region] = await Promise.all([this.went(professionalId, days), this.regionOf(professionalId)]);
    return {
      days,
      own: figuresOf(went),
      region: region === undefined ? null : await this.median(region, days),
      byWeek: byWeek(went, days, now),
    };
  }

  private async went(professionalId: string, days: number): Promise<Went[]> {
    const view = this.kernel.registry.views.get('professional-metrics')!;
    const rows = await this.kernel.db.query<{ row: Row }>(
      statement`select to_jsonb(t) as row from ${placeOf(view)} t where t."professionalId" = ${professionalId}::uuid and t."offeredAt" >= now() - make_interval(days => ${days})`,
    );
    return rows.map(({ row }) => normalise(view, row) as unknown as Went);
  }

  /** The region a practice names first: where it is compared. */
  private async regionOf(professionalId: string): Promise<string | undefined> {
    const view = this.kernel.registry.views.get('professionals')!;
    const [found] = await this.kernel.db.query<{ region: string | null }>(
      statement`select t."regions"[1] as region from ${placeOf(view)} t where t.id = ${professionalId}::uuid`,
    );
    return found?.region ?? undefined;
  }

  private median(region: string, days: number): Promise<RegionFigures | null> {
    const key = `${region}:${days}:${this.kernel.configuration.current().version}`;
    const known = this.regions.get(key);
    if (known && known.until > performance.now()) return known.figures;
    const figures = this.computed(region, days);
    this.regions.set(key, { until: performance.now() + REMEMBERED_MS, figures });
    figures.catch(() => this.regions.delete(key));
    return figures;
  }

  private async computed(region: string, days: number): Promise<RegionFigures | null> {
    const metrics = placeOf(this.kernel.registry.views.get('professional-metrics')!);
    const people = placeOf(this.kernel.registry.views.get('professionals')!);
    const peers = await this.kernel.db.query<Peer>(
      statement`select count(*) as offered,
              count(*) filter (where t."acceptedAt" is not null) as accepted,
              count(*) filter (where t."acceptedAt" is not null and (t."contactedAt" is not null or t."slaMissed")) as known,
              count(*) filter (where t."acceptedAt" is not null and t."contactedAt" is not null and not t."slaMissed") as kept,
              percentile_cont(0.5) within group (order by t."answerSeconds") as seconds
         from ${metrics} t
        where t."offeredAt" >= now() - make_interval(days => ${days})
          and t."professionalId" in (select p.id from ${people} p where p."regions"[1] = ${region})
        group by t."professionalId"`,
    );
    if (peers.length < this.kernel.configuration.current().value(statsKMin)) return null;
    const middle = (of: (peer: Peer) => number | null): number | null => median(peers.flatMap((peer) => of(peer) ?? []));
    return {
      region,
      k: peers.length,
      median: {
        responseMinutes: minutes(middle(({ seconds }) => (seconds === null ? null : Number(seconds)))),
        acceptanceShare: middle((peer) => share(Number(peer.accepted), Number(peer.offered))),
        slaKeptShare: middle((peer) => share(Number(peer.kept), Number(peer.known))),
      },
    };
  }
}
