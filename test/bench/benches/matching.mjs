/** Who is asked first, out of 10,000 and of 100,000: profiles read, filtered, ranked. */
import { randomUUID } from 'node:crypto';
import { inTurns, p95, timed } from '../measure.mjs';
import { niches, requestInValidation } from '../people.mjs';
import { lib, openBenchKernel } from '../product.mjs';

const SIZES = { small: 10_000, large: 100_000 };

export async function run({ root, engine, say, report, quick }) {
  const { env } = await engine.environment();
  const fixtures = await openBenchKernel(root, env);
  const { kernel } = fixtures;
  const { matchingFor } = await lib(root, 'runtime');
  const { placeOf, saveRows, statement } = await lib(root, 'persistence');
  const view = kernel.registry.views.get('match-profiles');
  const kinds = await niches(root);
  const { leadId } = await requestInValidation(fixtures, randomUUID(), kinds[0]);
  const { SHIPPED_TERMS } = await lib(root, 'reference');

  let stored = 0;
  let written = 0;
  const fill = async (count) => {
    for (; stored < count; stored += 2_000) {
      const rows = Array.from({ length: 2_000 }, (_, i) =>
        profile(kinds, stored + i, { termsVersion: SHIPPED_TERMS, position: ++written }),
      );
      await saveRows(kernel.db, view, new Map(rows.map((r) => [r.id, r])));
    }
    await kernel.db.query(statement`vacuum analyze ${placeOf(view)}`);
    say(`${stored.toLocaleString('en')} professionals`);
  };
  const asked = async (times) => {
    const durations = [];
    for (let i = 0; i < times; i++) {
      // Someone is asked, pauses or claims between two searches.
      await kernel.db.query(
        statement`update ${placeOf(view)} set position = position + 1000000 where id in (select id from ${placeOf(view)} limit 20)`,
      );
      durations.push(await timed(() => matchingFor(kernel, leadId, 5, { endsAt: new Date(Date.now() + 1_800_000).toISOString() })));
    }
    return p95(durations);
  };
  const runs = quick ? 3 : 5;
  const warmUp = () => asked(quick ? 3 : 10);
  const table = placeOf(view);
  const reading = async () => timed(() => kernel.db.query(statement`select id from ${table}`));
  await fill(SIZES.small);
  await warmUp();
  const small = await inTurns(runs, () => asked(quick ? 5 : 10), reading);
  report({
    id: 'match.10k.p95Ms',
    unit: 'ms',
    own: small.own,
    anchor: { name: 'reading their ids through the same driver', runs: small.anchor },
    note: 'all of the request’s province',
  });
  await fill(SIZES.large);
  await warmUp();
  const large = await inTurns(runs, () => asked(quick ? 3 : 5), reading);
  report({
    id: 'match.growth',
    unit: 'ms',
    own: large.own,
    anchor: { name: '10,000 professionals', runs: small.own },
    asRatio: true,
    note: '100,000 professionals',
  });
  await kernel.close();
}

/** A professional of Quebec with three fields and three regions of their own, and a past. */
function profile(kinds, i, { termsVersion, position }) {
  const at = (days) => new Date(Date.now() - days * 86_400_000).toISOString();
  const ms = (days) => Date.now() - days * 86_400_000;
  const mine = [0, 7, 31].map((step) => kinds[(i * 13 + step) % kinds.length]);
  return {
    id: randomUUID(),
    name: `Me Banc ${i}`,
    title: 'lawyer',
    firm: i % 5 ? `Étude ${i % 900}` : null,
    province: 'QC',
    state: 'Approved',
    licenceVerifiedAt: at(20),
    termsVersion,
    fields: mine.map((k) => k.lawyerType),
    regions: mine.map((k) => k.region),
    languages: i % 3 ? ['fr', 'en'] : ['fr'],
    postalCode: 'H2X',
    radiusKm: 50,
    remote: i % 2 === 0,
    rates: ['1', '2', '3', '4', '5'],
    minBudget: 0,
    callYear: 1990 + (i % 30),
    acceptsAJ: true,
    acceptsMP: true,
    acceptsConsult: true,
    mediator: false,
    superOptIn: false,
    channels: ['sms', 'email'],
    availableCc: 3_000,
    openOffers: [],
    hours: i % 4 ? null : { days: [1, 2, 3, 4, 5], fromMinute: 480, toMinute: 1_020 },
    caps: i % 6 ? null : { claimsPerWeek: 10, coinsPerWeekCc: 2_000 },
    claimedAt: [ms(5), ms(2)],
    spent: [{ claimId: randomUUID(), at: ms(2), cc: 100 }],
    offersAt: Array.from({ length: i % 12 }, (_, n) => ms(n)),
    offersEver: i % 12,
    answeredAt: Array.from({ length: i % 7 }, (_, n) => ms(n)),
    missedAt: Array.from({ length: i % 3 }, (_, n) => ms(n)),
    slaKeptAt: Array.from({ length: i % 4 }, (_, n) => ms(n)),
    slaMissedAt: [],
    urgentOptIn: i % 3 === 0,
    position,
  };
}
