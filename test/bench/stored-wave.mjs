/** A wave of offers to many professionals alike, as the product would make it: fixtures of what is measured after it. */
import { randomUUID } from 'node:crypto';
import { phoneNumber, requestInValidation } from './people.mjs';
import { lib } from './product.mjs';

/** What is told of the past rings no bells: nobody is written to about their registration. */
const PAST = { kind: 'system', id: 'bench', simulated: true };

/** Commands told of two hours ago, about which nobody is written to. */
export function inThePast({ kernel, dispatch }) {
  const at = new Date(Date.now() - 7_200_000).toISOString();
  return {
    kernel,
    at,
    dispatch: (name, input, over = {}) => dispatch(name, input, { ...over, actor: { ...PAST, ...over.actor, simulated: true }, at }),
  };
}

/** As many professionals as one: their past is hers under names, addresses and numbers of their own, fifty in one append. */
export async function alike(root, kernel, one, count, at) {
  const { readStream } = await lib(root, 'persistence');
  const { professional: decider } = await lib(root, 'professionals');
  const past = await readStream(kernel.db, kernel.codec, `professional-${one.professionalId}`);
  const people = Array.from({ length: count }, (_, n) => {
    const professionalId = randomUUID();
    return {
      professionalId,
      name: `Me Banc ${n + 2}`,
      email: `pro-${professionalId.slice(0, 8)}@exemple.test`,
      phoneNumber: phoneNumber(),
    };
  });
  const told = (data, who) => ({ ...data, ...Object.fromEntries(Object.entries(who).filter(([field]) => data[field] !== undefined)) });
  for (let n = 0; n < count; n += 50)
    await kernel.store.append({
      command: { name: 'bench', commandId: randomUUID(), input: {}, actor: PAST },
      occurredAt: at,
      config: kernel.configuration.current(),
      province: 'QC',
      streams: people
        .slice(n, n + 50)
        .map((who) => ({
          ref: { decider, id: who.professionalId },
          expectedVersion: 0,
          events: past.map(({ type, data }) => ({ type, data: told(data, who) })),
        })),
    });
  return people;
}

/** Nobody is there to take the provider's reports: it is told to keep them. */
export const noReports = (port) =>
  fetch(`http://127.0.0.1:${port}/api/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ callbacks: { mode: 'none' } }),
  });

/** One request on offer to all of them: everything before its wave happened two hours ago, the wave happens now. */
export async function wave(past, kind, people) {
  const { leadId, validate, staff } = await requestInValidation(past, people[0].professionalId, kind);
  await past.dispatch('ValidateLead', validate, staff);
  const { position } = await past.dispatch('StartOffering', { leadId });
  const [{ payload }] = await past.kernel.db.query('select payload from events where position = $1', [position]);
  await past.dispatch('StartRound', payload);
  const [{ version }] = await past.kernel.db.query('select max(version) as version from events where stream = $1', [
    `distribution-${leadId}`,
  ]);
  const ofWave = { leadId, round: 1, wave: 1 };
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const offer = { ...ofWave, code: payload.code, priceCc: payload.coinValueCc, expiresAt, lang: 'fr', points: 1, parts: {} };
  await past.kernel.store.append({
    command: { name: 'bench', commandId: randomUUID(), input: {}, actor: { kind: 'system', id: 'bench' } },
    occurredAt: new Date().toISOString(),
    config: past.kernel.configuration.current(),
    province: 'QC',
    streams: [
      {
        ref: { decider: { category: 'distribution' }, id: leadId },
        expectedVersion: version,
        events: [
          { type: 'WaveStarted', data: { ...ofWave, size: people.length, endsAt: expiresAt } },
          ...people.map(({ professionalId }) => ({ type: 'OfferMade', data: { ...offer, offerId: randomUUID(), professionalId } })),
        ],
      },
    ],
  });
  return leadId;
}
