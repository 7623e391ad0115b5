import { randomUUID } from 'node:crypto';
import { acceptance } from '@jurilien/acceptance';
import { shippedRule } from '@jurilien/automation';
import type { Occasion } from '@jurilien/contracts';
import { commandOf, type Command, type Decider } from '@jurilien/event-sourcing';
import { asShipped, at } from '@jurilien/event-sourcing/testing';
import { survey, surveyIdOf } from '@jurilien/feedback';
import { lead } from '@jurilien/lead';
import { accepted, leadId, personId } from '@jurilien/lead/testing';
import { relay } from '@jurilien/messaging';
import { ownAutomations, professional } from '@jurilien/professionals';
import { claimOf, pro } from '@jurilien/search/testing';
import { contexts, tokenOf, type Kernel, type LinkGrant, type Settings } from '@jurilien/runtime';
import { member } from '../../../../../libs/processes/src/claims.testing.js';
import { testKernel } from '../../../../../test/support/kernel.js';
import { happenedBefore } from '../../../../../test/support/past.js';
import { ago } from '../../../../../test/support/rows.js';
import { composeRule } from './compose-rule.js';

const LINK_SECRET = 'a-secret-of-links-that-is-long-enough';
const acceptanceId = claimOf(1);
const ids = { leadId, acceptanceId, professionalId: pro(1) };
const entryId = claimOf(7);
let k: Awaited<ReturnType<typeof testKernel>>;
let kernel: Kernel;

beforeAll(async () => {
  k = await testKernel(contexts);
  kernel = {
    ...(k as unknown as Kernel),
    settings: { publicUrl: 'https://exemple.ca', LINK_SECRET } as Settings,
    books: { of: (decider: Decider<unknown, never>) => decider.initial } as unknown as Kernel['books'],
    send: (decision, input, sending) => k.dispatch(commandOf(decision, input, sending) as Command),
  };
  const invited = { acceptanceId, leadId, professionalId: pro(1), personId, code: 'K7QF', province: 'QC', lang: 'fr', expiresAt: at(100) };
  const word = {
    relayId: acceptanceId,
    leadId,
    professionalId: pro(1),
    personId,
    entryId,
    via: 'page',
    body: 'À demain, 9 h.',
    bodyKey: `${acceptanceId}/word`,
  };
  await happenedBefore(k, lead, leadId, accepted);
  await happenedBefore(k, professional, pro(1), member(1));
  await happenedBefore(k, acceptance, acceptanceId, [
    ['AcceptanceOpened', { ...ids, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }],
  ]);
  for (const side of ['client', 'professional'] as const)
    await happenedBefore(k, survey, surveyIdOf(acceptanceId, side), [['SurveyInvited', { ...invited, side }]]);
  await happenedBefore(k, relay, acceptanceId, [['ProfessionalWroteToClient', word]]);
  await happenedBefore(k, ownAutomations, pro(1), [
    [
      'ProfessionalAutomationSaved',
      { professionalId: pro(1), province: 'QC', kind: 'selfReminder', enabled: true, texts: { fr: 'Appeler avant 17 h.' } },
    ],
  ]);
  await k.project();
});
afterAll(() => k.close());

/** What a rule writes, or the code by which it writes nothing. */
const composed = (occasion: Occasion, now = at(1)) => {
  const row = { key: `${occasion.rule}:${randomUUID()}`, occurredAt: ago(0) };
  return composeRule(kernel, shippedRule(occasion.rule)!, { ...occasion, now, config: asShipped() }, row);
};
/** The token of a personal link: it is the same no matter who makes it, and when. */
const token = (purpose: LinkGrant['purpose'], subject: LinkGrant['subject']) =>
  tokenOf(LINK_SECRET, { purpose, subject, lang: 'fr', expiresAt: '' });

it('the client is asked and reminded by one link, the professional by another', async () => {
  const surveyUrl = `https://exemple.ca/satisfaction?t=${token('survey', { leadId, acceptanceId })}`;
  const client = { recipientKind: 'client', recipientId: personId, leadId, vars: { code: 'K7QF', surveyUrl } };
  expect(await composed({ rule: 'R36', acceptanceId, leadId })).toMatchObject({ ...client, channels: ['email', 'sms'], inTurn: true });
  expect(await composed({ rule: 'R37', acceptanceId })).toMatchObject({ ...client, channels: ['email'] });
  expect(await composed({ rule: 'R38', ...ids })).toMatchObject({
    ...{ recipientKind: 'professional', recipientId: pro(1) },
    vars: { code: 'K7QF', surveyUrl: `https://exemple.ca/satisfaction-professionnel?t=${token('pro-survey', ids)}` },
  });
  expect(await composed({ rule: 'R37', acceptanceId }, at(100))).toEqual({ code: 'Z02' });
});

it('what the professional writes is theirs, and leads to the conversation behind the client’s own link', async () => {
  expect(await composed({ rule: 'relay-to-client', ...ids, entryId })).toMatchObject({
    ...{ recipientKind: 'client', author: 'professional', inTurn: true },
    vars: { words: 'À demain, 9 h.', how: 'page', talkUrl: `https://exemple.ca/ma-demande/${token('lead-status', { leadId })}/messages` },
  });
  expect(await composed({ rule: 'relay-to-client', ...ids, entryId: claimOf(8) })).toEqual({ code: 'Z02' });
});

it('professionals remind themselves in their own words, of the page after signing in', async () => {
  expect(await composed({ rule: 'own-reminder', ...ids, entryId })).toMatchObject({
    ...{ recipientKind: 'professional', recipientId: pro(1) },
    vars: { words: 'Appeler avant 17 h.', sheetUrl: `https://exemple.ca/leads-professionnel?demande=${acceptanceId}` },
  });
});
