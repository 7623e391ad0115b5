import { mayList, ROUTES } from '@jurilien/contracts';
import { contractOf } from '@jurilien/contracts/api';
import { calendarDay, DAY_MS, OFFICE_ZONE } from '@jurilien/reference';
import { CANARY, marks, seedCanary } from '../support/canary.js';
import { sessionOf } from '../support/session.js';
import { settled, startSystem, type System } from '../support/system.js';

const digits = (text: string): string => text.replace(/[^\p{L}\p{N}@.]+/gu, '').toLowerCase();
/** As they are written anywhere: capitals, blanks and signs left out. A school is no name of anyone. */
const MARKS = marks.filter((mark) => mark !== CANARY.school).map((mark) => [mark, digits(mark)] as const);
/** Colleagues have the names by which the team knows them, and nothing else there. */
const COLLEAGUES = '/api/views/staff?page=1&perPage=100';
/** What does not end by itself. */
const ENDLESS = ['GET /api/live'];

const today = calendarDay(Date.now(), OFFICE_ZONE);
const weekAgo = calendarDay(Date.now() - 7 * DAY_MS, OFFICE_ZONE);
const month = today.slice(0, 'YYYY-MM'.length);
/** Routes that need more than is given here: a code of a list, or the secret of a link, which no reader of reports has. */
const NOT_ASKED = [
  'GET /api/views/:view/actions',
  'GET /api/surveys/trend',
  'GET /api/public/appointment',
  'GET /api/public/appointment/slots',
  'GET /api/scheduling/free-slots',
  'GET /api/public/appointment/sheet',
  'GET /api/public/profiles',
  'GET /api/public/eligible-counts',
];
/** What a route may need to be asked with; each takes of it what it knows. */
const GIVEN: readonly Readonly<Record<string, string>>[] = [
  { from: weekAgo, to: today, day: today, q: CANARY.name, page: '1', perPage: '100' },
  { from: month, to: month, month, province: 'QC', q: CANARY.name },
  { from: `${weekAgo}T00:00:00Z`, to: `${today}T23:59:59Z`, at: new Date().toISOString(), province: 'QC' },
];
/** The queries that a route takes; none where what it needs is not known here. */
function queriesOf(route: string): string[] {
  const query = contractOf(route)?.query;
  if (!query) return [''];
  const taken = [{}, ...GIVEN].map((given) => Object.fromEntries(Object.entries(given).filter(([name]) => name in query.shape)));
  return [...new Set(taken.filter((given) => query.safeParse(given).success).map((given) => new URLSearchParams(given).toString()))];
}

/** Who reads reports reads figures: no route and no list tells them who anyone is, whatever id they put into an address. */
describe('who reads reports, over everything that can be read', () => {
  let system: System;
  let ids: string[];
  let asks: { report: string; admin: string };

  /** What of the marks an answer tells. */
  async function toldBy(authorization: string, path: string, body?: object): Promise<{ status: number; told: string[] }> {
    const response = await fetch(`${system.origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = digits(await response.text());
    return { status: response.status, told: response.ok ? MARKS.filter(([, mark]) => text.includes(mark)).map(([mark]) => mark) : [] };
  }
  const routes = Object.keys(ROUTES).filter((route) => route.startsWith('GET /api/') && !route.includes('*') && !ENDLESS.includes(route));
  /** Every address that reads something: each route with each id and each query it takes, each list, and each of its rows by its key. */
  function paths(): string[] {
    const asked = routes.flatMap((route) => {
      const path = route.slice('GET '.length);
      const at = path.includes(':') ? ids.map((id) => path.replace(/:\w+/g, id)) : [path];
      return queriesOf(route).flatMap((query) => at.map((one) => (query ? `${one}?${query}` : one)));
    });
    const lists = [...system.kernel.registry.views.keys()].flatMap((view) => [
      `/api/views/${view}?page=1&perPage=100`,
      ...ids.map((id) => `/api/views/${view}/${id}`),
    ]);
    return [...asked, ...lists];
  }

  beforeAll(async () => {
    system = await startSystem();
    const { journey, ...seeded } = await seedCanary(system);
    const [last] = await system.kernel.db.query<{ position: string }>('select max(position) as position from events');
    await settled(system.kernel, Number(last!.position));
    ids = [journey.leadId, ...Object.values({ ...journey, ...seeded })].filter((id): id is string => /^[0-9a-f-]{36}$/.test(String(id)));
    const session = async (role: string) => sessionOf(system.kernel, (await system.staff(role)).userId);
    asks = { report: await session('report_admin'), admin: await session('admin') };
  });
  afterAll(() => system?.close());

  it('tells no name, address, number or word of anyone', async () => {
    const told: string[] = [];
    const unread: string[] = [];
    let [answered, byAdmin] = [0, 0];
    for (const path of paths()) {
      const [report, admin] = await Promise.all([toldBy(asks.report, path), toldBy(asks.admin, path)]);
      if (report.status === 200) answered += 1;
      if (report.status === 422) unread.push(path);
      byAdmin += admin.told.length;
      const names = path === COLLEAGUES ? report.told.filter((mark) => mark !== CANARY.candidateName) : report.told;
      if (names.length > 0) told.push(`${path}: ${names.join()}`);
    }
    expect(told).toEqual([]);
    // Nothing was passed over because it was asked wrongly.
    expect(routes.filter((route) => queriesOf(route).length === 0)).toEqual(NOT_ASKED);
    expect(unread.filter((path) => !path.startsWith('/api/public/legal/'))).toEqual([]);
    // It looked where something is to be seen.
    expect(answered).toBeGreaterThan(30);
    expect(byAdmin).toBeGreaterThan(10);
  });

  it('finds no one by what they know of them', async () => {
    for (const q of [CANARY.name, CANARY.email, CANARY.phone, CANARY.proEmail, CANARY.candidateEmail, ids[0]!]) {
      const { told } = await toldBy(asks.report, '/api/finder', { q });
      expect([q, told]).toEqual([q, []]);
    }
    for (const view of ['leads', 'professionals', 'messages'])
      for (const asked of [`q=${encodeURIComponent(CANARY.name)}`, `filter=${encodeURIComponent(JSON.stringify({ email: CANARY.email }))}`])
        expect([view, (await toldBy(asks.report, `/api/views/${view}?${asked}`)).status]).not.toEqual([view, 200]);
    expect(mayList('leads', 'report')).toBe(false);
  });
});
