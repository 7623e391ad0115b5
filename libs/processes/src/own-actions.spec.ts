import { type Actor, type Decider, fold, type StreamRef } from '@jurilien/event-sourcing';
import { asShipped, at, type Past, recorded } from '@jurilien/event-sourcing/testing';
import { submitSurvey } from '@jurilien/feedback';
import * as lives from '@jurilien/lead/testing';
import { buttonsOf, disagreement } from './agreement.testing.js';
import { account, accepting, claimed, claimOf, conflicted, held, leadId, made, member, offerOf } from './claims.testing.js';
import { pro, refused, roundOver, running, runningMulti, suspendedMember } from './claims.testing.js';
import {
  BLOCK_BUTTONS,
  BOARD_ALERT_BUTTONS,
  CONTACT_BUTTONS,
  ENTRY_BUTTONS,
  FOUND_BUTTONS,
  PROFILE_BUTTONS,
  SEARCH_BUTTONS,
  TOOL_BUTTONS,
  TOP_UP_BUTTONS,
} from './own-actions.js';
import { CLAIM_BUTTONS, HOLD_BUTTONS, MEMBERSHIP_BUTTONS, OFFER_BUTTONS } from './site-actions.js';
import { buyer, GROSS, heldFor, idOf, on, set, started } from './top-ups.testing.js';

const id = (n: number): string => `018f2a10-0000-7000-8005-${String(n).padStart(12, '0')}`;
const professionalId = pro(1);
const me: Actor = { kind: 'user', id: professionalId, role: 'qc_professional' };
const terms = MEMBERSHIP_BUTTONS.filter(({ name }) => name === 'AcceptProfessionalTerms');

interface World {
  /** Past events by the category of their stream, or by its whole name. */
  readonly pasts: Readonly<Record<string, Past>>;
  readonly input: object;
  readonly actor?: Actor;
  readonly minutes?: number;
  /** Refusals for what the form holds, or for an amount, not for the state. */
  readonly ofTheInput?: RegExp;
}
type Buttons = Parameters<typeof buttonsOf>[0];

/** What each button says in a world, checked against what its command does there: yes, done, or the fact in the way. */
const said = (buttons: Buttons, { pasts, input, actor = me, minutes = 1, ofTheInput }: World): Record<string, string> => {
  const now = at(minutes);
  const stateOf = ({ decider, id: stream }: StreamRef<Decider<any, any>>) =>
    fold(decider, recorded(decider, stream, pasts[`${decider.category}-${stream}`] ?? pasts[decider.category] ?? []));
  return Object.fromEntries(
    buttonsOf(buttons).map((d) => {
      const parsed = d.input.parse(input) as never;
      const refs = Object.entries(d.streams(parsed, (v: string) => `h:${v}`, now, actor, asShipped()) as Record<string, StreamRef>);
      const answer = d.ask(Object.fromEntries(refs.map(([key, ref]) => [key, stateOf(ref)])), { actor, now, config: asShipped() }, parsed);
      expect(disagreement(d, { said: answer, input, stateOf, actor, now, ofTheInput })).toBeUndefined();
      return [d.name, answer === true ? 'yes' : answer.done ? 'done' : answer.detail];
    }),
  );
};

