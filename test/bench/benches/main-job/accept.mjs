/** "No conflict, I accept": 20 professionals at once, each with requests of their own that they claim, look at and accept. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { inTurns, p95, think, timed, until } from '../../measure.mjs';
import { many, niches, professional, requestInValidation } from '../../people.mjs';
import { plainInsert } from '../../plain-insert.mjs';
import { lib } from '../../product.mjs';

/** A professional may claim ten times a day; the first ones follow each other without a pause, the others as people do. */
const EACH = 5;
const AT_ONCE = 3;

export async function accept(context) {
  const { root, env, kernel, product, users, runs, visitor, quiet, report, staff, dispatch, say } = context;
  const { issueLink, linkIdOf } = await lib(root, 'runtime');
  const device = randomBytes(32).toString('base64url');
  const plain = await plainInsert(env.DATABASE_URL);
  const kinds = (await niches(root)).slice(0, users * (runs + 1));
  const people = await many(kinds.length, (i) => professional(root, context, kinds[i]));
  await quiet();
  say(`${people.length} professionals, ${people.length * EACH} requests on offer`);
  await many(people.length * EACH, async (i) => {
    const { validate, staff: by } = await requestInValidation({ dispatch }, staff.id, kinds[i % kinds.length]);
    await dispatch('ValidateLead', validate, by);
  });
  const view = kernel.registry.views.get('offers');
  const { tableOf } = await lib(root, 'event-sourcing');
  await until(
    async () =>
      Number((await kernel.db.query(`select count(*) as n from views.${tableOf(view)} where state = 'Sent'`))[0].n) >= people.length * EACH,
    'the offers',
    300,
    200,
  );
  await quiet();
  const rows = await kernel.db.query(`select id, "leadId", "professionalId" from views.${tableOf(view)}`);
  const offers = Map.groupBy(rows, (r) => r.professionalId);
  const tokens = new Map(
    await many(rows.length, async (i) => {
      const { id: offerId, leadId, professionalId } = rows[i];
      return [offerId, await issueLink(kernel, { purpose: 'offer', subject: { leadId, offerId, professionalId }, lang: 'fr', days: 14 })];
    }),
  );
  // Every professional has typed the code of the link before the clock starts.
  await many(rows.length, async (i) => {
    const linkId = linkIdOf(tokens.get(rows[i].id));
    const deviceHash = createHash('sha256').update(device).digest('hex');
    await dispatch('SendStepUpCode', { linkId, deviceHash, channel: 'email' });
    await dispatch('VerifyStepUpCode', { linkId, deviceHash, code: kernel.secrets.code(`step-up:${linkId}`, 1) });
  });
  const send = (offerId, name, payload = {}) =>
    product.http.must(
      'POST',
      `/api/public/commands/${name}`,
      { commandId: randomUUID(), payload },
      { ...visitor(), authorization: `Link ${tokens.get(offerId)}`, 'x-device': device },
    );

  /** Each user accepts their own offers, one after another. */
  async function accepted(perUser, between) {
    const [claimed, confirmed] = [[], []];
    await Promise.all(
      perUser.map(async (mine, user) => {
        for (const [n, { id }] of mine.entries()) {
          await between?.(user, 3 * n);
          claimed.push(await timed(() => send(id, 'ClaimOffer')));
          await between?.(user, 3 * n + 1);
          await send(id, 'RevealClaimNames');
          await between?.(user, 3 * n + 2);
          confirmed.push(await timed(() => send(id, 'ConfirmAcceptance', { noConflict: true })));
        }
      }),
    );
    await quiet();
    return { claimed, confirmed };
  }

  const claims = [];
  const paced = [];
  const { own, anchor } = await inTurns(
    runs,
    async (run) => {
      const mine = people.slice((run + 1) * users, (run + 2) * users).map(({ professionalId }) => offers.get(professionalId));
      const fast = await accepted(mine.map((all) => all.slice(0, AT_ONCE)));
      const slow = await accepted(
        mine.map((all) => all.slice(AT_ONCE)),
        think,
      );
      if (run >= 0) {
        claims.push(p95(fast.claimed));
        paced.push(p95(slow.confirmed));
      }
      return p95(fast.confirmed);
    },
    () => plain.p95(users, 50),
  );
  const beside = { name: `plain insert p95, ${users} at once`, runs: anchor };
  report({ id: 'accept.p95Ms', unit: 'ms', own, anchor: beside, note: `${users} users without a pause, worker busy` });
  report({ id: 'accept.paced.p95Ms', unit: 'ms', own: paced, anchor: beside, note: `${users} users, a second between two steps of one` });
  report({ id: 'claim.p95Ms', unit: 'ms', own: claims, anchor: beside });
  await plain.close();
}
