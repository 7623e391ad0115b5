import { creditAccount } from '@jurilien/credits';
import type { Actor, Config, Recorded } from '@jurilien/event-sourcing';
import { asShipped, at, T0 } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { checklist, form } from '@jurilien/lead/testing';
import { professional } from '@jurilien/professionals';
import {
  configOf,
  creditsPacks,
  featureQuebec,
  KEYS,
  leadDescriptionMax,
  leadDescriptionMin,
  purchaseCustomMaxCc,
  purchaseCustomMinCc,
} from '@jurilien/reference';
import { distribution, match } from '@jurilien/search';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { admitted, endOf, settings } from './any-configuration.testing.js';
import { asAt, candidate, request as asked } from '../../search/src/matching/match.testing.js';
import { account, client, leadId, member, pro, staff, system } from './claims.testing.js';
import { memoryLog } from './memory-log.testing.js';
import { purchaseOf, shop } from './purchases.testing.js';
import { plans, play } from './random-lives.testing.js';

/** The pause between two tries would cost a minute here and tests nothing. */
beforeAll(() => {
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => {
    queueMicrotask(run);
    return 0;
  }) as never);
});
afterAll(() => {
  jest.restoreAllMocks();
});

const INSTANT = /^\d{4,6}-\d\d-\d\dT[\d:.]+Z$/;
/** What is wrong with what was written: a number that is none, an amount below zero, an instant that no calendar has. */
function faultsOf(value: unknown, path: string): string[] {
  if (typeof value === 'number') {
    const amount = /(?:Cc|Cents|points|size)$/.test(path);
    return !Number.isFinite(value) || (amount && value < 0) ? [`${path} is ${value}`] : [];
  }
  if (typeof value === 'string')
    return /(?:At|Until|By|expires)$/.test(path) && INSTANT.test(value) && Number.isNaN(Date.parse(value))
      ? [`${path} is ${value}`]
      : /NaN|Invalid|undefined/.test(value)
        ? [`${path} says ${value}`]
        : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => faultsOf(part, `${path}.${name}`));
}
const faults = (events: readonly Recorded[]): string[] => events.flatMap((e) => faultsOf(e.data, e.type));

const token = (id: string): Actor => ({ kind: 'token', id });

/** A request from its form to its acceptance, and coins asked back: nothing in its way but the configuration. */
async function request(config: Config) {
  const log = memoryLog(config);
  log.seed(professional, pro(1), member(1));
  log.seed(creditAccount, pro(1), account(1, 200_000));
  const refusals: string[] = [];
  let now = T0;
  const send = async (name: string, input: Record<string, unknown>, actor: Actor): Promise<void> => {
    const outcome = await log.send({ name, input, actor, at: now });
    if ('refusal' in outcome) refusals.push(`${name}: ${outcome.refusal}`);
  };
  const [least, most] = [config.value(leadDescriptionMin), config.value(leadDescriptionMax)];
  const description = form.description.padEnd(least, '!').slice(0, most);
  await send('SubmitLead', { ...form, description }, { kind: 'anon', id: 'anon' });
  await send('ConfirmLeadEmail', { leadId }, client);
  await send('ConfirmLeadPhone', { leadId, method: 'call' }, staff);
  await send('TakeLeadForValidation', { leadId }, staff);
  await send('EditLeadSummary', { leadId, summary: description }, staff);
  await send('ValidateLead', { leadId, checklist }, staff);
  await send('StartOffering', { leadId }, staff);
  const begun = log.events(lead, leadId).find((e) => e.type === 'LeadOfferingStarted');
  if (begun) await send('StartRound', { ...begun.data }, system);
  const { round } = log.state(distribution, leadId);
  const found = match(asked(), [candidate({ id: pro(1) })], { ...asAt(T0, config), size: 1, asked: new Set(), tie: (v) => v });
  const { eligible, excluded, ranked } = found;
  const matching = { configVersion: config.version, inputsHash: 'h', eligible, excluded, ranked };
  await send('SendWave', { leadId, round, wave: 1, matching }, system);
  const offer = log.state(distribution, leadId).offers.at(-1);
  // Who has no plan where access is by plan is not asked.
  if (!offer) return { log, refusals: [...refusals, ...(excluded['E18'] ? [] : ['SendWave: no one is asked'])] };
  const ids = { leadId, professionalId: pro(1) };
  now = at(0.2);
  await send('ClaimOffer', { ...ids, offerId: offer.offerId, claimProfessionalIds: [] }, token(pro(1)));
  const claim = log.state(distribution, leadId).claims.at(-1);
  if (!claim) return { log, refusals };
  const acceptanceId = claim.claimId;
  await send('ConfirmAcceptance', { ...ids, offerId: offer.offerId, claimId: acceptanceId, noConflict: true }, token(pro(1)));
  now = at(0.5);
  const evidence = 'La personne cherchait autre chose, dit-elle au téléphone.';
  if (claim.priceCc > 0) await send('RequestLeadCredit', { ...ids, acceptanceId, reason: 'other', evidence }, token(pro(1)));
  return { log, refusals };
}