describe('buttons of a request that is not theirs yet say what their commands do', () => {
  const offer = { leadId, professionalId, offerId: offerOf(1) };
  const ids = (n: number) => ({ leadId, offerIds: [offerOf(n)], professionalIds: [pro(n)] });
  const world = (distribution: Past, more: Partial<World> = {}, past: Past = lives.offering, pros: Past = member(1)): World => ({
    pasts: {
      distribution,
      lead: past,
      professional: pros,
      [`credit-${pro(1)}`]: [...account(1), held(1)],
      [`credit-${pro(2)}`]: [...account(2), held(2)],
    },
    input: { ...offer, claimId: claimOf(1), noConflict: true, claimProfessionalIds: [pro(2)], reason: undefined },
    actor: { kind: 'token', id: professionalId },
    ...more,
  });
  const all = [...CLAIM_BUTTONS, ...OFFER_BUTTONS, ...HOLD_BUTTONS.filter(({ name }) => name !== 'ReleaseClaim')];
  const seen = (w: World) => Object.values(said(all, w));

  // ClaimOffer, RefuseOffer, RequestSecondChance, RevealClaimNames, ConfirmAcceptance, DeclareConflict
  it.each<[string, World, string[]]>([
    ['it is open', world(running), ['yes', 'yes', 'offer-not-lost', 'claim', 'claim', 'claim']],
    ['it is held by them', world([...running, claimed(1)]), ['done', 'yes', 'offer-not-lost', 'yes', 'yes', 'yes']],
    [
      'their hold is over and no one said so',
      world([...running, claimed(1)], { minutes: 11 }),
      ['yes', 'yes', 'offer-not-lost', 'claim-expired', 'claim-expired', 'claim-expired'],
    ],
    ['another holds it', world([...running, claimed(2)]), ['claimed-by-other', 'yes', 'yes', 'claim', 'claim', 'claim']],
    [
      'another’s hold is over',
      world([...running, claimed(2)], { minutes: 11 }),
      ['yes', 'yes', 'offer-not-lost', 'claim', 'claim', 'claim'],
    ],
    ['one of several seats is held', world([...runningMulti, claimed(2)]), ['yes', 'yes', 'yes', 'claim', 'claim', 'claim']],
    [
      'they refused long ago',
      world([...running, refused(1)], { minutes: 90 }),
      ['offer-refused', 'done', 'offer-not-lost', 'claim', 'claim', 'claim'],
    ],
    [
      'they had a conflict',
      world([...running, claimed(1), conflicted(1)]),
      ['offer-conflict', 'offer-conflict', 'offer-not-lost', 'claim-ended', 'claim-ended', 'done'],
    ],
    [
      'it is theirs',
      world([...running, claimed(1), accepting(1, true)], {}, lives.accepted),
      ['already-accepted', 'offer-accepted', 'offer-not-lost', 'claim', 'done', 'claim'],
    ],
    [
      'another accepted',
      world([...running, claimed(2), accepting(2, true), ['OffersClosed', ids(1)]], {}, lives.accepted),
      ['accepted-by-other', 'offer-taken', 'yes', 'claim', 'claim', 'claim'],
    ],
    ['the search is over', world([...running, roundOver]), ['search-over', 'yes', 'offer-not-lost', 'claim', 'claim', 'claim']],
    ['the client withdrew', world(running, {}, lives.withdrawn), ['search-over', 'yes', 'lead-ended', 'claim', 'claim', 'claim']],
    [
      'they are suspended',
      world([...running, claimed(2)], { minutes: 11 }, lives.offering, suspendedMember(1)),
      ['E01-suspended', 'yes', 'offer-not-lost', 'claim', 'claim', 'claim'],
    ],
    [
      'they are suspended while they hold it',
      world([...running, claimed(1)], {}, lives.offering, suspendedMember(1)),
      ['done', 'yes', 'offer-not-lost', 'E01-suspended', 'E01-suspended', 'yes'],
    ],
    ['it is someone else’s offer', world([made(2)]), ['offer', 'offer', 'offer', 'claim', 'claim', 'claim']],
  ])('when %s', (_when, w, expected) => expect(seen(w)).toEqual(expected));

  const onBoard: Past = [...running.slice(0, 2), made(2), ['LeadOpenedOnBoard', { leadId, round: 1 }]];
  it.each<[string, Past, string]>([
    ['open to everyone', onBoard, 'yes'],
    ['not there', running.slice(0, 2), 'not-on-the-board'],
    ['refused by them before', [...onBoard, made(1), refused(1)], 'E16-already-answered'],
    ['held by another', [...onBoard, claimed(2)], 'claimed-by-other'],
    ['held by them', [...onBoard, made(1, { board: true }), claimed(1)], 'done'],
  ])('on the board, %s', (_what, past, expected) => {
    const input = { leadId, professionalId, claimProfessionalIds: [pro(2)] };
    expect(said(CLAIM_BUTTONS, world(past, { input }))).toEqual({ ClaimOffer: expected });
  });
});

