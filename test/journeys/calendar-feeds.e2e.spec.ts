import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import ICAL from 'ical.js';
import { configuration } from '@jurilien/configuration';
import { calendarDay } from '@jurilien/reference';
import { stateOf } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { approvedProfessional, ready } from '../support/people.js';
import { sessionOf } from '../support/session.js';
import { call, startSystem, type System } from '../support/system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ZONE = 'America/Toronto';
const stamp = (ms: number): string => `${new Date(ms).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** Calendars that go out to programs, and one that is read in. */
describe('calendars', () => {
  let system: System;
  let elsewhere: Server;
  let answer: { status: number; body: string };
  let [anna, bruno]: Staff[] = [];
  let pros: { professionalId: string; token: string }[];

  beforeAll(async () => {
    answer = { status: 200, body: '' };
    elsewhere = createServer((_, reply) => reply.writeHead(answer.status, { 'content-type': 'text/calendar' }).end(answer.body));
    await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
    const standIn = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    system = await startSystem({ env: { PIPELINE_WEBHOOK_STAND_IN: standIn } });
    [anna, bruno] = [await system.signIn('admin'), await system.signIn('admin')];
    const made = await Promise.all([approvedProfessional(system), approvedProfessional(system)]);
    await ready(system, made);
    pros = await Promise.all(
      made.map(async ({ professionalId }) => {
        const userId = randomUUID();
        const role = 'jurilien_professional';
        await system.dispatch('CreateUser', { userId, email: `${userId}@exemple.test`, username: role, role, professionalId });
        return { professionalId, token: await sessionOf(system.kernel, userId) };
      }),
    );
  });
  afterAll(async () => {
    await system?.close();
    elsewhere?.close();
  });

  const send = ({ token }: { token: string }, name: string, payload: object) =>
    call(system.origin, 'POST', `/api/commands/${name}`, { commandId: randomUUID(), payload }, { authorization: token });
  const mine = async ({ token }: { token: string }) =>
    (await call(system.origin, 'GET', '/api/calendars', undefined, { authorization: token })).body;

  it('go out by a private address, which is taken back at once', async () => {
    const [pro, other] = pros as [(typeof pros)[number], (typeof pros)[number]];
    const own = { professionalId: pro.professionalId };
    expect(await mine(pro)).toMatchObject({ owner: own, feed: { detail: 'code' }, external: { on: false, offered: false } });
    expect(await send(other, 'SetCalendarFeed', { ...own, on: true })).toMatchObject({ status: 404 });
    expect(await send(pro, 'SetCalendarFeed', { ...own, on: true })).toMatchObject({ status: 200 });
    const { address } = (await mine(pro)).feed as { address: string };
    const feed = await fetch(address);
    expect(feed.status).toBe(200);
    expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(feed.headers.get('cache-control')).toBe('private, no-cache');
    const text = await feed.text();
    expect(new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstPropertyValue('method')).toBe('PUBLISH');
    const again = await fetch(address, { headers: { 'if-none-match': feed.headers.get('etag')! } });
    expect([again.status, await again.text()]).toEqual([304, '']);

    // Another's address leads to another calendar; a letter more or less, and the one of before, nowhere.
    await send(other, 'SetCalendarFeed', { professionalId: other.professionalId, on: true });
    const others = (await mine(other)).feed.address as string;
    const swapped = others.slice(0, -20) + address.slice(-20);
    expect(await send(pro, 'SetCalendarFeed', { ...own, on: true, renew: true })).toMatchObject({ status: 200 });
    const renewed = (await mine(pro)).feed.address as string;
    expect(renewed).not.toBe(address);
    for (const dead of [address, swapped, address.replace('.ics', 'A.ics'), address.replace('.ics', '')])
      expect((await fetch(dead)).status).toBe(404);
    expect((await fetch(renewed)).status).toBe(200);
    await send(pro, 'SetCalendarFeed', { ...own, on: false });
    expect((await fetch(renewed)).status).toBe(404);
    expect((await mine(pro)).feed.address).toBeUndefined();
  });

  it('come in from elsewhere once that is switched on: read, kept while it cannot be, and forgotten', async () => {
    const [pro] = pros as [(typeof pros)[number]];
    const own = { professionalId: pro.professionalId };
    const from = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 24 * HOUR_MS;
    // An exception, so that the hours are there on any day of the week and on a holiday.
    const [day, next] = [from, from + 24 * HOUR_MS].map((at) => calendarDay(new Date(at).toISOString(), ZONE));
    const exceptions = [{ from: day, until: next, blocks: [{ from: 0, until: 1_440 }] }];
    const plan = { zone: ZONE, weekly: [], exceptions, bufferMinutes: 0, minNoticeHours: 0 };
    expect(await send(pro, 'SetAvailability', { ...own, ...plan })).toMatchObject({ status: 200 });
    const offeredThen = async (): Promise<number> => {
      const { body } = await anna!('GET', `/api/scheduling/free-slots?owner=${pro.professionalId}&from=${day}`);
      const slots = body.slots as { startsAt: string; endsAt: string }[];
      return slots.filter(({ startsAt, endsAt }) => Date.parse(startsAt) < from + HOUR_MS && Date.parse(endsAt) > from).length;
    };
    expect(await offeredThen()).toBeGreaterThan(0);
    const url = 'https://cal.example/agenda.ics?key=secret';
    expect(await send(pro, 'SetExternalCalendar', { ...own, url })).toMatchObject({ body: { code: 'FEATURE_OFF' } });
    await switchOn('feature.calendarSync');
    expect(await send(pro, 'SetExternalCalendar', { ...own, url: 'https://127.0.0.1/a.ics' })).toMatchObject({
      body: { code: 'VALIDATION' },
    });

    // The second one is on the last day that a horizon can be set to.
    const last = from + 179 * DAY_MS;
    const event = (at: number) => [
      'BEGIN:VEVENT',
      `UID:${at}`,
      `DTSTART:${stamp(at)}`,
      `DTEND:${stamp(at + HOUR_MS)}`,
      'SUMMARY:Secret',
      'END:VEVENT',
    ];
    answer = { status: 200, body: ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event(from), ...event(last), 'END:VCALENDAR'].join('\r\n') };
    expect(await send(pro, 'SetExternalCalendar', { ...own, url })).toMatchObject({ status: 200 });
    const reading = (wanted: string) => eventually(async () => (await mine(pro)).external.reading === wanted, wanted);
    await reading('read');
    const shown = (await mine(pro)).external;
    expect(shown).toMatchObject({ offered: true, on: true, host: 'cal.example', stale: false, unknownZones: [] });
    expect(JSON.stringify(shown)).not.toContain('secret');
    const kept = () => system.kernel.db.query<{ busy: unknown }>('select busy from external_busy');
    expect(await kept()).toEqual([{ busy: [from, last].map((at) => [at, at + HOUR_MS]) }]);
    expect(await offeredThen()).toBe(0);

    answer = { status: 500, body: '' };
    await system.kernel.db.query(
      `update external_busy set tried_at = tried_at - interval '1 hour', read_at = read_at - interval '3 hours'`,
    );
    await reading('unreachable');
    expect((await mine(pro)).external).toMatchObject({ stale: true });
    expect(await kept()).toHaveLength(1);

    expect(await send(pro, 'RemoveExternalCalendar', own)).toMatchObject({ status: 200 });
    await eventually(async () => (await kept()).length === 0, 'nothing is kept of it');
    expect((await mine(pro)).external).toMatchObject({ on: false, stale: false });
    expect(await offeredThen()).toBeGreaterThan(0);
  });

  it('of the team are theirs as well: who is invited is offered no time of the other one, and the team may set it all the same', async () => {
    const [pro] = pros as [(typeof pros)[number]];
    const team = (name: string, payload: object) => anna!('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload });
    const calendars = async () => (await anna!('GET', '/api/calendars')).body;
    const { owner } = await calendars();
    const from = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 2 * DAY_MS;
    const [day, next] = [from, from + DAY_MS].map((at) => calendarDay(new Date(at).toISOString(), ZONE));
    const exceptions = [{ from: day, until: next, blocks: [{ from: 0, until: 1_440 }] }];
    const plan = { zone: ZONE, weekly: [], exceptions, bufferMinutes: 0, minNoticeHours: 0 };
    expect(await team('SetAvailability', { ...owner, ...plan })).toMatchObject({ status: 200 });
    expect(await team('SetCalendarFeed', { ...owner, on: true })).toMatchObject({ status: 200 });
    expect((await fetch((await calendars()).feed.address as string)).status).toBe(200);

    const meetingId = randomUUID();
    const invited = { meetingId, kind: 'accountReview', professionalId: pro.professionalId, staffId: owner.userId };
    expect(await team('InviteToMeeting', invited)).toMatchObject({ status: 200 });
    const startsAt = new Date(from).toISOString();
    const offered = async (): Promise<string[]> => {
      const { body } = await anna!('GET', `/api/meetings/${meetingId}/slots?from=${startsAt}`);
      return (body.slots as { startsAt: string }[]).map((slot) => slot.startsAt);
    };
    expect(await offered()).toContain(startsAt);
    const event = ['BEGIN:VEVENT', 'UID:t', `DTSTART:${stamp(from)}`, `DTEND:${stamp(from + HOUR_MS)}`, 'END:VEVENT'];
    answer = { status: 200, body: ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR'].join('\r\n') };
    expect(await team('SetExternalCalendar', { ...owner, url: 'https://cal.example/equipe.ics' })).toMatchObject({ status: 200 });
    await eventually(async () => (await calendars()).external.reading === 'read', 'read');
    expect(await offered()).not.toContain(startsAt);
    // What a sender says of the other calendar counts for nothing.
    expect(await send(pro, 'ScheduleMeeting', { meetingId, startsAt, external: [] })).toMatchObject({ body: { code: 'SLOT_TAKEN' } });
    expect(await team('ScheduleMeeting', { meetingId, startsAt, staffId: owner.userId })).toMatchObject({ status: 200 });
  });

  async function switchOn(key: string): Promise<void> {
    const changeId = randomUUID();
    const decide = (who: Staff, name: string, payload: object) =>
      who('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason: 'Décision du comité' });
    expect(await decide(anna!, 'ProposeConfigChange', { changeId, set: [{ key, scope: {}, value: true }] })).toMatchObject({ status: 200 });
    const { hash } = (await stateOf(system.kernel, configuration, 'main')).changes.get(changeId)!;
    expect(await decide(bruno!, 'ApproveConfigChange', { changeId, hash })).toMatchObject({ status: 200 });
  }
});
