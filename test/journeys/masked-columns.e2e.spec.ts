import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayList, mayRead, ROLES, whoOf, type RoleName } from '@jurilien/contracts';
import { API as ROUTES_OF_API, type Contract } from '@jurilien/contracts/api';
import { columnOf, type View } from '@jurilien/event-sourcing';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { finderMissesPerDay } from '@jurilien/reference';
import { z } from 'zod';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional } from '../support/people.js';
import { sessionOf } from '../support/session.js';
import { call, caughtUp, startSystem, type System } from '../support/system.js';

const API = join(import.meta.dirname, '../../services/api/src');
const OPERATORS = ['', '_gte', '_lte', '_gt', '_lt'];

// proves: ASVS row 46
describe('what is masked is not asked by either', () => {
  let system: System;
  let session: Record<RoleName, string>;
  let views: View[];
  let pro: Awaited<ReturnType<typeof approvedProfessional>>;
  let lead: Awaited<ReturnType<ReturnType<typeof mainJob>['submit']>>;
  const client = { clientName: 'Maëlle Gagnon-Roy', email: 'Maelle.Gagnon@exemple.test', phoneNumber: '+14385550142' };

  const account = async (role: RoleName): Promise<string> => {
    const userId = randomUUID();
    await system.dispatch('CreateUser', { userId, email: `${userId}@exemple.test`, username: role, role: `jurilien_${role}` });
    return sessionOf(system.kernel, userId);
  };
  const ask = (who: string, method: string, path: string, body?: object) => call(system.origin, method, path, body, { authorization: who });
  const find = async (who: string, q: string): Promise<{ status: number; leads: number; body: any }> => {
    const { status, body } = await ask(who, 'POST', '/api/finder', { q });
    const groups = (body.groups ?? []) as { place: string; total: number }[];
    return { status, body, leads: groups.find(({ place }) => place === 'leads')?.total ?? 0 };
  };

  beforeAll(async () => {
    system = await startSystem();
    session = Object.fromEntries(await Promise.all(ROLES.map(async (role) => [role, await account(role)] as const))) as typeof session;
    views = [...system.kernel.registry.views.values()];
    pro = await approvedProfessional(system);
    const job = mainJob(system);
    lead = await job.submit(client);
    await job.confirmPhone(lead);
    // Not by asking: questions that find nothing are counted.
    await caughtUp(system.kernel);
  });
  afterAll(() => system?.close());

  /** What a person is shown of a row, and whether a list may show it: stated here once more, from the declarations. */
  const maskedFor = (view: View, role: RoleName): string[] =>
    Object.entries(view.columns)
      .filter(([name, column]) => columnOf(column).personal && !view.read.clear?.includes(name))
      .map(([name]) => name)
      .filter((name) => view.read.onRequest?.includes(name) || mayRead(view.name, whoOf(`jurilien_${role}`)!.who)!.masked);

  it('by no operator, order or word: every view × role × masked column', async () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const view of views)
      for (const role of ROLES.filter((each) => mayList(view.name, whoOf(`jurilien_${each}`)!.who)))
        for (const column of maskedFor(view, role)) {
          const filters = OPERATORS.flatMap((operator) => [
            { [`${column}${operator}`]: 'a' },
            { id: randomUUID(), [`${column}${operator}`]: ['a', 'b'] },
          ]);
          const queries = [
            ...[...filters, { [column]: null }].map((filter) => `filter=${encodeURIComponent(JSON.stringify(filter))}`),
            ...['asc', 'desc'].map((order) => `sort=${column}&order=${order}`),
          ];
          for (const query of queries) {
            asked += 1;
            const { status, body } = await ask(session[role], 'GET', `/api/views/${view.name}?${query}`);
            // A column for the product's own figures is there for no one.
            const refused = view.read.figuresOnly?.includes(column) ? status === 422 : status === 403 && body.code === 'COLUMN_HIDDEN';
            if (!refused) wrong.push(`${role} ${view.name}?${query}: ${status}`);
          }
        }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(500);
  });

  it('and lists and rows show nothing of them', async () => {
    const secrets = [client.phoneNumber, client.phoneNumber.slice(2), client.email, client.email.toLowerCase(), client.clientName];
    for (const view of views)
      for (const role of ROLES.filter((each) => mayList(view.name, whoOf(`jurilien_${each}`)!.who))) {
        const columns = maskedFor(view, role);
        if (columns.length === 0) continue;
        const { data } = (await ask(session[role], 'GET', `/api/views/${view.name}?perPage=100`)).body as {
          data: Record<string, unknown>[];
        };
        for (const row of data) {
          const one = (await ask(session[role], 'GET', `/api/views/${view.name}/${encodeURIComponent(String(row[view.key]))}`)).body;
          for (const name of columns)
            for (const shown of [row[name], one[name]])
              expect([role, view.name, name, secrets.some((s) => JSON.stringify(shown ?? '').includes(s))]).toEqual([
                role,
                view.name,
                name,
                false,
              ]);
        }
      }
  });

  it('nor in the list of professionals and its copy', async () => {
    for (const column of ['email', 'phoneNumber']) {
      const filter = { id: pro.professionalId, [`${column}_gte`]: '+1514' };
      const list = await ask(session.admin_restricted, 'GET', `/api/lawyers?filter=${encodeURIComponent(JSON.stringify(filter))}`);
      expect([list.status, list.body.code]).toEqual([403, 'COLUMN_HIDDEN']);
      const sorted = await ask(session.admin_restricted, 'GET', `/api/lawyers?sort=${column}`);
      expect([sorted.status, sorted.body.code]).toEqual([403, 'COLUMN_HIDDEN']);
    }
    const names = () => ({ commandId: randomUUID(), exportId: randomUUID(), format: 'csv', lang: 'fr', reason: 'Je devine un numéro' });
    const copy = (who: string, what: string, filter: object) => ask(who, 'POST', '/api/exports', { ...names(), what, filter });
    const guessed = await copy(session.admin_restricted, 'professionals', { phoneNumber_lte: '+1515' });
    expect(guessed.status).toBe(403);
    for (const [what, filter] of [
      ['leads', { email_gte: 'm' }],
      ['messages', { to: client.phoneNumber }],
    ] as const) {
      const { status, body } = await copy(session.admin, what, filter);
      expect([what, status, body.code]).toEqual([what, 403, 'COLUMN_HIDDEN']);
    }
  });

  it('the attack on a number and an address learns nothing from a single answer', async () => {
    const row = { id: pro.professionalId };
    const digits = [...'0123456789'].map((digit) => ({ ...row, phoneNumber_gte: `+1${digit}`, phoneNumber_lte: `+1${digit}\u{10fffd}` }));
    const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789@._-'].map((letter) => ({
      ...row,
      email_gte: letter,
      email_lte: `${letter}\u{10fffd}`,
    }));
    const answers = await Promise.all(
      [...digits, ...letters].map(async (filter) => {
        const { status, body } = await ask(
          session.admin_restricted,
          'GET',
          `/api/views/professionals?perPage=1&filter=${encodeURIComponent(JSON.stringify(filter))}`,
        );
        return `${status} ${body.code as string} ${body.total as number}`;
      }),
    );
    expect([...new Set(answers)]).toEqual(['403 COLUMN_HIDDEN undefined']);
  });

  it('a search looks only where the person may look', async () => {
    const totals = async (role: RoleName, view: string, words: readonly string[]) =>
      Promise.all(words.map(async (q) => (await ask(session[role], 'GET', `/api/views/${view}?q=${encodeURIComponent(q)}`)).body.total));
    const { code } = lead.answer.body as { code: string };
    expect(await totals('admin', 'leads', [code, 'Gagnon', client.clientName, client.email, 'exemple.test', '5550142'])).toEqual([
      1, 0, 0, 0, 0, 0,
    ]);
    const words = [pro.name, pro.email, pro.email.slice(0, 9), pro.phoneNumber.slice(5)];
    expect(await totals('admin_restricted', 'professionals', words)).toEqual([1, 0, 0, 0]);
    expect(await totals('admin', 'professionals', words)).toEqual([1, 1, 1, 1]);
  });

  it('who knows a value finds it by the finder: in full, with any capitals and accents, and by no part of it', async () => {
    const totals = async (who: string, words: readonly string[]) => Promise.all(words.map(async (q) => (await find(who, q)).leads));
    const whole = [client.email, client.email.toLowerCase(), '438 555-0142', 'maelle gagnon-roy', '0142'];
    expect(await totals(session.admin, whole)).toEqual([1, 1, 1, 1, 1]);
    expect(await totals(session.admin, ['maelle.gagnon', 'elle.gagnon@exemple.test', 'Maelle Gagnon', 'Gagnon', '55501', '5501'])).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
    const { body } = await find(session.admin, client.email);
    expect(JSON.stringify(body)).not.toMatch(/Maelle\.Gagnon@|5550142|Gagnon-Roy/);
  });

  it('guesses are few a day, from any desk, and a number that is known costs none', async () => {
    const who = await account('admin_validation');
    const misses = asShipped().value(finderMissesPerDay);
    for (let n = 0; n < 3; n += 1) expect(await find(who, '438 555-0142')).toMatchObject({ status: 200, leads: 1 });
    const guesses = await Promise.all(Array.from({ length: misses + 25 }, (_, n) => find(who, `438 555-${String(2_000 + n)}`)));
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(misses);
    const refused = await ask(who, 'POST', '/api/finder', { q: client.email });
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect((await find(session.admin, client.email)).leads).toBe(1);
  });

  it('each look and each refusal is in the audit, by the column and never the value', async () => {
    await eventually(async () => {
      const rows = await system.kernel.db.query<{ row: string }>(
        `select action || ' ' || subject || ' ' || coalesce(detail::text, '') as row from access_log`,
      );
      const all = rows.map(({ row }) => row).join('\n');
      expect(all).not.toMatch(/Gagnon|555-?0142/);
      return /searched view-leads.*email/.test(all) && /denied GET \/api\/views\/leads.*COLUMN_HIDDEN/.test(all);
    }, 'the rows of the audit');
  });

  it('whatever takes a filter from outside reads through the one place that knows who may ask by what', () => {
    const sorted = Object.entries<Contract>(ROUTES_OF_API).filter(([, { query, body }]) =>
      [query, body].some((schema) => schema instanceof z.ZodObject && 'sort' in schema.shape),
    );
    expect(sorted.map(([route]) => route).sort()).toEqual([
      'GET /api/campaigns/:id/replies',
      'GET /api/lawyers',
      'GET /api/views/:view',
      'POST /api/saved-views',
    ]);
    const files = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts') && !f.includes('.spec.'));
    const source = (f: string): string => readFileSync(join(API, f), 'utf8');
    const takes = (text: string): boolean =>
      /\b(?:listQuery|sort: z\.)/.test(text) || sorted.some(([route]) => text.includes(`@Route('${route}')`));
    const taking = files.filter((f) => takes(source(f)));
    // What is kept is asked for later, and refused today where its keeper may not ask for it.
    const keeping = 'saved-views/saved-views.controller.ts';
    expect(taking.sort()).toEqual([
      'campaigns/campaigns.controller.ts',
      'lawyers/lawyers.controller.ts',
      keeping,
      'views/views.controller.ts',
    ]);
    for (const f of taking) expect(source(f)).toMatch(f === keeping ? /\brefuseUnlessAskable\(/ : /\bnew ListView\(/);
  });
});
