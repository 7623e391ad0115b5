import { randomUUID } from 'node:crypto';
import type { Row } from '@jurilien/event-sourcing';
import { asShipped, configWith, T0, unchanging } from '@jurilien/event-sourcing/testing';
import type { Matching, MatchLead } from '@jurilien/search';
import { candidate, request } from '@jurilien/search/testing';
import { placeOf, saveRows } from '@jurilien/persistence';
import { testKernel } from '../../../../test/support/kernel.js';
import { contexts } from '../start/contexts.js';
import type { Kernel } from '../kernel/kernel.js';
import { matchAmong } from './matching.js';
import { expectationsOf } from './expectations.js';
import { excludedIn } from './excluded.js';
import { explanationsOf, keepExplanation, sweepExplanations } from './explanations.js';
import { poolOf } from './pool.js';
import { besideOthers, ownWavesSince } from './transparency.js';

let k: Awaited<ReturnType<typeof testKernel>>;
let kernel: Kernel;
beforeEach(async () => {
  k = await testKernel(contexts);
  await k.project();
  kernel = k as unknown as Kernel;
});
afterEach(() => k.close());

let position = 0;
/** Who fits the request in everything, as the view keeps them. */
const person = (over: Row = {}): Row => ({
  ...candidate({ id: randomUUID(), name: 'Me Roy', licenceVerifiedAt: new Date().toISOString(), availableCc: 500 }),
  position: ++position,
  ...over,
});
const write = (name: string, ...rows: Row[]) => {
  const view = k.registry.views.get(name)!;
  return saveRows(k.db, view, new Map(rows.map((r) => [String(r['id']), r])));
};
const lead = (leadId = randomUUID()): MatchLead => request({ leadId });
const config = asShipped();
const options = { now: T0, config, size: 3, asked: new Set<string>() };
const asked = (input = lead(), now = T0, size = 3) => matchAmong(kernel, input, { ...options, now, size });
const ids = (m: Matching): string[] => m.ranked.map((r) => r.professionalId).sort();

it('profiles in memory follow the view: who comes, changes, moves to another province or leaves', async () => {
  const [a, b] = [person(), person()];
  await write('match-profiles', a, b, person({ state: 'Applied' }), person({ province: 'ON' }));
  expect(ids((await asked()).matching)).toEqual([a['id'], b['id']].sort());
  await write('match-profiles', { ...a, languages: ['en'], position: ++position }, person({ id: b['id'], state: 'Suspended' }));
  expect([...(await asked()).matching.excludedById].sort()).toEqual(
    [
      [a['id'], 'E05'],
      [b['id'], 'E01'],
    ].sort(),
  );
  await write('match-profiles', { ...a, province: 'ON', position: ++position }, person({ id: b['id'], state: 'Closed' }));
  const { matching } = await asked();
  expect([matching.eligible, matching.excluded]).toEqual([0, {}]);
  expect((await poolOf(kernel).of('ON')).byId.size).toBe(2);
});

it('the same inputs have the same hash, on another machine too; any other input another', async () => {
  const [a, b] = [person(), person()];
  await write('match-profiles', a, b);
  const input = lead();
  const { inputsHash } = await asked(input);
  expect((await asked(input)).inputsHash).toBe(inputsHash);
  const elsewhere = { ...k } as unknown as Kernel;
  expect((await matchAmong(elsewhere, input, options)).inputsHash).toBe(inputsHash);
  const others = [
    await asked({ ...input, rate: '4' }),
    await asked(input, T0, 5),
    await matchAmong(kernel, input, { ...options, asked: new Set([String(a['id'])]) }),
    await matchAmong(kernel, input, { ...options, bars: (id) => (id === b['id'] ? 'E14' : undefined) }),
    await matchAmong(kernel, input, { ...options, config: configWith({}) }),
  ].map((m) => m.inputsHash);
  await write('match-profiles', { ...a, offersEver: 1, position: ++position });
  expect(new Set([inputsHash, ...others, (await asked(input)).inputsHash]).size).toBe(7);
});

