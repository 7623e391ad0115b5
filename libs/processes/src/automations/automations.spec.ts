import { at, effectsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { link } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import { distribution, offerDigest, offerReceipt } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import { claimOf, leadId, made, ofClaim, offerOf, ofOffer, pro } from '../claims.testing.js';
import { expireClaims, releaseClaimWhenStopped } from './claims.js';
import { confirmContact, sendNewLink, tellClient, tellProfessional } from './notify.js';

const search = (type: string, data: Record<string, unknown> = {}): StoryEvent => [distribution, leadId, type, { leadId, ...data }];
const onLead = (type: string, data: Record<string, unknown> = {}): StoryEvent => [lead, leadId, type, { leadId, ...data }];
const over = { ...ofClaim(1), round: 1, wave: 1 };
const accepted = search('AcceptanceConfirmed', { ...over, acceptanceId: claimOf(1), priceCc: 100, capacityFull: true });
const released = (cause: string) => search('ClaimReleased', { ...over, offerState: 'Sent', cause });
const say = (rule: string, occasion: string, input: object) => [
  { do: 'work', job: 'notify', key: `${rule}:${occasion}`, input: { rule, ...input } },
];

describe('the client is informed', () => {
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    ['the way to the request, once more', onLead('LeadLinkSent'), say('lead-link', `${leadId}:1`, { leadId })],
    ['a question', onLead('LeadInfoRequested', { personId: 'p', questions: [], dueAt: at(60) }), say('R07', `${leadId}:1`, { leadId })],
    [
      'that the search begins',
      onLead('LeadValidated', { by: 's', checklist: {}, sendAfter: at(0) }),
      say('R09', `${leadId}:1`, { leadId }),
    ],
    ['that we still search', onLead('LeadClientUpdated'), say('R21', `${leadId}:1`, { leadId })],
    ['that nobody was found', onLead('LeadUnserved', { reason: 'noTaker' }), say('R22', `${leadId}:1`, { leadId })],
    ['that the request is not taken', onLead('LeadRejected', { reasonCode: 'notLegal' }), say('R60', `${leadId}:1`, { leadId })],
    ...['notLegal', 'outOfTerritory', 'minor'].map(
      (blockType) =>
        [`why it is blocked: ${blockType}`, onLead('LeadBlocked', { blockType }), say('R60', `${leadId}:1`, { leadId })] as const,
    ),
    ['nothing when it is spam', onLead('LeadBlocked', { blockType: 'spam' }), []],
  ];
  it.each(cases)('%s', (_what, happened, effects) => expect(effectsOf(tellClient, story(happened))).toEqual(effects));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(tellClient, story(...cases.map(([, happened]) => happened)))).toEqual([]));
  it('again when it happens again', () => {
    const keys = effectsOf(tellClient, story(...[1, 2].map(() => onLead('LeadUnserved', { reason: 'noTaker' })))).map(
      (e) => 'key' in e && e.key,
    );
    expect(keys).toEqual([`R22:${leadId}:1`, `R22:${leadId}:2`]);
  });
  it.each([
    ['email', 'R03'],
    ['sms', 'R04'],
  ])('to confirm by %s, once per sending', (channel, rule) =>
    expect(effectsOf(confirmContact, story(onLead('LeadConfirmationSent', { channel, sequence: 2, expiresAt: at(10) })))).toEqual(
      say(rule, `${leadId}:2`, { leadId, sequence: 2 }),
    ),
  );
});