/** The smallest pack, the smallest and the largest free number of coins, bought and paid. */
async function purchases(config: Config) {
  const s = shop('QC', 1, config);
  const [pack] = config.value(creditsPacks, { province: 'QC' });
  const wanted = [{ packCc: pack!.cc }, { cc: config.value(purchaseCustomMinCc) }, { cc: config.value(purchaseCustomMaxCc) }];
  const answers: (readonly string[] | string)[] = [];
  for (const [i, one] of wanted.entries()) {
    answers.push(await s.start(one, purchaseOf(i + 1)));
    if (s.purchase(purchaseOf(i + 1)).status !== 'None') answers.push(await s.pay({}, purchaseOf(i + 1)));
  }
  return { log: s.log, refusals: answers.filter((a): a is string => typeof a === 'string') };
}

/** What an administrator turns off on purpose, and purchases too small for any provider. */
const MEANT = /FEATURE_OFF|E18-no-plan|no-coins-here|nothing-to-pay/;
/** What keeps someone from what a configuration is there for, and what it makes of amounts and instants. */
async function wrongUnder(config: Config): Promise<string[]> {
  const lives = config.value(featureQuebec, { province: 'QC' }) ? [request, purchases] : [purchases];
  const lived = await Promise.all(lives.map((life) => life(config)));
  return lived.flatMap(({ log, refusals }) => [...refusals.filter((refusal) => !MEANT.test(refusal)), ...faults(log.all())]);
}

describe('any configuration that may be set', () => {
  const edges = KEYS.flatMap(({ key, kind }) => (['min', 'max'] as const).map((end) => [key, end, kind.shape] as const));

  it('lets a request come to its acceptance and coins be bought, each key at either end of its range', async () => {
    const stopped: string[] = [];
    for (const [key, end, shape] of edges) {
      const config = configOf(admitted(new Map([[key, endOf(shape, end)]])), 2);
      stopped.push(...(await wrongUnder(config)).map((what) => `${key} ${end}: ${what}`));
    }
    expect(stopped).toEqual([]);
  });

  it('lets them come there, many keys at a time', () =>
    fc.assert(
      fc.asyncProperty(settings, async (set) => expect(await wrongUnder(configOf(set, 2))).toEqual([])),
      { numRuns: 200 },
    ));

  it('decides or refuses whatever is sent, and writes no number that is none, no amount below zero and no instant that is none', () =>
    fc.assert(
      fc.asyncProperty(settings, plans, async (set, plan) => expect(faults((await play(plan, configOf(set, 2))).world.all())).toEqual([])),
      { numRuns: 100 },
    ));
});

it('nothing is in the way of either life as it is shipped', async () => {
  expect([(await request(asShipped())).refusals, (await purchases(asShipped())).refusals]).toEqual([[], []]);
  const { log } = await request(asShipped());
  expect(log.all().map((e) => e.type)).toEqual(expect.arrayContaining(['AcceptanceOpened', 'LeadCreditRequested']));
});
