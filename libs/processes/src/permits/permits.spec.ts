import { acceptance } from '@jurilien/acceptance';
import type { Who } from '@jurilien/contracts';
import { purchase } from '@jurilien/credits';
import { fold, Refused } from '@jurilien/event-sourcing';
import { at, type Past, recorded } from '@jurilien/event-sourcing/testing';
import { link, user } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import {
  accepted,
  client,
  draft,
  form,
  leadId,
  otherLead,
  personId,
  queued,
  ready,
  staff,
  takenBy,
  validator,
} from '@jurilien/lead/testing';
import { message } from '@jurilien/messaging';
import { professional } from '@jurilien/professionals';
import { distribution } from '@jurilien/search';
import { accepting, claimed, claimOf, offerOf, pro, running } from '@jurilien/search/testing';
import {
  conversationOf,
  inHandLeads,
  linkPlaces,
  linkSubject,
  namedIn,
  ownable,
  ownIndexes,
  permitAddressee,
  permitInHand,
  permitOwn,
  permitPayload,
  permitWithin,
  placed,
  reachOf,
  subjectOf,
} from './index.js';

const requestOf = (past: Past) => fold(lead, recorded(lead, leadId, past));
const userOf = (past: Past) => fold(user, recorded(user, 'u', past));
const proOf = (past: Past) => fold(professional, recorded(professional, pro(1), past));
const linkOf = (subject: object, purpose = 'offer') =>
  fold(link, recorded(link, 'h', [['LinkIssued', { linkId: 'h', purpose, subject, lang: 'fr', expiresAt: at(60) }]]));
const NOTHING = { acceptance: undefined, resent: undefined, purchase: undefined };
const SENT = {
  messageId: 'm',
  sendKey: 'k',
  rule: 'r',
  channel: 'sms',
  class: 'service',
  lang: 'fr',
  recipientId: pro(1),
  leadId,
  threadId: 't',
  templateVersion: 1,
  to: '+15145550000',
  subject: '',
  body: 'x',
};
/** Who registered as professional 1. */
const ME = {
  professionalId: pro(1),
  title: 'lawyer',
  name: 'Me Roy',
  province: 'QC',
  lang: 'fr',
  email: 'me@exemple.ca',
  phoneNumber: '+15145550000',
};
const NOT_THEIRS = 'NOT_FOUND: no-such-subject';

/** What a rule answers: a refusal with its detail, or `permitted`. */
function answer(rule: () => unknown): string {
  try {
    rule();
    return 'permitted';
  } catch (error) {
    if (error instanceof Refused) return `${error.code}: ${error.detail}`;
    throw error;
  }
}

describe('how far a mark of the matrix reaches', () => {
  it('is everything, a province, what is in hand, one’s own, or nothing', () => {
    expect((['●', '4', 'p', 'p4', '$', 's', 'q', 'c', 'o'] as const).map((mark) => reachOf(mark, 'validation'))).toEqual([
      ...['everything', 'everything', 'province', 'province', 'province'],
      ...['in-hand', 'in-hand', 'in-hand', 'own'],
    ]);
    for (const mark of ['g', '†'] as const) expect(answer(() => reachOf(mark, 'report'))).toBe('FORBIDDEN: switched-off');
    // Who runs a province proposes for it (X08).
    expect(reachOf('q', 'province-admin')).toBe('province');
  });
  it('lets a person who proposes send proposals alone, and one who answers by prepared texts those alone', () => {
    expect(answer(() => permitPayload('q', 'ValidateLead', {}))).toBe('FOUR_EYES_REQUIRED: propose-only');
    expect(answer(() => permitPayload('q', 'SetLeadPrice', {}))).toBe('permitted');
    for (const canned of [undefined, '', 1]) expect(answer(() => permitPayload('c', 'X', { canned }))).toBe('FORBIDDEN: canned-text-only');
    expect(answer(() => permitPayload('c', 'X', { canned: 'thanks' }))).toBe('permitted');
  });
});

