import { at, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId } from '@jurilien/lead/testing';
import { distribution } from '@jurilien/search';
import { claimOf, ofClaim, offerOf, pro } from '@jurilien/search/testing';
import { runsAsShipped } from '../../acted-out.testing.js';
import { triggerNamed } from '../../triggers/index.js';
import { requestRules } from './index.js';

const onLead = (type: string, data: object = {}): StoryEvent => [lead, leadId, type, { leadId, ...data }];
const released = (cause: string): StoryEvent => [
  distribution,
  leadId,
  'ClaimReleased',
  { ...ofClaim(1), round: 1, wave: 1, offerState: 'Sent', cause },
];
/** Those that wait, and that of the team, have specs of their own. */
const ELSEWHERE: readonly string[] = ['R05', 'R06', 'R08', 'R53', 'R55', 'R58', 'R59', 'client-ready'];
const rules = requestRules.filter(({ code }) => !ELSEWHERE.includes(code));
const CODES: readonly unknown[] = rules.map(({ code }) => code);
/** What events make of the other rules of this folder. */
const said = (...happened: readonly StoryEvent[]) =>
  runsAsShipped(...happened).filter((e) => e.do === 'work' && CODES.includes(e.input['rule']));
/** One run of a rule: its key, and what it is about. */
const says = (rule: string, key: string, about: object) => ({
  do: 'work',
  job: 'notify',
  key: `${rule}:${key}`,
  input: { rule, ruleVersion: 1, ...about },
});
const once = (rule: string, more: object = {}) => says(rule, `${leadId}:1`, { leadId, ...more });

type Case = readonly [what: string, happened: StoryEvent, runs: readonly object[]];
const dueAt = at(60);
const toClient: readonly Case[] = [
  ['the way back to a draft, when they ask for it', onLead('LeadDraftLinkSent', { cause: 'asked' }), [once('draft-link')]],
  ['that a draft waits', onLead('LeadDraftLinkSent', { cause: 'remind1' }), [once('R01')]],
  ['that it still waits', onLead('LeadDraftLinkSent', { cause: 'remind2' }), [once('R02')]],
  ['the way to the request, once more', onLead('LeadLinkSent'), [once('lead-link')]],
  [
    'a question',
    onLead('LeadInfoRequested', { personId: 'p', questions: [], dueAt }),
    [says('R07', `${leadId}:1`, { leadId, forDate: dueAt })],
  ],
  ['a question once, where an older version had waited to remind of it', onLead('LeadInfoReminded'), []],
  ['that the search begins', onLead('LeadValidated', { by: 's', checklist: {}, sendAfter: at(0) }), [once('R09')]],
  ['that we still search', onLead('LeadClientUpdated'), [once('R21')]],
  ['that no one was found', onLead('LeadUnserved', { reason: 'noTaker' }), [once('R22')]],
  ['that the request is not taken', onLead('LeadRejected', { reasonCode: 'notLegal' }), [once('R60')]],
  ...['notLegal', 'outOfTerritory', 'minor'].map((blockType): Case => [
    `why it is blocked: ${blockType}`,
    onLead('LeadBlocked', { blockType }),
    [once('R60'), once('request-ended', { reason: 'blocked' })],
  ]),
  ['nothing when it is spam', onLead('LeadBlocked', { blockType: 'spam' }), [once('request-ended', { reason: 'blocked' })]],
  [
    'in writing that they withdrew',
    onLead('LeadWithdrawn', { reason: 'solved', afterAcceptance: false }),
    [once('request-closed', { reason: 'withdrawn' })],
  ],
];
const toProfessionals: readonly Case[] = [
  [
    'that the client withdrew after the acceptance',
    onLead('LeadWithdrawn', { reason: 'solved', afterAcceptance: true }),
    [once('R61'), once('request-closed', { reason: 'withdrawn' })],
  ],
  [
    'that the client added a note, without a word of it',
    onLead('LeadNoteAdded', { personId: 'x', note: 'Audience avancée au 3', fromClient: true }),
    [once('client-note')],
  ],
  ['nothing of a note of the team', onLead('LeadNoteAdded', { personId: 'x', note: 'À rappeler' }), []],
  [
    'that the request they accepted is blocked',
    onLead('LeadBlocked', { blockType: 'fraud' }),
    [once('request-ended', { reason: 'blocked' })],
  ],
  [
    'that it is closed, as the client does',
    onLead('LeadClosed', { closeReason: 'solved' }),
    [once('request-ended', { reason: 'closed' }), once('request-closed', { reason: 'solved' })],
  ],
  [
    'that it is closed, where the client never confirmed it',
    onLead('LeadClosed', { closeReason: 'notConfirmed' }),
    [once('request-ended', { reason: 'closed' })],
  ],
  ['that its client had everything erased', onLead('LeadErased', { cause: 'request' }), [once('client-erased')]],
  ['nothing of an erasure because its time was over', onLead('LeadErased', { cause: 'retention' }), []],
  [
    'that its client looks for someone else',
    onLead('LeadRenewed', { renewalCount: 1, channel: 'link', changes: [], ready: false }),
    [once('request-ended', { reason: 'renewed' })],
  ],
  ['that another one has the mandate', onLead('LeadClosed', { closeReason: 'served' }), [once('request-ended', { reason: 'served' })]],
  ...['withdrawn', 'blocked', 'closed', 'stopped', 'staff', 'suspended'].map((reason): Case => [
    `who held a claim, why it has ended: ${reason}`,
    released(reason),
    [says('claim-ended', claimOf(1), { leadId, offerId: offerOf(1), professionalId: pro(1), reason })],
  ]),
  ...['conflict', 'cancelled'].map((cause): Case => [`nothing who ended the claim themselves: ${cause}`, released(cause), []]),
];
const confirmation = (data: object) => onLead('LeadConfirmationSent', { sequence: 2, expiresAt: at(10), ...data });
const toConfirm: readonly Case[] = (
  [
    ['email', { channel: 'email' }, 'R03'],
    ['sms', { channel: 'sms' }, 'R04'],
    ['e-mail what another person wrote for them', { channel: 'email', referred: true }, 'referral'],
  ] as const
).map(([how, data, rule]) => [`to confirm by ${how}`, confirmation(data), [says(rule, `${leadId}:2`, { leadId, sequence: 2 })]]);

describe('what happens to a request is told', () => {
  it.each(toClient)('the client hears %s', (_what, happened, runs) => expect(said(happened)).toEqual(runs));
  it.each(toProfessionals)('professionals hear %s', (_what, happened, runs) => expect(said(happened)).toEqual(runs));
  it.each(toConfirm)('the client is asked %s, once per sending', (_what, happened, runs) => expect(said(happened)).toEqual(runs));
  it('again when it happens again', () => {
    const keys = said(...[1, 2].map(() => onLead('LeadUnserved', { reason: 'noTaker' }))).map((e) => 'key' in e && e.key);
    expect(keys).toEqual([`R22:${leadId}:1`, `R22:${leadId}:2`]);
  });
  it('by no event that this spec leaves out', () => {
    const happened = story(...[...toClient, ...toProfessionals, ...toConfirm].map(([, e]) => e));
    expect(rules.flatMap(({ text }) => unexercised(triggerNamed(text.trigger)!, happened))).toEqual([]);
  });
});
