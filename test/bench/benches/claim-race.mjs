/** Many professionals want one request at the same moment: who gets it, and how soon everybody knows. */
import { randomUUID } from 'node:crypto';
import { closedLoop, inTurns, p95, timed } from '../measure.mjs';
import { many, niches, professional, requestInValidation } from '../people.mjs';
import { plainInsert } from '../plain-insert.mjs';
import { openBenchKernel } from '../product.mjs';

const RIVALS = 200;
const ROUNDS = 4;
/** A professional may claim ten times a day. */
const CLAIMS_A_DAY = 10;
const WRITERS = 32;

export async function run({ root, engine, say, report, quick }) {
  const { env } = await engine.environment();
  const context = await openBenchKernel(root, env);
  const { kernel, dispatch } = context;
  const plain = await plainInsert(await engine.database());
  const runs = quick ? 3 : 5;
  const [kind] = await niches(root);
  const people = await many(RIVALS, () => professional(root, context, kind, 6_000));
  say(`${RIVALS} professionals`);

  const claim = ({ leadId, offerId, professionalId }) =>
    dispatch('ClaimOffer', { leadId, offerId, professionalId }, { actor: { kind: 'token', id: offerId } });
  const winners = [];
  let turn = 0;
  const race = async (run) => {
    const durations = [];
    for (let round = 0; round < ROUNDS; round++) {
      // Somebody else is first each time, so that nobody wins more than a day allows.
      const at = (turn++ * 17) % RIVALS;
      const offers = await offered(context, kind, [...people.slice(at), ...people.slice(0, at)]);
      let won = 0;
      await Promise.all(
        offers.map(async (offer) => {
          durations.push(
            await timed(() =>
              claim(offer).then(
                () => {
                  won++;
                },
                (error) => {
                  if (error.code !== 'OFFER_TAKEN' && error.code !== 'STALE_VERSION') throw error;
                },
              ),
            ),
          );
        }),
      );
      if (run >= 0) winners.push(won);
    }
    return p95(durations);
  };
  const raced = await inTurns(runs, race, () => plain.p95(RIVALS, 5));
  report({ id: 'claimRace.winners', unit: 'winners', own: winners, note: `${RIVALS} claims at once, each race another request` });
  report({
    id: 'claimRace.p95Ms',
    unit: 'ms',
    own: raced.own,
    anchor: { name: `plain insert p95, ${RIVALS} at once`, runs: raced.anchor },
    note: 'until each of them knows',
  });

  // Every claim another request; coins are held with each.
  const each = quick ? 6 : 2 * CLAIMS_A_DAY;
  const alone = async () => {
    const claimers = await many(2 * WRITERS, () => professional(root, context, kind, 6_000));
    const leads = await many(WRITERS * each, (i) => offered(context, kind, [claimers[i % claimers.length]]));
    return (await closedLoop(WRITERS, each, (user, n) => claim(leads[user + n * WRITERS][0]))).perSecond;
  };
  const { own, anchor } = await inTurns(runs, alone, async () => (await plain.loop(WRITERS, 100)).perSecond);
  report({
    id: 'claim.uncontendedPerS.vsInsert',
    unit: '/s',
    own,
    anchor: { name: `plain insert, ${WRITERS} at once`, runs: anchor },
    asRatio: true,
    note: 'claim with hold of coins',
  });
  await plain.close();
  await kernel.close();
}

/** A request on offer to all of them; the offers are appended as matching would have made them. */
async function offered({ kernel, dispatch }, kind, people) {
  const { leadId, validate, staff } = await requestInValidation({ dispatch }, people[0].professionalId, kind);
  await dispatch('ValidateLead', validate, staff);
  const { position } = await dispatch('StartOffering', { leadId });
  const [{ payload }] = await kernel.db.query('select payload from events where position = $1', [position]);
  await dispatch('StartRound', payload);
  const offers = people.map(({ professionalId }) => ({ leadId, offerId: randomUUID(), professionalId }));
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await kernel.store.append({
    command: { name: 'bench', commandId: randomUUID(), input: {}, actor: { kind: 'system', id: 'bench' } },
    occurredAt: new Date().toISOString(),
    config: kernel.configuration.current(),
    province: 'QC',
    streams: [
      {
        ref: { decider: { category: 'distribution' }, id: leadId },
        expectedVersion: 1,
        events: offers.map((offer) => ({
          type: 'OfferMade',
          data: {
            ...offer,
            round: 1,
            wave: 1,
            code: payload.code || 'AAAA',
            priceCc: payload.coinValueCc,
            expiresAt,
            lang: 'fr',
            points: 1,
            parts: {},
          },
        })),
      },
    ],
  });
  return offers;
}
