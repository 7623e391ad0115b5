/** Times of professionals: what is free, what is booked at once, who gets one that many want, and the calendar that programs read. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { closedLoop, inTurns, p95, timed } from '../measure.mjs';
import { many, niches, professional } from '../people.mjs';
import { plainInsert } from '../plain-insert.mjs';
import { lib, openBenchKernel } from '../product.mjs';

const USERS = 20;
/** Several book with one professional at once. */
const PROFESSIONALS = 5;
const RIVALS = 200;
const ROUNDS = 4;
const EVENTS = 1_000;
const BUSY = 2_000;
const MINUTE_MS = 60_000;
const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, until: 1_440 }));

export async function run({ root, engine, say, report, quick }) {
  const { env } = await engine.environment();
  const context = await openBenchKernel(root, env);
  const plain = await plainInsert(await engine.database());
  const bench = { root, ...context, plain, say, report, runs: quick ? 3 : 5, quick };
  await freeTimes(bench);
  const [kind] = await niches(root);
  const people = await many(PROFESSIONALS, () => bookable(bench, kind));
  say(`${people.length} professionals`);
  await booking(bench, people);
  await race(bench, people[0]);
  await feed(bench, people[0].professionalId);
  await plain.close();
  await context.kernel.close();
}

/** The days ahead with a calendar as full as that of a large office: what a page of free times costs. */
async function freeTimes({ root, report, runs }) {
  const { freeSlots } = await lib(root, 'scheduling');
  const { shippedConfig } = await lib(root, 'reference');
  const now = '2027-02-01T00:00:00.000Z';
  const at = (minutes) => new Date(Date.parse(now) + minutes * MINUTE_MS).toISOString();
  const plan = {
    ...{ ownerKind: 'professional', province: 'QC', zone: 'America/Toronto', weekly: ALL_WEEK, exceptions: [], bufferMinutes: 10 },
    ...{ minNoticeHours: 0, slotMinutes: 10, autoConfirm: true, offersBooking: true },
  };
  // In no order, as entries come to stand in a calendar; both nights of the clock lie in winter and spring alike.
  const busy = Array.from({ length: BUSY }, (_, i) => {
    const from = ((i * 7_919) % BUSY) * 43;
    return { busyFrom: at(from), busyUntil: at(from + 10) };
  });
  const ask = () => freeSlots({ plan, busy, pauses: [], now, config: shippedConfig });
  const own = async () => {
    const durations = [];
    for (let i = 0; i < 100; i++) durations.push(await timed(async () => ask()));
    return p95(durations);
  };
  const sorting = async () => {
    const durations = [];
    for (let i = 0; i < 100; i++) durations.push(await timed(async () => busy.map((b) => Date.parse(b.busyFrom)).sort((a, b) => a - b)));
    return p95(durations);
  };
  const { own: figures, anchor } = await inTurns(runs, own, sorting);
  report({
    id: 'calendar.free60d.p95Ms',
    unit: 'ms',
    own: figures,
    anchor: { name: `reading and sorting ${BUSY} instants`, runs: anchor },
    note: `60 days around the clock, ${BUSY} busy times, ${ask().length} free`,
  });
}

/** An approved professional whom clients may book around the clock, without a word of theirs. */
async function bookable(bench, kind) {
  const { professionalId } = await professional(bench.root, bench, kind, 1_000);
  const plan = { professionalId, weekly: ALL_WEEK, bufferMinutes: 0, minNoticeHours: 0, slotMinutes: 30 };
  await bench.dispatch('SetAvailability', { ...plan, autoConfirm: true, offersBooking: true });
  // Half hours from tomorrow on: no one but the bench takes them.
  const tomorrow = Math.ceil(Date.now() / 86_400_000 + 1) * 86_400_000;
  let next = 0;
  return { professionalId, slot: () => new Date(tomorrow + next++ * 30 * MINUTE_MS).toISOString() };
}

/** A client whose request a professional accepted, as the log has them. */
async function client({ kernel }, professionalId) {
  const [leadId, acceptanceId, personId] = [randomUUID(), randomUUID(), randomUUID()];
  const stream = (category, id, type, data) => ({ ref: { decider: { category }, id }, expectedVersion: 0, events: [{ type, data }] });
  await kernel.store.append({
    command: { name: 'bench', commandId: randomUUID(), input: {}, actor: { kind: 'system', id: 'bench' } },
    occurredAt: new Date().toISOString(),
    config: kernel.configuration.current(),
    province: 'QC',
    streams: [
      stream('lead', leadId, 'LeadDraftStarted', { leadId, personId, form: 'request', channel: 'web', lang: 'fr' }),
      stream('acceptance', acceptanceId, 'AcceptanceOpened', {
        ...{ acceptanceId, leadId, professionalId, priceCc: 100, province: 'QC', lang: 'fr' },
        slaDueAt: new Date(Date.now() + 86_400_000).toISOString(),
      }),
    ],
  });
  return { leadId, acceptanceId, professionalId };
}

const as = ({ leadId }) => ({ actor: { kind: 'token', id: leadId } });
const hold = ({ dispatch }, of, startsAt, reservationId = randomUUID()) =>
  dispatch('HoldSlot', { acceptanceId: of.acceptanceId, leadId: of.leadId, reservationId, startsAt }, as(of));