describe('whom a command is about', () => {
  const dealPast: Past = [
    [
      'AcceptanceOpened',
      { acceptanceId: claimOf(1), leadId, professionalId: pro(1), priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' },
    ],
  ];
  it('reads texts alone of a payload, and never an empty one', () => {
    expect(namedIn({ leadId: '', userId: 1, sessionId: 's', professionalIds: ['a', '', 2], more: 'x' })).toEqual({
      sessionId: 's',
      professionalIds: ['a'],
    });
  });
  it('is that of the acceptance, whatever the payload names beside it', () => {
    const deal = fold(acceptance, recorded(acceptance, claimOf(1), dealPast));
    const named = namedIn({ acceptanceId: claimOf(1), leadId: otherLead, professionalId: pro(2) });
    expect(subjectOf(named, { ...NOTHING, acceptance: deal })).toEqual({ leadId, professionalId: pro(1) });
    for (const none of [undefined, fold(acceptance, [])])
      expect(answer(() => subjectOf(named, { ...NOTHING, acceptance: none }))).toBe(NOT_THEIRS);
  });
  it('is that of the message that is sent again', () => {
    const sent = (recipientKind: string) => fold(message, recorded(message, 'm', [['MessageQueued', { ...SENT, recipientKind }]]));
    const resend = (resent: ReturnType<typeof sent> | undefined) => subjectOf(namedIn({ resendOf: 'm' }), { ...NOTHING, resent });
    expect(resend(sent('professional'))).toEqual({ leadId, professionalId: pro(1) });
    expect(resend(sent('client'))).toEqual({ leadId });
    expect(answer(() => resend(fold(message, [])))).toBe(NOT_THEIRS);
    expect(conversationOf(namedIn({ messageId: 'm' }), sent('client'))).toBe('t');
    expect(conversationOf(namedIn({ messageId: 'm', threadId: 'named' }), sent('client'))).toBe('named');
  });
  it('is the buyer of a purchase, and the one who is named while there is none', () => {
    const named = namedIn({ purchaseId: 'x', professionalId: pro(2) });
    const started = { ...fold(purchase, []), status: 'Paid' as const, professionalId: pro(1) };
    expect(subjectOf(named, { ...NOTHING, purchase: started })).toEqual({ professionalId: pro(1) });
    expect(subjectOf(named, { ...NOTHING, purchase: fold(purchase, []) })).toMatchObject({ professionalId: pro(2) });
  });
});

describe('what is in hand', () => {
  it('is a task that was given to them, no matter who has its request', () => {
    const of = (assigneeId?: string) => answer(() => permitInHand({ who: 'restricted', id: 'r' }, [requestOf(ready)], { assigneeId }));
    expect([of('r'), of('other'), of()]).toEqual(['permitted', NOT_THEIRS, NOT_THEIRS]);
  });
  const hand = (who: Who, id: string, ...pasts: Past[]) => answer(() => permitInHand({ who, id }, pasts.map(requestOf)));
  const assigned: Past = [...ready, ['LeadAssignedToStaff', { leadId, assigneeId: 'r' }]];
  it('is a request that is assigned, or that a validator took', () => {
    expect(hand('restricted', 'r', assigned)).toBe('permitted');
    expect(hand('validation', validator.id, takenBy(validator))).toBe('permitted');
    expect(hand('restricted', validator.id, takenBy(validator))).toBe(NOT_THEIRS);
  });
  it('says to a validator which they see but did not take, and to no one that another exists', () => {
    for (const past of [draft, queued, takenBy(staff), ready])
      expect(hand('validation', validator.id, past)).toBe('FORBIDDEN: not-taken-by-you');
    for (const past of [accepted, []]) expect(hand('validation', validator.id, past)).toBe(NOT_THEIRS);
    expect(hand('restricted', validator.id, queued)).toBe(NOT_THEIRS);
  });
  it('is every request that is named, and never none', () => {
    expect(hand('restricted', 'r', assigned, ready)).toBe(NOT_THEIRS);
    expect(hand('restricted', 'r')).toBe(NOT_THEIRS);
    expect(inHandLeads(namedIn({ leadId }), { leadId: otherLead })).toEqual([leadId, otherLead]);
    expect(inHandLeads(namedIn({ leadId }), { leadId })).toEqual([leadId]);
  });
});

describe('what lies in a province', () => {
  const registered = (province: string): Past => [['ProfessionalRegistered', { ...ME, province }]];
  const none = { lead: undefined, professional: undefined, acceptance: undefined, member: undefined };
  const within = (subject: object, of: object = {}, province: 'QC' | 'ON' = 'QC') =>
    answer(() => permitWithin([province], linkPlaces(linkOf(subject), { ...none, ...of })));
  it('is what the province is named by, and what has none yet', () => {
    expect(answer(() => permitWithin(['QC'], [placed('QC'), placed(undefined), placed(null)]))).toBe('permitted');
    expect(answer(() => permitWithin(['QC'], [placed('QC'), placed('ON')]))).toBe(NOT_THEIRS);
    expect(answer(() => permitWithin([], [placed('QC')]))).toBe(NOT_THEIRS);
  });
  it('is a link about a request, a professional or an account there, all of them', () => {
    const [here, there] = [proOf(registered('QC')), proOf(registered('ON'))];
    expect(within({ leadId }, { lead: requestOf(queued) })).toBe('permitted');
    expect(within({ leadId }, { lead: requestOf(queued) }, 'ON')).toBe(NOT_THEIRS);
    expect(within({ leadId }, { lead: requestOf(draft) }, 'ON')).toBe('permitted');
    expect(within({ leadId, professionalId: pro(1) }, { lead: requestOf(queued), professional: here })).toBe('permitted');
    expect(within({ leadId, professionalId: pro(1) }, { lead: requestOf(queued), professional: there })).toBe(NOT_THEIRS);
    expect(within({ userId: pro(3) }, { member: here })).toBe('permitted');
    expect(within({ userId: pro(3) }, { member: there })).toBe(NOT_THEIRS);
  });
  it('is no link whose place does not follow, and none that was never issued', () => {
    for (const subject of [
      { leadId },
      { professionalId: pro(1) },
      { acceptanceId: claimOf(1) },
      { userId: pro(3) },
      { personId },
      { offerId: offerOf(1) },
    ])
      expect([subject, within(subject)]).toEqual([subject, NOT_THEIRS]);
    expect(answer(() => permitWithin(['QC', 'ON'], linkPlaces(fold(link, []), none)))).toBe(NOT_THEIRS);
    expect(within({ leadId, offerId: offerOf(1) }, { lead: requestOf(queued) })).toBe('permitted');
  });
});

describe('what is one’s own', () => {
  const proven: Past = [
    ['UserCreated', { userId: 'u', email: ` ${form.email.toUpperCase()} `, username: 'Maude', role: 'jurilien_client', emailHash: 'h' }],
    ['EmailVerified', { userId: 'u' }],
  ];
  const member: Past = [
    [
      'UserCreated',
      { userId: 'u', email: 'me@exemple.ca', username: 'Me', role: 'jurilien_professional', professionalId: pro(1), emailHash: 'h' },
    ],
  ];
  const own = (
    who: Who,
    past: Past,
    payload: Record<string, unknown>,
    facts: Partial<Parameters<typeof permitOwn>[2]> = {},
    subject?: object,
  ) =>
    answer(() => {
      const named = namedIn(payload);
      const of = ownable(
        named,
        subject ?? { leadId: named.leadId, professionalId: named.professionalId, candidateId: named.candidateId },
        who,
      );
      permitOwn(of, { who, id: 'u', account: userOf(past) }, { contactIds: [], ...facts });
    });
  const request = (past: Past, startedBy?: string) => ({ request: { state: requestOf(past), startedBy } });

  it('of a client: the requests of the address they proved, and those they began', () => {
    expect(own('client', proven, { leadId }, request(queued))).toBe('permitted');
    expect(own('client', proven.slice(0, 1), { leadId }, request(queued))).toBe(NOT_THEIRS);
    expect(own('client', proven.slice(0, 1), { leadId }, request(queued, 'u'))).toBe('permitted');
    expect(own('client', [], { leadId }, request(draft))).toBe(NOT_THEIRS);
    expect(own('client', proven, { leadId }, request([], 'u'))).toBe(NOT_THEIRS);
    expect(own('client', proven, { leadId })).toBe(NOT_THEIRS);
  });
  it('of a client: an acceptance of their request, but no professional by name', () => {
    const subject = { leadId, professionalId: pro(1) };
    expect(own('client', proven, { acceptanceId: 'a' }, request(queued), subject)).toBe('permitted');
    expect(own('client', proven, { acceptanceId: 'a', professionalId: pro(1) }, request(queued), subject)).toBe(NOT_THEIRS);
  });
  it('of a professional: what names them, with whatever request; a request alone once they accepted it', () => {
    expect(own('professional', member, { leadId, professionalId: pro(1) })).toBe('permitted');
    expect(own('professional', member, { leadId, professionalId: pro(2) })).toBe(NOT_THEIRS);
    expect(own('professional', [], { leadId, professionalId: pro(1) })).toBe(NOT_THEIRS);
    expect(own('professional', member, { leadId }, request(queued))).toBe(NOT_THEIRS);
    const theirs = { request: { state: { ...requestOf(accepted), acceptedBy: pro(1) } } };
    expect(own('professional', member, { leadId }, theirs)).toBe('permitted');
    expect(own('professional', [], { leadId }, { request: { state: { ...requestOf(accepted), acceptedBy: undefined } } })).toBe(NOT_THEIRS);
  });
  it('of a candidate: their account, whosever request it answers', () => {
    expect(own('recruit', [], { candidateId: 'u', professionalId: pro(2) })).toBe('permitted');
    expect(own('recruit', [], { candidateId: 'x' })).toBe(NOT_THEIRS);
    expect(own('client', proven, { candidateId: 'u' })).toBe(NOT_THEIRS);
  });
  it('of anyone: their account, their sessions, their contact points; all that is named, and never none', () => {
    expect(own('client', proven, { userId: 'u' })).toBe('permitted');
    expect(own('client', proven, { userId: 'x' })).toBe(NOT_THEIRS);
    expect(own('client', proven, { sessionId: 's' }, { sessionOf: 'u' })).toBe('permitted');
    expect(own('client', proven, { sessionId: 's' }, { sessionOf: undefined })).toBe(NOT_THEIRS);
    expect(own('client', proven, { contactId: 'c' }, { contactIds: ['b', 'c'] })).toBe('permitted');
    expect(own('client', proven, { contactId: 'c' }, { contactIds: ['b'] })).toBe(NOT_THEIRS);
    expect(own('client', proven, { userId: 'u', sessionId: 's' }, { sessionOf: 'x' })).toBe(NOT_THEIRS);
    expect(own('client', proven, {})).toBe(NOT_THEIRS);
  });
  it('is no conversation: it belongs to a number', () => {
    expect(own('client', proven, { threadId: 't', userId: 'u' })).toBe(NOT_THEIRS);
  });
  it('finds contact points by the proved address and the number of the professional', () => {
    expect(ownIndexes(userOf(proven), '+15145551234')).toEqual([`email:${form.email}`, 'phone:+15145551234']);
    expect(ownIndexes(userOf(proven.slice(0, 1)), '')).toEqual([]);
  });
});

describe('whom a text in a conversation may name', () => {
  const request = requestOf(queued);
  const threadOf = (index: string) => `t${index.replace('phone:', '')}`;
  const thread = threadOf(form.phoneNumber);
  const me = proOf([['ProfessionalRegistered', { ...ME, phoneNumber: form.phoneNumber }]]);
  const text = (addressee: object, of: object = {}, threadId = thread) =>
    answer(() => permitAddressee({ threadId, ...addressee }, { request: undefined, professional: undefined, ...of }, threadOf));
  it('is the number alone, the client of a request of that number, or the professional of it', () => {
    expect(text({})).toBe('permitted');
    expect(text({ recipientId: thread })).toBe('permitted');
    expect(text({ leadId, recipientKind: 'client', recipientId: personId }, { request })).toBe('permitted');
    expect(text({ recipientKind: 'professional', recipientId: pro(1) }, { professional: me })).toBe('permitted');
  });
  it('is no one of another number, and no one without one', () => {
    expect(text({ leadId }, { request }, 'other')).toBe(NOT_THEIRS);
    expect(text({ leadId }, { request: requestOf(draft) })).toBe(NOT_THEIRS);
    expect(text({ leadId, recipientKind: 'client', recipientId: client.id }, { request: requestOf([]) })).toBe(NOT_THEIRS);
    expect(text({ recipientKind: 'client', recipientId: personId })).toBe(NOT_THEIRS);
    expect(text({ leadId, recipientKind: 'staff', recipientId: personId }, { request })).toBe(NOT_THEIRS);
    expect(text({ recipientKind: 'professional', recipientId: pro(1) }, { professional: proOf([]) })).toBe(NOT_THEIRS);
  });
});

describe('what a command by a personal link is about', () => {
  const searchOf = (past: Past) => fold(distribution, recorded(distribution, leadId, past));
  const by = (name: string, subject: object, past: Past = running) =>
    linkSubject(name, { id: 'h', state: linkOf(subject) }, searchOf(past));
  const ofPro = { leadId, professionalId: pro(1) };
  const offer = { ...ofPro, offerId: offerOf(1) };
  const claim = { ...offer, claimId: claimOf(1) };
  it('is the subject of the link, with how a proof came', () => {
    expect(by('WithdrawLead', { leadId })).toEqual({ leadId });
    expect(by('ConfirmLeadEmail', { leadId })).toEqual({ leadId, method: 'link' });
    expect(by('ConfirmLeadPhone', { leadId })).toEqual({ leadId, method: 'code' });
    expect(by('VerifyEmail', { userId: pro(3) })).toEqual({ userId: pro(3), linkId: 'h' });
  });
  it('is the document that is shared, or the request for documents, with the acceptance it speaks for', () => {
    const ids = { leadId, documentId: claimOf(7), acceptanceId: claimOf(1), professionalId: pro(1) };
    const of = (name: string, subject: object) => linkSubject(name, { id: 'h', state: linkOf(subject, 'document') });
    const { professionalId: _, ...seat } = ids;
    expect(of('RecordDocumentViewed', ids)).toEqual(seat);
    expect(of('ReportWrongRecipient', ids)).toEqual({ ...seat, linkId: 'h' });
    expect(of('ReportWrongRecipient', { leadId, requestId: claimOf(8) })).toEqual({ leadId, requestId: claimOf(8), linkId: 'h' });
  });
  it('is the acceptance of an opinion, on the side that the link speaks for', () => {
    const acceptanceId = claimOf(1);
    expect(by('SubmitSurvey', { leadId, acceptanceId })).toEqual({ leadId, acceptanceId, side: 'client' });
    expect(by('SubmitSurvey', { ...ofPro, acceptanceId })).toEqual({ leadId, acceptanceId, side: 'professional' });
    expect(by('RequestLeadCredit', { ...ofPro, acceptanceId })).toEqual({ ...ofPro, acceptanceId });
  });
  it('is the offer, or from the board the claim that made it', () => {
    expect(by('ClaimOffer', offer)).toEqual(offer);
    expect(by('ClaimOffer', ofPro)).toEqual(ofPro);
    expect(by('ReleaseClaim', offer, [...running, claimed(1)])).toEqual(claim);
    expect(by('ReleaseClaim', ofPro, [...running, claimed(1)])).toEqual(claim);
    expect(by('ReleaseClaim', ofPro, [...running, claimed(2)])).toEqual({ ...offer, claimId: undefined });
  });
  it('is the acceptance, and a claim that has ended, for a second press', () => {
    const past = [...running, claimed(1), accepting(1, true)];
    expect(by('ConfirmAcceptance', offer, past)).toEqual(claim);
    expect(by('RecordContactMade', offer, past)).toEqual({ ...ofPro, acceptanceId: claimOf(1) });
    expect(by('RecordContactMade', offer)).toEqual({ ...ofPro, acceptanceId: undefined });
  });
});
