import { randomUUID } from 'node:crypto';
import { shippedRule } from '@jurilien/automation';
import type { Occasion } from '@jurilien/contracts';
import { commandOf, type Command, type Decider } from '@jurilien/event-sourcing';
import { asShipped, at } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId, offering } from '@jurilien/lead/testing';
import { contactPoint } from '@jurilien/messaging';
import { professional } from '@jurilien/professionals';
import { distribution } from '@jurilien/search';
import { ofOffer, offerOf, pro, running } from '@jurilien/search/testing';
import { contexts, tokenOf, type Kernel, type Settings } from '@jurilien/runtime';
import { member } from '../../../../../libs/processes/src/claims.testing.js';
import { testKernel } from '../../../../../test/support/kernel.js';
import { happenedBefore } from '../../../../../test/support/past.js';
import { ago } from '../../../../../test/support/rows.js';
import type { Composed } from '../composed.js';
import { composeRule } from './compose-rule.js';

let k: Awaited<ReturnType<typeof testKernel>>;
let kernel: Kernel;
/** Names of the commands that composing sent. */
let sent: string[];
/** Streams that were read, each as often as it was. */
let read: string[];
const phone = '+15145550101';
const LINK_SECRET = 'a-secret-of-links-that-is-long-enough';

beforeAll(async () => {
  k = await testKernel(contexts);
  const store: Kernel['store'] = {
    ...k.store,
    load(refs, ...more) {
      read.push(...refs.map(({ decider, id }) => `${decider.category}-${id}`));
      return k.store.load(refs, ...more);
    },
  };
  kernel = {
    ...(k as unknown as Kernel),
    store,
    settings: { publicUrl: 'https://exemple.ca', LINK_SECRET } as Settings,
    books: { of: (decider: Decider<unknown, never>) => decider.initial } as unknown as Kernel['books'],
    dispatch: (command: Command) => {
      sent.push(command.name);
      return k.dispatch(command);
    },
    send: (decision, input, sending) => kernel.dispatch(commandOf(decision, input, sending)),
  };
  await happenedBefore(k, lead, leadId, offering);
  for (const n of [1, 3])
    await happenedBefore(k, professional, pro(n), [...member(n), ['ChannelVerified', { professionalId: pro(n), channel: 'sms' }]]);
  await happenedBefore(k, distribution, leadId, [
    ...running,
    ['LeadOpenedOnBoard', { leadId, round: 1 }],
    ['OffersClosed', { leadId, offerIds: [offerOf(3)], professionalIds: [pro(3)] }],
  ]);
  const contactId = k.secrets.hash(`phone:${phone}`);
  await happenedBefore(k, contactPoint, contactId, [['ContactPreferencesSet', { contactId, preferences: { smsFormat: 'short' } }]]);
  await k.project();
});
afterAll(() => k.close());
beforeEach(() => {
  [sent, read] = [[], []];
});

/** What a rule writes to professional 1, or the code by which it writes nothing. */
const composed = (occasion: Occasion) => {
  const row = { key: `${occasion.rule}:${randomUUID()}`, occurredAt: ago(0) };
  return composeRule(kernel, shippedRule(occasion.rule)!, { ...occasion, now: at(1), config: asShipped() }, row);
};

/** Address of the page that an offer's link opens; it is the same no matter who makes it, and when. */
const opens = (path: string, subject: object): string =>
  `https://exemple.ca${path}?t=${tokenOf(LINK_SECRET, { purpose: 'offer', subject, lang: 'fr', expiresAt: '' })}`;
const reader = { recipientKind: 'professional', recipientId: pro(1), lang: 'fr', addresses: { sms: phone, email: 'me1@exemple.ca' } };
const matter = { code: 'K7QF', field: 'Droit de la famille', region: 'Montréal', price: '1 juricoin' };

it('an offer is told with two addresses of one link, in the short words its reader chose, and no state is read twice', async () => {
  expect(await composed({ rule: 'R10', ...ofOffer(1) })).toMatchObject({
    ...reader,
    shortTexts: true,
    vars: { ...matter, endsAt: 'lundi 10 h 30', offerUrl: opens('/accepter', ofOffer(1)), refuseUrl: opens('/refuser', ofOffer(1)) },
  });
  expect(sent).toEqual(['IssueLink']);
  expect(read.toSorted()).toEqual([...new Set(read)].toSorted());
  expect(read).toContain(`distribution-${leadId}`);
});

it('a second chance leads to the last offer of who asked for it', async () => {
  const { vars } = (await composed({ rule: 'R14', leadId, professionalId: pro(1) })) as Composed;
  expect(vars).toEqual({ ...matter, offerUrl: opens('/accepter', ofOffer(1)) });
});

it('the letter of the day lists what others took of the offers of its reader, in its span', async () => {
  const day = { from: ago(1), until: ago(-1) };
  expect(await composed({ rule: 'R13', professionalId: pro(3), ...day })).toMatchObject({
    recipientId: pro(3),
    vars: { count: '1 demande', list: 'K7QF (Droit de la famille, Montréal)', offersUrl: 'https://exemple.ca/mes-offres' },
  });
  expect(await composed({ rule: 'R13', professionalId: pro(1), ...day })).toEqual({ code: 'Z02' });
  expect(await composed({ rule: 'R13', professionalId: pro(3), from: ago(3), until: ago(2) })).toEqual({ code: 'Z02' });
});

it('a request on the board is told to who may reserve it, by a link that has no offer yet', async () => {
  const board = { minutes: 10, alertsUrl: 'https://exemple.ca/leads' };
  expect(await composed({ rule: 'board-alert', professionalId: pro(1), leadId, channels: ['sms'] })).toMatchObject({
    ...reader,
    vars: { ...matter, ...board, offerUrl: opens('/accepter', { leadId, professionalId: pro(1) }) },
  });
  expect(await composed({ rule: 'board-digest', professionalId: pro(1), leadIds: [leadId, randomUUID()] })).toMatchObject({
    ...reader,
    vars: { count: '1 demande libre', list: 'K7QF (Droit de la famille, Montréal)', boardUrl: 'https://exemple.ca/leads' },
  });
  // Without a membership.
  expect(await composed({ rule: 'board-alert', professionalId: pro(2), leadId, channels: ['sms'] })).toEqual({ code: 'Z02' });
});
