import fc from 'fast-check';
import { at } from '@jurilien/event-sourcing/testing';
import { holdEntry, type Entry } from '@jurilien/scheduling';
import {
  appointmentOf,
  appointmentWorld,
  client,
  clock,
  type Pair,
  pairOf,
  proActor,
  reservationOf,
  staff,
} from '../../lives/appointments.testing.js';

const CLIENTS = 3;
const PROS = 2;
/** The evenings before the clock is set forward, and back: what is booked lies around each of the two nights. */
const NIGHTS = ['2027-03-13T22:00:00.000Z', '2027-11-06T21:00:00.000Z'] as const;
const pairs: Pair[] = Array.from({ length: CLIENTS * PROS }, (_, n) => pairOf((n % CLIENTS) + 1, Math.floor(n / CLIENTS) + 1));
const OUTCOMES = ['held', 'clientNoShow', 'professionalNoShow'];

/** One command of a life no one planned: what, of which pair, on which thing, to which time, how much later. */
const step = fc.record({
  what: fc.constantFrom(
    'hold',
    'hold',
    'release',
    'extend',
    'expire',
    'request',
    'request',
    'request',
    'direct',
    'direct',
    'confirm',
    'propose',
    'move',
    'cancel',
    'lapse',
    'lapseProposals',
    'outcome',
    'close',
    'end',
  ),
  pair: fc.nat(pairs.length - 1),
  thing: fc.nat(5),
  slot: fc.nat(30),
  who: fc.constantFrom('client', 'professional', 'staff'),
  minutes: fc.constantFrom(0, 0, 0, 0, 1, 3, 10, 60, 300),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type World = ReturnType<typeof appointmentWorld>;

/** What begins something takes an id that is not used yet; everything else is about what exists, where anything does. */
function chosen({ what, thing, pair }: Step, w: World): { thing: number; pair: number } {
  const all = [0, 1, 2, 3, 4, 5];
  const unused = (free: readonly number[]): number => free[0] ?? thing;
  if (what === 'hold') return { pair, thing: unused(all.filter((n) => w.reservation(n).status === 'None')) };
  if (what === 'request') {
    const holding = pairs.flatMap((p, n) => (w.calendarOf(p.professionalId).entries[holdEntry(p.acceptanceId)] ? [n] : []));
    return { pair: holding[pair % holding.length] ?? pair, thing: unused(all.filter((n) => w.appointment(n).status === 'None')) };
  }
  if (what === 'direct') return { pair, thing: unused(all.filter((n) => w.appointment(n).status === 'None')) };
  const there = all.filter((n) => w.appointment(n).status !== 'None');
  return { pair, thing: there[thing % there.length] ?? thing };
}

function command(step: Step, from: string, w: World): [name: string, pair: Pair, input: object, actor: object] {
  const { what, slot, who } = step;
  const { thing, pair: n } = chosen(step, w);
  const pair = pairs[n]!;
  const actor = { client, professional: proActor(Math.floor(n / CLIENTS) + 1), staff }[who];
  const startsAt = at(30 * slot, from);
  const [reservationId, appointmentId] = [reservationOf(thing), appointmentOf(thing)];
  // Most commands are about what is really this pair's, so that they go further than a refusal.
  const mine = w.calendarOf(pair.professionalId).entries[holdEntry(pair.acceptanceId)]?.refId ?? reservationId;
  const commands: Record<string, [string, object, object?]> = {
    hold: ['HoldSlot', { reservationId, startsAt }],
    release: ['ReleaseSlot', { reservationId: mine }],
    extend: ['ExtendHold', { reservationId: mine }, staff],
    expire: ['ExpireHold', { reservationId: mine }, clock],
    request: ['RequestAppointment', { appointmentId, reservationId: mine, mode: 'phone' }],
    direct: ['RequestAppointment', { appointmentId, startsAt, minutes: 45, mode: 'phone' }],
    confirm: [
      'ConfirmAppointment',
      { appointmentId, ...(w.appointment(thing).proposals ? { startsAt: w.appointment(thing).proposals!.slots[0]!.startsAt } : {}) },
    ],
    propose: ['ProposeSlots', { appointmentId, slots: [{ startsAt }, { startsAt: at(120, startsAt) }] }],
    move: ['RescheduleAppointment', { appointmentId, startsAt }],
    cancel: ['CancelAppointment', { appointmentId, reason: 'other' }],
    lapse: ['LapseAppointment', { appointmentId }, clock],
    lapseProposals: ['LapseProposals', { appointmentId }, clock],
    outcome: ['RecordAppointmentOutcome', { appointmentId, outcome: OUTCOMES[slot % 3] }],
    close: ['CloseAppointmentOutcome', { appointmentId }, clock],
    end: ['EndAppointment', { appointmentId, reason: 'replaced' }, clock],
  };
  const [name, input, by = actor] = commands[what]!;
  // An appointment is of the pair it was made for; another one's is not there.
  const of = pairs.find((p) => p.acceptanceId === w.appointment(thing).acceptanceId);
  return [name, 'appointmentId' in input && what !== 'request' && what !== 'direct' && of ? of : pair, input, by];
}

const live = (entries: Readonly<Record<string, Entry>>, now: string): Entry[] =>
  Object.values(entries).filter((e) => (e.until === undefined || e.until > now) && e.busyUntil > now);

/** Two things at once: what must never be. */
function overlaps(entries: readonly Entry[]): string[] {
  return entries.flatMap((a, n) =>
    entries
      .slice(n + 1)
      .flatMap((b) => (a.refId !== b.refId && a.busyFrom < b.busyUntil && b.busyFrom < a.busyUntil ? [`${a.entryId}/${b.entryId}`] : [])),
  );
}

/** Each live hold and appointment, with the entries that it must have in both calendars, and nothing else. */
function faults(w: World, now: string): string[] {
  const found: string[] = [];
  const owners = [...new Set(pairs.flatMap(({ professionalId, clientId }) => [professionalId, clientId]))];
  const calendars = new Map(owners.map((id) => [id, live(w.calendarOf(id).entries, now)]));
  for (const [id, entries] of calendars) found.push(...overlaps(entries).map((both) => `${id}: ${both}`));
  const expected = new Map<string, Set<string>>(owners.map((id) => [id, new Set()]));
  const wants = (of: Partial<Pair>, key: string): void => {
    for (const id of [of.professionalId!, of.clientId!]) expected.get(id)!.add(key);
  };
  for (let n = 0; n <= 5; n++) {
    const r = w.reservation(n);
    if (r.status === 'Held' && r.until! > now) wants(r, `held ${reservationOf(n)} ${r.slot!.startsAt}`);
    const a = w.appointment(n);
    const ahead = a.slot && at(10, a.slot.endsAt) > now;
    if (a.status === 'Requested' && a.confirmBy! > now) wants(a, `pending ${appointmentOf(n)} ${a.slot!.startsAt}`);
    // What became of it may be said from its first minute on; its time stays taken to its end.
    if (['Confirmed', 'Held', 'ClientNoShow', 'ProfessionalNoShow'].includes(a.status) && ahead)
      wants(a, `confirmed ${appointmentOf(n)} ${a.slot!.startsAt}`);
    if (a.status === 'Proposing') {
      if (a.before === 'Confirmed' && ahead) wants(a, `confirmed ${appointmentOf(n)} ${a.slot!.startsAt}`);
      if (a.before !== 'Confirmed' && a.confirmBy! > now) wants(a, `pending ${appointmentOf(n)} ${a.slot!.startsAt}`);
      if (a.proposals!.until > now) for (const s of a.proposals!.slots) wants(a, `proposed ${appointmentOf(n)} ${s.startsAt}`);
    }
  }
  for (const [id, entries] of calendars) {
    // What is over for the client may still keep the professional's minutes after it; neither takes anyone's time.
    const ahead = (key: string): boolean => at(30, key.split(' ')[2]!) > now;
    const has = entries
      .map((e) => `${e.kind} ${e.refId} ${e.startsAt}`)
      .filter(ahead)
      .sort();
    const wanted = [...expected.get(id)!].filter(ahead).sort();
    if (JSON.stringify(has) !== JSON.stringify(wanted)) found.push(`${id} has ${has.join(', ')} and not ${wanted.join(', ')}`);
  }
  return found;
}

describe('calendars', () => {
  it.each(NIGHTS)(
    'never have two things at once, whatever is done around the night after %s',
    async (from) => {
      let did = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), fc.boolean(), async (steps, autoConfirm) => {
          const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, until: 1_440 }));
          const w = appointmentWorld({ clients: CLIENTS, pros: PROS, plan: { weekly, minNoticeHours: 0, autoConfirm } });
          let now: string = from;
          for (const each of steps) {
            now = at(each.minutes, now);
            const [name, pair, input, actor] = command(each, at(120, from), w);
            const said = await w.say(name, pair, input, actor as never, now);
            if (typeof said !== 'string') did += said.length;
            expect(faults(w, now)).toEqual([]);
          }
        }),
        { numRuns: 500 },
      );
      // Most of it must be more than refusals.
      expect(did).toBeGreaterThan(2_000);
    },
    120_000,
  );
});
