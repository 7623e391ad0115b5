import { type Past } from '@jurilien/event-sourcing/testing';
import { creditAccount } from '@jurilien/credits';
import { lead } from '@jurilien/lead';
import { distribution } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import fc from 'fast-check';
import { account, leadId, member, offeredLead, ofOffer, pro, round, system } from './claims.testing.js';
import { memoryLog } from './memory-log.testing.js';

/**
 * The clock of a wave against another one that knows no library of ours: it walks from hour to hour, asks the runtime's own calendar
 * whether the window is open there, and stops while a claim holds a seat (4.3.3).
 */
type Clock = 'window' | 'business' | 'wall';
const ZONE = { QC: 'America/Montreal', ON: 'America/Toronto' } as const;
/** Holidays of the winters and summers that are drawn below, read from the law and not from our tables. */
const CLOSED: Readonly<Record<'QC' | 'ON', readonly string[]>> = {
  // Quebec's law lets the employer choose between Good Friday and Easter Monday; this one closes on Good Friday.
  QC: ['2026-10-12', '2026-12-25', '2027-01-01', '2027-03-26', '2027-05-24', '2027-06-24', '2027-07-01', '2027-09-06', '2027-10-11'],
  ON: [
    ...['2026-10-12', '2026-12-25', '2026-12-26', '2027-01-01', '2027-02-15', '2027-03-26', '2027-05-24', '2027-07-01', '2027-09-06'],
    '2027-10-11',
  ],
};
const HOUR = 3_600_000;
const GRACE = 5_000;

const formats = Object.fromEntries(
  Object.values(ZONE).map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    }),
  ]),
);
const seen = new Map<string, boolean>();
/** Whether the hour that begins at this instant is open; windows begin and end on the hour, and so does summer time. */
function open(ms: number, province: 'QC' | 'ON', clock: Clock): boolean {
  if (clock === 'wall') return true;
  const key = `${province}${clock}${ms}`;
  const known = seen.get(key);
  if (known !== undefined) return known;
  const part = Object.fromEntries(formats[ZONE[province]]!.formatToParts(ms).map((p) => [p.type, p.value]));
  const hour = Number(part['hour']);
  const day = part['weekday']!;
  const holiday = CLOSED[province].includes(`${part['year']}-${part['month']}-${part['day']}`);
  const is =
    clock === 'window' ? day !== 'Sun' && hour >= 8 && hour < 21 : !['Sat', 'Sun'].includes(day) && !holiday && hour >= 9 && hour < 17;
  seen.set(key, is);
  return is;
}

interface Span {
  readonly from: number;
  readonly to: number;
}
/** When a wave of so many minutes is over that claims have stopped in these spans; later than `until` it does not look. */
function ends(from: number, minutes: number, province: 'QC' | 'ON', clock: Clock, stopped: readonly Span[], until = Infinity): number {
  const cuts = stopped.flatMap((s) => [s.from, s.to]);
  let left = minutes * 60_000;
  let now = from;
  while (now < until) {
    const hour = Math.floor(now / HOUR) * HOUR;
    const next = Math.min(hour + HOUR, ...cuts.filter((c) => c > now));
    const runs = open(hour, province, clock) && !stopped.some((s) => s.from <= now && now < s.to);
    if (runs && next - now >= left) return now + left;
    if (runs) left -= next - now;
    now = next;
  }
  return Infinity;
}

const iso = (ms: number): string => new Date(ms).toISOString();
const around = (date: string): fc.Arbitrary<number> =>
  fc.integer({ min: -36 * 60, max: 36 * 60 }).map((minutes) => Date.parse(`${date}T12:00:00Z`) + minutes * 60_000);
const starts = fc.oneof(
  ...['2026-11-01', '2027-03-14', '2026-12-25', '2027-01-01', '2027-06-24', '2027-07-01', '2027-03-26'].map(around),
  fc.integer({ min: 0, max: 360 * 24 * 60 }).map((m) => Date.parse('2026-10-20T00:00:00Z') + m * 60_000),
);
const moves = fc.array(
  fc.record({
    n: fc.constantFrom(1, 2, 3),
    what: fc.constantFrom('claim' as const, 'claim' as const, 'release' as const, 'sweep' as const),
    seconds: fc.oneof(fc.integer({ min: 0, max: 700 }), fc.constantFrom(0, 600, 605, 3_600, 40_000)),
  }),
  { maxLength: 8 },
);

