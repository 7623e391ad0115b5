import { createHash } from 'node:crypto';
import { Controller, Get, Header, Inject, Param, Query } from '@nestjs/common';
import { ERASED, Refused, type Row } from '@jurilien/event-sourcing';
import { listRows } from '@jurilien/persistence';
import { distanceKm, LAWYER_TYPES, pointOfFsa } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import { KERNEL } from '../tokens.js';

const yes = z.enum(['1']).optional();
const filters = z
  .object({
    province: z.enum(['QC', 'ON']).optional(),
    field: z.string().max(40).optional(),
    region: z.string().max(10).optional(),
    lang: z.string().max(3).optional(),
    aj: yes,
    mediator: yes,
    paralegal: yes,
    /** The first three letters of a postal code, and how far from there. */
    near: z
      .string()
      .regex(/^[A-Za-z]\d[A-Za-z]/)
      .max(7)
      .optional(),
    km: z.coerce.number().int().min(1).max(500).default(50),
    /** Of one visit: the same order on every page of it, another one next time. */
    seed: z.string().regex(/^[\w-]{1,40}$/),
    page: z.coerce.number().int().min(1).max(100).default(1),
  })
  .strict();
const PER_PAGE = 12;
/** Beyond so many the directory wants more filters. */
const MOST = 2_000;

/** M12 and M13: pages that professionals asked for and staff let through. Nobody pays for a place: the order is chance, per visit. */
@Controller('api/public/profiles')
export class PublicProfilesController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get()
  @Header('cache-control', 'no-store')
  async directory(@Query() query: unknown): Promise<object> {
    const { seed, page, ...asked } = parsed(filters, query);
    const all = await this.live({});
    const found = all.filter((row) => fits(row, asked));
    const place = (row: Row): string => createHash('sha256').update(`${seed}/${row.id}`).digest('hex');
    const ordered = found.map((row) => ({ row, place: place(row) })).sort((a, b) => (a.place < b.place ? -1 : 1));
    const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
    // Beyond the last page is the last one: pages are taken down while somebody turns them.
    const at = Math.min(page, pages);
    return { total: found.length, pages, page: at, data: ordered.slice((at - 1) * PER_PAGE, at * PER_PAGE).map(({ row }) => cardOf(row)) };
  }

  @Get(':slug')
  @Header('cache-control', 'no-store')
  async one(@Param('slug') given: string): Promise<object> {
    const slug = parsed(z.string().regex(/^[a-z0-9-]{1,160}$/), given);
    // A request knows whom it asks for by the id that the page gave it.
    const [row] = await this.live(z.uuid().safeParse(slug).success ? { id: slug } : { slug });
    if (!row) throw new Refused('NOT_FOUND', 'no-such-page');
    return {
      ...cardOf(row),
      text: row.text === ERASED ? {} : row.text,
      rates: row.rates,
      callYear: row.callYear,
      publishedAt: row.publishedAt,
    };
  }

  private async live(filter: Row): Promise<Row[]> {
    const view = this.kernel.registry.views.get('public-profiles')!;
    const { data } = await listRows(this.kernel.db, view, { page: 1, perPage: MOST, filter: { live: true, ...filter } });
    return data;
  }
}

type Asked = Omit<z.infer<typeof filters>, 'seed' | 'page'>;
const KNOWN = new Set(LAWYER_TYPES.map((t) => t.code));

function fits(row: Row, { province, field, region, lang, aj, mediator, paralegal, near, km }: Asked): boolean {
  if (province && row.province !== province) return false;
  if (field && KNOWN.has(field) && !row.fields?.includes(field)) return false;
  if (region && !row.regions?.includes(region)) return false;
  if (lang && !row.languages?.includes(lang)) return false;
  if (aj && !row.acceptsAJ) return false;
  if (mediator && !(row.mediator || row.title === 'mediator')) return false;
  if (paralegal && row.title !== 'paralegal') return false;
  if (!near) return true;
  const [from, to] = [pointOfFsa(near), pointOfFsa(row.postalCode ?? '')];
  // Without a reliable point nobody is near or far.
  return !from || !to || distanceKm(from, to) <= km;
}

/** What a card shows: never an address or a number. */
const cardOf = (row: Row): Row => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  title: row.title,
  firm: row.firm ?? null,
  province: row.province,
  city: row.city ?? null,
  licenceNo: row.licenceNo,
  fields: row.fields ?? [],
  regions: row.regions ?? [],
  languages: row.languages ?? [],
  acceptsAJ: row.acceptsAJ === true,
  acceptsConsult: row.acceptsConsult === true,
  mediator: row.mediator === true,
  remote: row.remote === true,
  paused: row.paused === true,
});