describe('the professional is informed', () => {
  const again = say('R14', claimOf(1), { leadId });
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    ['nothing of an offer that a claim from the board made', search('OfferMade', { ...made(1)[1], board: true }), []],
    ['of an offer', search('OfferMade', made(1)[1]), say('R10', offerOf(1), { leadId, offerId: offerOf(1), professionalId: pro(1) })],
    ['not yet of one that waits for its hour', search('OfferMade', made(1, { sendAt: at(20) })[1]), []],
    ['but when it is sent', search('OfferSent', ofOffer(1)), say('R10', offerOf(1), ofOffer(1))],
    ['once more, half of the wave later', [offerReceipt, offerOf(1), 'OfferReminded', ofOffer(1)], say('R11', offerOf(1), ofOffer(1))],
    [
      'in one letter what others took that day',
      [offerDigest, pro(1), 'OfferDigestDue', { professionalId: pro(1), day: '2026-11-02', from: at(0), until: at(60) }],
      say('R13', `${pro(1)}:2026-11-02`, { professionalId: pro(1), from: at(0), until: at(60) }),
    ],
    ['nor of one it found on the board itself', search('OfferMade', made(1, { board: true })[1]), []],
    [
      'that the client withdrew after the acceptance',
      onLead('LeadWithdrawn', { reason: 'solved', afterAcceptance: true }),
      say('R61', `${leadId}:1`, { leadId }),
    ],
    [
      'that the client added a note, without a word of it',
      onLead('LeadNoteAdded', { personId: 'x', note: 'Audience avancée au 3', fromClient: true }),
      say('client-note', `${leadId}:1`, { leadId }),
    ],
    ['nothing of a note of the team', onLead('LeadNoteAdded', { personId: 'x', note: 'À rappeler' }), []],
    ['nothing when there was none', onLead('LeadWithdrawn', { reason: 'solved', afterAcceptance: false }), []],
    ...['conflict', 'cancelled', 'staff', 'suspended'].map(
      (cause) => [`that it is free again (${cause})`, released(cause), again] as const,
    ),
    ...['withdrawn', 'blocked', 'closed', 'stopped'].map((cause) => [`nothing when it is ${cause}`, released(cause), []] as const),
    ['that it is free again after a hold', search('ClaimExpired', { ...over, offerState: 'Late' }), again],
  ];
  it.each(cases)('%s', (_what, happened, effects) => expect(effectsOf(tellProfessional, story(happened))).toEqual(effects));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(tellProfessional, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});

it('a new link goes out once per wish', () =>
  expect(
    effectsOf(
      sendNewLink,
      story([link, 'l-1', 'NewLinkRequested', { linkId: 'l-1', purpose: 'offer', subject: { leadId }, sequence: 1, lang: 'fr' }]),
    ),
  ).toEqual(say('link-renewed', 'l-1:1', { linkId: 'l-1', purpose: 'offer', sequence: 1, leadId })));

it('a claim has a clock: its hold and five seconds of grace, moved when it is made longer; its end stops it', () => {
  const timer = { subject: `distribution-${leadId}`, timer: 'claim.hold', occurrence: claimOf(1) };
  const events = story(
    search('ClaimStarted', { ...ofClaim(1), holdUntil: at(10), priceCc: 100, funded: true }),
    search('ClaimExtended', { ...ofClaim(1), holdUntil: at(15) }),
    released('cancelled'),
    accepted,
  );
  const expire = (minutes: number) => ({
    do: 'schedule',
    ...timer,
    dueAt: at(minutes + 5 / 60),
    command: 'ExpireClaim',
    input: { leadId, professionalId: pro(1), claimId: claimOf(1) },
  });
  expect(effectsOf(expireClaims, events)).toEqual([expire(10), expire(15), { do: 'cancel', ...timer }, { do: 'cancel', ...timer }]);
  expect(unexercised(expireClaims, events)).toEqual([]);
});

it('a person who is suspended or pauses gives claims back, once per time', () => {
  const events = story(
    [professional, pro(1), 'ProfessionalSuspended', { professionalId: pro(1), notice: 'x' }],
    [professional, pro(1), 'OffersPaused', { professionalId: pro(1), scope: 'all' }],
  );
  expect(effectsOf(releaseClaimWhenStopped, events)).toEqual(
    [1, 2].map((n) => ({ do: 'work', job: 'release-claims', key: `release-${n}`, input: { professionalId: pro(1) } })),
  );
});