describe('the clock of a wave', () => {
  it('ends where a clock of another make ends it, through nights, Sundays, holidays, summer time, claims and late sweeps', async () => {
    await fc.assert(
      fc.asyncProperty(
        starts,
        fc.constantFrom('QC' as const, 'ON' as const),
        fc.constantFrom<Clock>('window', 'business', 'wall'),
        fc.integer({ min: 1, max: 200 }),
        moves,
        async (from, province, clock, minutes, plan) => {
          const log = memoryLog();
          const facts = { province, urgent: clock === 'wall', maxAcceptances: 3 };
          const waves = [{ size: 3, minutes, ...(clock === 'business' ? { clock } : {}) }];
          const since = (past: Past): Past => past.map(([type, data]) => [type, data, iso(from)] as Past[number]);
          const [draft, [, offering]] = offeredLead as [Past[number], Past[number]];
          log.seed(lead, leadId, since([draft, ['LeadOfferingStarted', { ...offering, ...facts, unservedAt: iso(from + 1e10) }]]));
          log.seed(distribution, leadId, since([round({ ...facts, waves })]));
          for (const n of [1, 2, 3]) {
            log.seed(
              professional,
              pro(n),
              since(member(n)).map(([t, d, a]) => [t, { ...d, ...('province' in d ? { province } : {}) }, a] as Past[number]),
            );
            log.seed(creditAccount, pro(n), since(account(n)));
          }
          const ranked = [1, 2, 3].map((n) => ({ professionalId: pro(n), points: 1, parts: {} }));
          const matching = { configVersion: 1, inputsHash: 'h', eligible: 3, excluded: {}, ranked };
          await log.send({ name: 'SendWave', input: { leadId, round: 1, wave: 1, matching }, actor: system, at: iso(from) });
          const search = () => log.state(distribution, leadId);
          expect(search().wave).toBeDefined();

          const held = new Map<string, Span>();
          const stopped = (): Span[] => [...held.values()];
          const took = (n: number): Promise<unknown> => {
            const claim = search().claims.find((c) => c.professionalId === pro(n));
            return claim
              ? log.send({
                  name: 'ExpireClaim',
                  input: { leadId, professionalId: pro(n), claimId: claim.claimId },
                  actor: system,
                  at: iso(now),
                })
              : Promise.resolve();
          };
          let now = from;
          for (const { n, what, seconds } of plan) {
            now += seconds * 1_000;
            // The wave is over: what happens from here on moves no clock.
            if (ends(from, minutes, province, clock, stopped(), now + 1) <= now) break;
            const offer = search().offers.find((o) => o.professionalId === pro(n))!;
            const ids = { ...ofOffer(n), offerId: offer.offerId };
            const claimProfessionalIds = search().claims.map((c) => c.professionalId);
            const actor = { kind: 'token', id: pro(n) } as const;
            if (what === 'claim') await log.send({ name: 'ClaimOffer', input: { ...ids, claimProfessionalIds }, actor, at: iso(now) });
            if (what === 'release')
              await log.send({ name: 'ReleaseClaim', input: { leadId, professionalId: pro(n) }, actor, at: iso(now) });
            if (what === 'sweep') await took(n);
            for (const c of search().claims)
              if (!held.has(c.claimId)) held.set(c.claimId, { from: Date.parse(c.startedAt), to: Date.parse(c.holdUntil) + GRACE });
            for (const [id, span] of held)
              if (!search().claims.some((c) => c.claimId === id)) held.set(id, { from: span.from, to: Math.min(span.to, now) });
          }
          // The sweep comes when it comes.
          now += HOUR;
          for (const n of [1, 2, 3]) await took(n);
          const expected = ends(from, minutes, province, clock, stopped());
          const { wave } = search();
          expect(Math.abs(Date.parse(wave!.endsAt) - expected)).toBeLessThanOrEqual(20);
          const end = (at: number) => log.send({ name: 'EndWave', input: { leadId, round: 1, wave: 1 }, actor: system, at: iso(at) });
          expect(await end(expected - 1_000)).toEqual({ refusal: 'WRONG_STATE: not-due' });
          expect(await end(expected + 1_000)).toMatchObject({ types: expect.arrayContaining(['WaveEnded']) });
        },
      ),
      { numRuns: 150 },
    );
  });

  it('knows the hour the night of a change of time skips or has twice', () => {
    const evening = Date.parse('2026-11-01T00:30:00Z');
    // Saturday half past eight in the evening; Sunday is closed, Monday begins at eight by the new time.
    expect(iso(ends(evening, 60, 'QC', 'window', []))).toBe('2026-11-02T13:30:00.000Z');
  });
});