/** Clients hold a time and book it, several with one professional at once. */
async function booking(bench, people) {
  const { dispatch, plain, report, runs, quick } = bench;
  const each = quick ? 6 : 15;
  const holds = [];
  const own = async (run) => {
    const clients = await many(USERS * each, (i) => client(bench, people[i % PROFESSIONALS].professionalId));
    const held = [];
    const booked = [];
    await closedLoop(USERS, each, async (user, n) => {
      const i = n * USERS + user;
      const [of, reservationId] = [clients[i], randomUUID()];
      held.push(await timed(() => hold(bench, of, people[i % PROFESSIONALS].slot(), reservationId)));
      const { acceptanceId, leadId } = of;
      const wish = { acceptanceId, leadId, reservationId, appointmentId: randomUUID(), mode: 'phone' };
      booked.push(await timed(() => dispatch('RequestAppointment', wish, as(of))));
    });
    if (run >= 0) holds.push(p95(held));
    return p95(booked);
  };
  const { own: figures, anchor } = await inTurns(runs, own, () => plain.p95(USERS, 10));
  const note = `${USERS} users without a pause, ${PROFESSIONALS} calendars`;
  const beside = { anchor: { name: `plain insert p95, ${USERS} at once`, runs: anchor }, note };
  report({ id: 'calendar.booking.p95Ms', unit: 'ms', own: figures, ...beside });
  report({ id: 'calendar.hold.p95Ms', unit: 'ms', own: holds, ...beside });
}

/** One time that many want at the same moment. */
async function race(bench, { professionalId, slot }) {
  const { plain, report, runs } = bench;
  const rivals = await many(RIVALS, () => client(bench, professionalId));
  const winners = [];
  const own = async (run) => {
    const durations = [];
    for (let round = 0; round < ROUNDS; round++) {
      const startsAt = slot();
      let won = 0;
      await Promise.all(
        rivals.map(async (of) => {
          const asked = () =>
            hold(bench, of, startsAt).then(
              () => {
                won++;
              },
              (error) => {
                if (error.code !== 'SLOT_TAKEN') throw error;
              },
            );
          durations.push(await timed(asked));
        }),
      );
      if (run >= 0) winners.push(won);
    }
    return p95(durations);
  };
  const { own: figures, anchor } = await inTurns(runs, own, () => plain.p95(RIVALS, 5));
  report({ id: 'calendar.race.winners', unit: 'winners', own: winners, note: `${RIVALS} clients at one time, each round another` });
  report({
    id: 'calendar.race.p95Ms',
    unit: 'ms',
    own: figures,
    anchor: { name: `plain insert p95, ${RIVALS} at once`, runs: anchor },
    note: 'until each of them knows, with three other times',
  });
}

/** The private address of a busy calendar, as a program reads it. */
async function feed({ root, kernel, report, runs }, professionalId) {
  const { feedOf } = await import(pathToFileURL(join(root, 'dist', 'services', 'api', 'src', 'calendars', 'feed.js')).href);
  const { saveRows, placeOf, statement } = await lib(root, 'persistence');
  const view = kernel.registry.views.get('appointments');
  const rows = Array.from({ length: EVENTS }, (_, i) => appointmentRow(professionalId, i));
  await kernel.db.query(statement`delete from ${placeOf(view)}`);
  await saveRows(kernel.db, view, new Map(rows.map((row) => [row.id, row])));
  await kernel.db.query(statement`vacuum analyze ${placeOf(view)}`);
  const found = (await feedOf(kernel, professionalId, 'code')).split('BEGIN:VEVENT').length - 1;
  if (found !== EVENTS) throw new Error(`the feed has ${found} events`);
  const own = async () => {
    const durations = [];
    for (let i = 0; i < 20; i++) durations.push(await timed(() => feedOf(kernel, professionalId, 'code')));
    return p95(durations);
  };
  const reading = async () => timed(() => kernel.db.query(statement`select * from ${placeOf(view)}`));
  const { own: figures, anchor } = await inTurns(runs, own, reading);
  report({
    id: 'calendar.feed.p95Ms',
    unit: 'ms',
    own: figures,
    anchor: { name: 'reading their rows through the same driver', runs: anchor },
    note: `${EVENTS} appointments`,
  });
}

function appointmentRow(professionalId, i) {
  const startsAt = new Date(Date.now() + i * 30 * MINUTE_MS).toISOString();
  const now = new Date().toISOString();
  return {
    ...{ id: randomUUID(), version: 2, acceptanceId: randomUUID(), leadId: randomUUID(), professionalId, personId: randomUUID() },
    ...{ code: 'K7QF', province: 'QC', kind: 'first', mode: 'phone', state: 'Confirmed', timeVersion: 1, startsAt },
    endsAt: new Date(Date.parse(startsAt) + 30 * MINUTE_MS).toISOString(),
    ...{ wallTime: startsAt.slice(0, 16), zone: 'America/Toronto', clientZone: 'America/Toronto', professionalZone: 'America/Toronto' },
    ...{ requestedBy: 'client', confirmBy: startsAt, clientLate: false, professionalLate: false, disputed: false },
    ...{ requestedAt: now, confirmedAt: now },
  };
}