it('a professional reads their own codes and parts of the waves that were sent, and of no others', async () => {
  const [seated, waiting, other] = [person(), person({ missedAt: [Date.parse(T0) - 1] }), person({ fields: ['tax'] })];
  await write('match-profiles', seated, waiting, other);
  const input = lead();
  const { matching, inputsHash } = await asked(input, T0, 1);
  const wave = { leadId: input.leadId, round: 1, wave: 1 };
  await keepExplanation(kernel, { ...wave, inputsHash }, matching, 1);
  await keepExplanation(kernel, { ...wave, inputsHash: 'never-sent' }, matching, 1);
  await write('matchings', {
    id: `${input.leadId}:1:1`,
    ...wave,
    at: T0,
    inputsHash,
    eligible: 2,
    seats: 1,
    ids: ids(matching),
    position: 1,
  });
  const of = (p: Row) => explanationsOf(kernel, String(p['id']), '2026-01-01T00:00:00.000Z', placeOf(k.registry.views.get('matchings')!));
  const first = matching.ranked[0]!;
  expect(await of(seated)).toEqual([{ ...wave, at: T0, eligible: true, seat: true, fairness: false, place: 1, parts: first.parts }]);
  expect(await of(waiting)).toMatchObject([{ eligible: true, seat: false, place: 2 }]);
  expect(await of(other)).toEqual([{ ...wave, at: T0, code: 'E04', eligible: false, seat: false, fairness: false }]);
  expect(await of(person())).toEqual([]);

  // Staff read by name who was left out, of waves that were sent.
  const place = placeOf(k.registry.views.get('matchings')!);
  expect(await excludedIn(kernel, wave, place)).toContainEqual({ professionalId: other['id'], code: 'E04' });
  expect((await excludedIn(kernel, wave, place)).map((e) => e.professionalId)).not.toContain(waiting['id']);
  expect(await excludedIn(kernel, { ...wave, wave: 2 }, place)).toEqual([]);

  // The same waves, month by month: own codes, and own points beside those of the others who had a seat.
  const view = placeOf(k.registry.views.get('matchings')!);
  const since = (p: Row, at: string) => ownWavesSince(kernel, String(p['id']), at, view);
  const eligible = { ...wave, at: T0, eligible: true, fairness: false };
  expect(await since(seated, T0)).toEqual([{ ...eligible, seat: true }]);
  expect(await since(waiting, T0)).toEqual([{ ...eligible, seat: false }]);
  expect(await since(other, T0)).toEqual([{ ...wave, at: T0, code: 'E04', eligible: false, seat: false, fairness: false }]);
  expect([await since(seated, '2026-12-01T00:00:00.000Z'), await since(person(), T0)]).toEqual([[], []]);
  const beside = (p: Row) => besideOthers(kernel, String(p['id']), [wave, { ...wave, wave: 2 }], view);
  expect(await beside(seated)).toEqual({ own: first.parts, k: 0, others: null });
  expect(await beside(waiting)).toEqual({ own: matching.ranked[1]!.parts, k: 1, others: first.parts });
  expect(await beside(other)).toEqual({ own: null, k: 1, others: first.parts });
});

it('explanations go after half a year', async () => {
  await write('match-profiles', person());
  const input = lead();
  const { matching } = await asked(input);
  for (const n of [1, 2]) await keepExplanation(kernel, { leadId: input.leadId, round: n, wave: 1, inputsHash: 'h' }, matching, 3);
  await k.db.query(`update matching_explanations set at = at - interval '181 days' where round = 1`);
  await sweepExplanations(kernel);
  expect((await k.db.query<{ round: number }>('select round from matching_explanations')).map((r) => r.round)).toEqual([2]);
  await k.db.query(`update matching_explanations set at = at - interval '100 days'`);
  await sweepExplanations({ ...kernel, configuration: unchanging(configWith({ 'matching.explanationDays': 90 })) });
  expect(await k.db.query('select round from matching_explanations')).toEqual([]);
});

it('who was passed over in one round is ahead in the next; a long list is counted from its explanation', async () => {
  const now = new Date().toISOString();
  const people = Array.from({ length: 4 }, () => person());
  await write('match-profiles', ...people);
  const input = lead();
  const { matching, inputsHash } = await asked(input, now, 2);
  await keepExplanation(kernel, { leadId: input.leadId, round: 1, wave: 1, inputsHash }, matching, 2);
  // The event named one of the four only.
  const row = {
    id: `${input.leadId}:1:1`,
    leadId: input.leadId,
    round: 1,
    wave: 1,
    at: now,
    inputsHash,
    eligible: 4,
    ids: [ids(matching)[0]!],
  };
  await write('matchings', { ...row, seats: 2, position: 1 });
  const { rotation } = await expectationsOf(kernel).at(now);
  expect(people.map((p) => rotation.expected(String(p['id'])))).toEqual([0.5, 0.5, 0.5, 0.5]);
  await write('matchings', { ...row, id: `${input.leadId}:1:2`, wave: 2, eligible: 2, ids: [], seats: 2, position: 2 });
  const later = (await expectationsOf(kernel).at(now)).rotation;
  expect(people.map((p) => later.expected(String(p['id'])))).toEqual([1, 1, 1, 1]);
  const offered = people[0]!;
  await write('match-profiles', { ...offered, offersAt: [Date.parse(now) - 1], offersEver: 1, position: ++position });
  const next = (await asked(lead(), new Date(Date.parse(now) + 1_000).toISOString(), 3)).matching.ranked;
  const rotations = new Map(next.map((r) => [r.professionalId, r.parts['rotation']]));
  expect([rotations.get(String(offered['id'])), rotations.get(String(people[1]!['id']))]).toEqual([100, 125]);
});
