import { createHash } from 'node:crypto';
import { Controller, Inject } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { ERASED, Refused, type Row } from '@jurilien/event-sourcing';
import { mayReviewProfessional } from '@jurilien/feedback';
import { listRows, placeOf, statement } from '@jurilien/persistence';
import { distanceKm, isProvinceOpen, LAWYER_TYPES, pointOfFsa, type Province } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { Asked, Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';

type Page = Answer<'GET /api/public/profiles/:slug'>;

const PER_PAGE = 12;
/** The newest words of clients on a page. */
const WORDS_SHOWN = 30;
/** Beyond so many the directory wants more filters. */
const MOST = 2_000;

/** M12 and M13: pages that professionals asked for and staff let through. No one pays for a place: the order is chance, per visit. */
@Controller()
export class PublicProfilesController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/public/profiles')
  async directory(@Asked() { query }: Asked<'GET /api/public/profiles'>) {
    const { seed, page, ...asked } = query;
    const all = await this.live({});
    const found = all.filter((row) => fits(row, asked));
    const place = (row: Row): string => createHash('sha256').update(`${seed}/${row.id}`).digest('hex');
    const ordered = found.map((row) => ({ row, place: place(row) })).sort((a, b) => (a.place < b.place ? -1 : 1));
    const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
    // Beyond the last page is the last one: pages are taken down while someone turns them.
    const at = Math.min(page, pages);
    return { total: found.length, pages, page: at, data: ordered.slice((at - 1) * PER_PAGE, at * PER_PAGE).map(({ row }) => cardOf(row)) };
  }

  @Route('GET /api/public/profiles/:slug')
  async one(@Asked() { params: { slug } }: Asked<'GET /api/public/profiles/:slug'>): Promise<Page> {
    // A request knows whom it asks for by the id that the page gave it.
    const [row] = await this.live(z.uuid().safeParse(slug).success ? { id: slug } : { slug });
    if (!row) throw new Refused('NOT_FOUND', 'no-such-page');
    return {
      ...cardOf(row),
      text: row.text === ERASED ? {} : row.text,
      rates: row.rates,
      callYear: row.callYear,
      publishedAt: row.publishedAt,
      words: await this.wordsAbout(row),
    };
  }

  /** Of a professional of Ontario, from requests of Ontario, while the setting lets them be: what was published before it was closed is not shown. */
  private async wordsAbout({ id, province }: Row): Promise<Page['words']> {
    if (!mayReviewProfessional(province as Province, this.kernel.configuration.current())) return [];
    return this.kernel.db.query<Page['words'][number]>(
      statement`select words, lang, to_json("publishedAt") #>> '{}' as "publishedAt", reply from ${placeOf(this.kernel.registry.views.get('reviews')!)}
        where "professionalId" = ${id}::uuid and subject = 'professional' and province = 'ON' and state = 'Published' and words is not null
        order by "publishedAt" desc limit ${WORDS_SHOWN}`,
    );
  }

  private async live(filter: Row): Promise<Row[]> {
    const view = this.kernel.registry.views.get('public-profiles')!;
    const { data } = await listRows(this.kernel.db, view, { page: 1, perPage: MOST, filter: { live: true, ...filter } });
    // A province that is closed has no directory, and no page of it is there.
    const config = this.kernel.configuration.current();
    return data.filter((row) => isProvinceOpen(row.province as Province, config));
  }
}

type Wanted = Omit<Asked<'GET /api/public/profiles'>['query'], 'seed' | 'page'>;
const KNOWN = new Set(LAWYER_TYPES.map((t) => t.code));

function fits(row: Row, { province, field, region, lang, aj, mediator, paralegal, near, km }: Wanted): boolean {
  if (province && row.province !== province) return false;
  if (field && KNOWN.has(field) && !row.fields?.includes(field)) return false;
  if (region && !row.regions?.includes(region)) return false;
  if (lang && !row.languages?.includes(lang)) return false;
  if (aj && !row.acceptsAJ) return false;
  if (mediator && !(row.mediator || row.title === 'mediator')) return false;
  if (paralegal && row.title !== 'paralegal') return false;
  if (!near) return true;
  const [from, to] = [pointOfFsa(near), pointOfFsa(row.postalCode ?? '')];
  // Without a reliable point no one is near or far.
  return !from || !to || distanceKm(from, to) <= km;
}

/** What a card shows: never an address or a number. */
const cardOf = (row: Row): Answer<'GET /api/public/profiles'>['data'][number] => ({
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