describe('buttons of one’s own things say what their commands do', () => {
  const candidateId = id(1);
  const requestId = id(2);
  const alertId = id(3);
  const details = { firstName: 'Amélie', lastName: 'Roy', school: 'UdeM', programme: 'Droit', skills: [], blockedFirms: [] };
  const facts = {
    type: 'student',
    regions: ['06'],
    languages: ['fr'],
    barStatus: 'none',
    hours: 'part',
    workModes: ['remote'],
    fields: [],
  };
  const profile: Past = [['CandidateProfileCreated', { candidateId, ...facts, details }]];
  const seenByAll: Past = [...profile, ['CandidateVisibilitySet', { candidateId, visibility: 'open' }]];
  const cv: Past = [
    ...profile,
    ['CandidateCvUploaded', { candidateId, fileId: id(9), type: 'pdf', bytes: 9, sha256: 'x', scanner: 'clamav' }],
  ];
  const closed: Past = [...cv, ['CandidateCvRemoved', { candidateId, fileId: id(9) }], ['CandidateProfileClosed', { candidateId }]];
  const asked = (n = 0, who = candidateId): Past[number] => [
    'CandidateContactRequested',
    { professionalId, requestId: n ? id(100 + n) : requestId, candidateId: who, message: 'Parlons-en.', expiresAt: at(60) },
  ];
  const contact = { professionalId, requestId, candidateId };
  const full: Past = Array.from({ length: 10 }, (_, n) => asked(n + 1, id(200 + n)));
  const message = 'Nous cherchons une personne stagiaire en droit de la famille.';
  const alert: Past = [['EmployeeAlertSaved', { professionalId, alertId, filters: {}, pace: 'instant', channel: 'email' }]];
  const found = (contacts: Past, candidate: Past = seenByAll, professional: Past = member(1)): World => ({
    pasts: { candcontacts: contacts, candidate, professional },
    input: { professionalId, candidateId, message },
  });
  const answer = (contacts: Past, minutes = 1): World => ({
    pasts: { candcontacts: contacts },
    input: { ...contact, accept: true },
    actor: { kind: 'user', id: candidateId, role: 'recruit' },
    minutes,
  });

  it.each<[string, Buttons, World, string[]]>([
    ['no profile', PROFILE_BUTTONS, { pasts: {}, input: { candidateId } }, ['candidate-profile', 'done']],
    ['a profile', PROFILE_BUTTONS, { pasts: { candidate: profile }, input: { candidateId } }, ['yes', 'done']],
    ['a profile with a CV', PROFILE_BUTTONS, { pasts: { candidate: cv }, input: { candidateId } }, ['yes', 'yes']],
    ['a closed profile', PROFILE_BUTTONS, { pasts: { candidate: closed }, input: { candidateId } }, ['done', 'done']],
    ['a firm that did not ask', CONTACT_BUTTONS, answer([]), ['candidate-contact']],
    ['a firm that asks', CONTACT_BUTTONS, answer([asked()]), ['yes']],
    ['a firm that asked long ago', CONTACT_BUTTONS, answer([asked()], 60), ['contact-is-expired']],
    ['a firm that got a no', CONTACT_BUTTONS, answer([asked(), ['CandidateContactDeclined', contact]]), ['contact-is-declined']],
    ['a firm that got a yes', CONTACT_BUTTONS, answer([asked(), ['CandidateContactAccepted', contact]]), ['contact-is-accepted']],
    ['a candidate', FOUND_BUTTONS, found([]), ['yes', 'yes']],
    ['a candidate put aside', FOUND_BUTTONS, found([['CandidateDismissed', { professionalId, candidateId }]]), ['yes', 'done']],
    ['a candidate one wrote to', FOUND_BUTTONS, found([asked()]), ['contact-already-asked', 'yes']],
    ['a candidate too many', FOUND_BUTTONS, found(full), ['open-contacts', 'yes']],
    ['a candidate in hiding', FOUND_BUTTONS, found([], profile), ['candidate', 'yes']],
    ['a candidate, of one who is suspended', FOUND_BUTTONS, found([], seenByAll, suspendedMember(1)), ['not-approved', 'yes']],
  ])('%s', (_what, buttons, world, expected) => expect(Object.values(said(buttons, world))).toEqual(expected));

  const turned = (paused: boolean): object => ({ professionalId, alertId, paused });
  const paused: Past = [...alert, ['EmployeeAlertPaused', { professionalId, alertId }]];
  const gone: Past = [...alert, ['EmployeeAlertDeleted', { professionalId, alertId }]];
  it.each<[string, Past, object, string[]]>([
    ['running', alert, turned(true), ['yes', 'yes']],
    ['paused', paused, turned(false), ['yes', 'yes']],
    ['deleted', gone, turned(true), ['employee-alert', 'done']],
  ])('a saved search, %s', (_how, past, input, expected) =>
    expect(Object.values(said(SEARCH_BUTTONS, { pasts: { empalerts: past }, input }))).toEqual(expected),
  );

  const boardAlert = { professionalId, alertId, filters: {}, channel: 'email', pace: 'now', province: 'QC' };
  const tool: Past = [['PipelineWebhookSet', { professionalId, province: 'QC', url: 'https://outil.exemple/ici', keyId: 'k' }]];
  const blockId = id(4);
  const block: Past = [['BlockAdded', { ownerId: professionalId, owner: 'professional', blockId, kind: 'legalAid' }]];
  it.each<[string, Buttons, string, Past, object]>([
    ['an alert of the board', BOARD_ALERT_BUTTONS, 'boardalerts', [['BoardAlertSet', boardAlert]], { professionalId, alertId }],
    ['one’s own tool', TOOL_BUTTONS, 'pipelinewebhook', tool, { professionalId }],
    ['a block', BLOCK_BUTTONS, 'blocks', block, { professionalId, blockId }],
  ])('%s goes while it is there', (_what, buttons, category, past, input) => {
    expect(Object.values(said(buttons, { pasts: { [category]: past }, input }))).toEqual(['yes']);
    expect(Object.values(said(buttons, { pasts: {}, input }))).toEqual(['done']);
  });

  const entryId = id(5);
  const entry = {
    entryId,
    kind: 'professional',
    mark: professionalId,
    label: 'Me 1',
    scope: ['receiveOffers'],
    blockType: 'abuse',
    until: at(9_999),
    reviewAt: at(999),
    province: 'QC',
    professionalId,
  };
  const added: Past = [['BlacklistEntryAdded', entry]];
  it.each<[string, Past, string]>([
    ['that is proposed is not theirs to see', [['BlacklistEntryProposed', { ...entry, why: 'professional' }]], 'blacklist-entry'],
    ['on someone else is not there', [['BlacklistEntryAdded', { ...entry, professionalId: pro(2) }]], 'blacklist-entry'],
    ['can be appealed', added, 'yes'],
    ['is appealed once', [...added, ['BlacklistAppealFiled', { entryId, statement: 'Non, jamais.', answerBy: at(99) }]], 'done'],
    ['that was lifted needs no appeal', [...added, ['BlacklistEntryLifted', { entryId }]], 'entry-is-lifted'],
  ])('an entry of the blacklist %s', (_how, past, expected) => {
    const input = { entryId, professionalId, statement: 'C’est une erreur de nom.' };
    expect(said(ENTRY_BUTTONS, { pasts: { blacklist: past }, input })).toEqual({ AppealBlacklistEntry: expected });
  });

  it('the terms are agreed to once', () => {
    const input = { professionalId, version: member(1)[1]![1]['version'], lang: 'fr', frDeliveredAt: at(0) };
    const of = (professional: Past) => said(terms, { pasts: { professional }, input }).AcceptProfessionalTerms;
    expect([of([]), of(member(1).slice(0, 1)), of(member(1))]).toEqual(['professional', 'yes', 'done']);
  });

  it('a questionnaire is answered once, in its time, by its side', () => {
    const ids = { acceptanceId: claimOf(1), leadId, professionalId };
    const invited: Past = [
      ['SurveyInvited', { ...ids, side: 'client', personId: 'p', code: 'K7QF', province: 'QC', lang: 'fr', expiresAt: at(60) }],
    ];
    const answered: Past = [...invited, ['SurveySubmitted', { ...ids, personId: 'p', overall: 4, callMe: false, followUp: false }]];
    const of = (survey: Past, more: Partial<World> = {}) =>
      said([submitSurvey], {
        pasts: { survey },
        input: { ...ids, overall: 4, callMe: false },
        actor: { kind: 'user', id: 'p', role: 'client' },
        ...more,
      }).SubmitSurvey;
    expect([of([]), of(invited), of(answered), of(invited, { minutes: 60 }), of(invited, { actor: me })]).toEqual([
      'survey',
      'yes',
      'survey-is-answered',
      'survey-is-over',
      'survey',
    ]);
  });
});

describe('the button of a top-up that waits says what its command does', () => {
  const waiting: Past = [...on, ...heldFor(1)];
  const { account: coins, ...others } = buyer();
  it.each<[string, Past, Past, string]>([
    ['waits', waiting, others.professional, 'yes'],
    ['was approved', [...waiting, ...started(1)], others.professional, 'done'],
    ['is not there', on, others.professional, 'no-such-top-up'],
    ['has no card', [...set, ...heldFor(1)], others.professional, 'no-card'],
    ['waits beside another', [...started(2), ...waiting], others.professional, 'one-at-a-time'],
    ['is of a suspended member', waiting, suspendedMember(1), 'cannot-buy-now'],
  ])('when it %s', (_when, topup, professional, expected) => {
    const pasts = { ...others, credit: coins, topup, professional };
    expect(said(TOP_UP_BUTTONS, { pasts, input: { professionalId, purchaseId: idOf(1), grossCents: GROSS } })).toEqual({
      ApproveTopUp: expected,
    });
  });
});
