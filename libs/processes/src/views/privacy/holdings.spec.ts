import { acceptance } from '@jurilien/acceptance';
import { at, rowsOf, story, T0, type StoryEvent, uuidFor } from '@jurilien/event-sourcing/testing';
import { user } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import { draft as drafted, leadId, offering as searched, personId, submitted } from '@jurilien/lead/testing';
import { enquiry, message, thread } from '@jurilien/messaging';
import { personKey } from '@jurilien/privacy';
import { professional } from '@jurilien/professionals';
import { prospect } from '@jurilien/prospects';
import { candidate, jobApplication } from '@jurilien/recruiting';
import { holdings } from './holdings.js';

const REQUEST = `request:${leadId}`;
const of = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
  lead,
  leadId,
  type,
  { leadId, ...data },
  minutes,
];
const draft = drafted.map(([type, data]): StoryEvent => [lead, leadId, type, data]);
const sent = submitted.map(([type, data]): StoryEvent => [lead, leadId, type, data]);
const rows = (...events: StoryEvent[]) => Object.fromEntries(rowsOf(holdings, story(...events)));
const outcomeOf = (...events: StoryEvent[]) => {
  const { outcome, endedAt } = rows(...sent, ...events)[REQUEST]!;
  return [outcome, endedAt];
};
const opened: StoryEvent = [
  acceptance,
  uuidFor('acceptance'),
  'AcceptanceOpened',
  { acceptanceId: uuidFor('acceptance'), leadId, professionalId: uuidFor('pro'), priceCc: 1, slaDueAt: at(9), province: 'QC', lang: 'fr' },
];
const offering = of(...(searched.at(-1)!.slice(0, 2) as [string, Record<string, unknown>]));

describe('what is held of the client of a request', () => {
  it('is a draft under its own keys, found by the address to which it is sent', () => {
    const saved = of('LeadDraftSaved', { personId, step: 'x', answers: { resumeEmail: 'Ana@Example.CA' }, province: 'QC' });
    const row = rows(...draft, saved)[`draft:${leadId}`]!;
    expect(row).toMatchObject({ kind: 'draft', owner: personId, owners: [personId, leadId], email: 'ana@example.ca', province: 'QC' });
    expect(row).toMatchObject({ outcome: 'draft', endedAt: null, since: T0 });
    expect(rows(...draft, of('LeadDraftAbandoned', {}, 7))[`draft:${leadId}`]).toMatchObject({ endedAt: at(7) });
  });
  it('does not find an erased draft by what stands for its answers', () => {
    const saved = of('LeadDraftSaved', { personId, step: 'x', answers: '[erased]' });
    expect(rows(...draft, saved)[`draft:${leadId}`]).toMatchObject({ email: null });
  });
  it('is a request from when it was sent, by e-mail and number, and no draft beside it', () => {
    const all = rows(...sent, of('LeadEdited', { personId, changed: ['email'], facts: {}, email: 'New@Example.ca' }));
    expect(Object.keys(all)).toEqual([REQUEST]);
    expect(all[REQUEST]).toMatchObject({ entityId: leadId, owners: [personId, leadId], email: 'new@example.ca', endedAt: null });
    expect(all[REQUEST]!['phone']).toMatch(/^\+1\d{10}$/);
  });
  it('has the class of how it ended', () => {
    const waits = of('LeadQueuedForValidation', { confirmed: true, slaAt: at(9), lang: 'fr', province: 'QC' });
    const withdrawn = of('LeadWithdrawn', { reason: 'other', afterAcceptance: false }, 5);
    expect(outcomeOf()).toEqual(['unconfirmed', null]);
    expect(outcomeOf(of('LeadConfirmationExpired', {}, 5))).toEqual(['unconfirmed', at(5)]);
    expect(outcomeOf(waits)).toEqual(['withdrawnBeforeOffers', null]);
    expect(outcomeOf(waits, withdrawn)).toEqual(['withdrawnBeforeOffers', at(5)]);
    expect(outcomeOf(waits, of('LeadRejected', { reasonCode: 'other' }, 5))).toEqual(['rejected', at(5)]);
    expect(outcomeOf(waits, of('LeadBlocked', { blockType: 'spam' }, 5))).toEqual(['rejected', at(5)]);
    expect(outcomeOf(waits, of('LeadBlocked', { blockType: 'abuse' }, 5))).toEqual(['closed', at(5)]);
    expect(outcomeOf(waits, of('LeadReferredToPartner', { partner: 'juripop', final: false }, 5))).toEqual(['withdrawnBeforeOffers', null]);
    expect(outcomeOf(waits, of('LeadReferredToPartner', { partner: 'juripop', final: true }, 5))).toEqual(['closed', at(5)]);
    expect(outcomeOf(waits, offering, withdrawn)).toEqual(['closed', at(5)]);
    expect(outcomeOf(waits, offering, of('LeadUnserved', { reason: 'noTaker' }, 5))).toEqual(['unserved', at(5)]);
    expect(outcomeOf(of('LeadClosed', { closeReason: 'notConfirmed' }, 5))).toEqual(['unconfirmed', at(5)]);
    expect(outcomeOf(waits, offering, of('LeadClosed', { closeReason: 'solved' }, 5))).toEqual(['closed', at(5)]);
  });
  it('counts as accepted from the first acceptance on, however it ends', () => {
    expect(outcomeOf(offering, opened)).toEqual(['accepted', null]);
    expect(outcomeOf(offering, opened, of('LeadWithdrawn', { reason: 'other', afterAcceptance: true }, 5))).toEqual(['accepted', at(5)]);
    expect(outcomeOf(offering, opened, of('LeadClosed', { closeReason: 'solved' }, 5), offering)).toEqual(['accepted', null]);
  });
  it('lives again when its search goes on', () => {
    const unserved = of('LeadUnserved', { reason: 'noTaker' }, 5);
    for (const again of [of('LeadReopened', { slaAt: at(9) }), of('LeadUnblocked'), of('LeadSearchExtended', { until: at(99) }), offering])
      expect(outcomeOf(offering, unserved, again)[1]).toBeNull();
  });
  it('says nothing of the person once its key is shredded; that it was there stays', () => {
    const shredded: StoryEvent = [personKey, REQUEST, 'PersonKeyShredded', { holding: REQUEST, owners: [personId, leadId] }, 9];
    expect(rows(...sent, shredded)[REQUEST]).toMatchObject({ email: null, phone: null, erasedAt: at(9), endedAt: at(9) });
    expect(rows(shredded)).toEqual({});
  });
});

const userId = uuidFor('user');
const practised = {
  ...{ fields: ['family'], regions: ['06'], languages: ['fr'], radiusKm: 1, postalCode: 'H2X 1Y4', remote: false, rates: ['1'] },
  ...{ minBudget: 0, callYear: 2000, acceptsAJ: false, acceptsMP: false, acceptsConsult: false, mediator: false, paralegalScope: false },
  ...{ superOptIn: false, urgentOptIn: false },
};
const account = (role: string, more: Record<string, unknown> = {}): StoryEvent => [
  user,
  userId,
  'UserCreated',
  { userId, email: 'U@Example.ca', username: 'U', emailHash: 'h', role, ...more },
];
const about = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
  user,
  userId,
  type,
  { userId, ...data },
  minutes,
];

describe('what is held of accounts', () => {
  it('is the account by its address, as it is now', () => {
    const all = rows(
      account('jurilien_client', { lang: 'en' }),
      about('UserDetailsChanged', { email: 'v@example.ca', emailHash: 'h2' }),
      about('PreferencesSet', { lang: 'fr', email: true, sms: true }),
      about('UserDisabled', {}, 5),
    );
    expect(all).toEqual({
      [`account:${userId}`]: {
        ...{ id: `account:${userId}`, kind: 'account', entityId: userId, owner: userId, owners: [userId], accountId: userId },
        ...{ email: 'v@example.ca', lang: 'fr', since: T0, endedAt: at(5), outcome: 'disabled' },
      },
    });
  });
  it('is one thing with the profile of someone who looks for work', () => {
    const facts = { type: 'student', regions: ['06'], languages: ['fr'], barStatus: 'none', hours: 'part', workModes: ['remote'] };
    const profile = (type: string, minutes = 0): StoryEvent => [
      candidate,
      userId,
      type,
      { candidateId: userId, ...facts, details: '[erased]' },
      minutes,
    ];
    const all = rows(account('jurilien_recruit'), profile('CandidateProfileCreated'), profile('CandidateProfileClosed', 5));
    expect(Object.keys(all)).toEqual([`candidate:${userId}`]);
    expect(all[`candidate:${userId}`]).toMatchObject({ email: 'u@example.ca', endedAt: at(5), outcome: 'inactive' });
    const back = rows(account('jurilien_recruit'), profile('CandidateProfileClosed', 5), profile('CandidateProfileUpdated', 6));
    expect(back[`candidate:${userId}`]).toMatchObject({ endedAt: null });
    const gone: StoryEvent = [candidate, userId, 'CandidateErased', { candidateId: userId, cause: 'inactive' }, 7];
    expect(rows(account('jurilien_recruit'), gone)[`candidate:${userId}`]).toMatchObject({ email: null, erasedAt: at(7) });
    const forgotten = about('UserErased', { addressHash: 'h' }, 8);
    expect(rows(account('jurilien_recruit'), gone, forgotten)[`candidate:${userId}`]).toMatchObject({ erasedAt: at(7) });
  });
  it('is the file of a professional, with the account that opens it', () => {
    const professionalId = uuidFor('pro');
    const member = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent =>
      [...[professional, professionalId, type, { professionalId, ...data }, minutes]] as never;
    const registered = member('ProfessionalRegistered', {
      ...{ title: 'lawyer', name: 'Me', province: 'QC', lang: 'fr', email: 'Pro@Example.ca', phoneNumber: '+15145550101' },
    });
    const key = `professional:${professionalId}`;
    const opens = account('jurilien_professional', { professionalId });
    expect(rows(registered, opens)[key]).toMatchObject({
      owners: [professionalId],
      accountId: userId,
      email: 'pro@example.ca',
      endedAt: null,
    });
    const updated = member('ProfessionalProfileUpdated', { phoneNumber: '+15145550102', lang: 'en' });
    expect(rows(registered, updated, member('ProfessionalClosed', {}, 5))[key]).toMatchObject({
      ...{ phone: '+15145550102', lang: 'en', endedAt: at(5), outcome: 'closed' },
    });
    const rejected = member('ProfessionalRejected', { reasonCode: 'other' }, 5);
    const applied = { licenceNo: '1', insurance: 'i', practice: practised };
    expect(rows(registered, rejected)[key]).toMatchObject({ endedAt: at(5), outcome: 'rejected' });
    for (const again of ['ProfessionalApplied', 'ProfessionalApproved', 'ProfessionalReinstated'])
      expect(rows(registered, rejected, member(again, { ...applied, onboarding: 'held' }, 6))[key]).toMatchObject({ endedAt: null });
  });
});

describe('what is held of who wrote to us', () => {
  it('is an application or an enquiry by its address, until it is forgotten', () => {
    const applicationId = uuidFor('application');
    const enquiryId = uuidFor('enquiry');
    const received = { name: 'N', email: 'N@Example.ca', lang: 'fr' };
    const resume = { fileId: uuidFor('file'), type: 'pdf', bytes: 1, sha256: 's', scanner: 's' };
    const all = [
      [jobApplication, applicationId, 'JobApplicationReceived', { applicationId, ...received, letter: 'L', resume, forgetAt: at(9) }],
      [enquiry, enquiryId, 'EnquiryReceived', { enquiryId, ...received, topic: 'other', body: 'B' }],
      [enquiry, enquiryId, 'EnquiryAnswered', { enquiryId }, 3],
    ] as StoryEvent[];
    expect(rows(...all)).toMatchObject({
      [`jobApplication:${applicationId}`]: { owners: [applicationId], email: 'n@example.ca', outcome: 'received', endedAt: null },
      [`enquiry:${enquiryId}`]: { owners: [enquiryId], email: 'n@example.ca', outcome: 'answered', endedAt: at(3) },
    });
    const after = rows(
      ...all,
      [enquiry, enquiryId, 'EnquiryTakenUpAgain', { enquiryId }, 4],
      [enquiry, enquiryId, 'EnquiryForgotten', { enquiryId }, 5],
      [jobApplication, applicationId, 'JobApplicationForgotten', { applicationId, fileId: uuidFor('file') }, 5],
    );
    for (const row of Object.values(after)) expect(row).toMatchObject({ email: null, erasedAt: at(5), endedAt: at(5) });
  });
  it('is the record of a prospect, over with what was done with it last', () => {
    const prospectId = uuidFor('prospect');
    const known = { prospectId, name: 'N', title: 'lawyer', fields: [], province: 'QC', lang: 'fr', ownerId: null, noCalls: false };
    const saved: StoryEvent = [prospect, prospectId, 'ProspectSaved', { ...known, email: 'N@Example.ca', phoneNumber: '+15145550101' }];
    const key = `prospect:${prospectId}`;
    expect(rows(saved)[key]).toMatchObject({ owners: [prospectId], email: 'n@example.ca', phone: '+15145550101', endedAt: at(0) });
    const moved: StoryEvent = [prospect, prospectId, 'ProspectMoved', { prospectId, stage: 'meeting' }, 4];
    const shorter: StoryEvent = [prospect, prospectId, 'ProspectSaved', known, 6];
    const converted: StoryEvent = [prospect, prospectId, 'ProspectConverted', { prospectId, professionalId: uuidFor('m'), by: 'email' }, 8];
    expect(rows(saved, moved)[key]).toMatchObject({ endedAt: at(4), outcome: 'inactive' });
    expect(rows(saved, moved, shorter)[key]).toMatchObject({ email: null, phone: null, since: at(0), endedAt: at(6) });
    expect(rows(saved, converted)[key]).toMatchObject({ endedAt: at(8) });
    expect(rows(saved, [prospect, prospectId, 'ProspectErased', { prospectId }, 9])[key]).toMatchObject({ email: null, erasedAt: at(9) });
  });
  it('is the conversation with a number or an address, over with its last word', () => {
    const sms: StoryEvent = [
      thread,
      'h:sms',
      'SmsReceived',
      { threadId: 'h:sms', from: '+15145550101', body: 'B', providerMessageId: 'p' },
    ];
    const words = { subject: 'S', body: 'B', files: [], bodyKey: 'h:mail/m' };
    const mail: StoryEvent = [thread, 'h:mail', 'EmailReceived', { threadId: 'h:mail', from: 'A@Example.ca', mailId: 'm', ...words }, 2];
    const page: StoryEvent = [
      thread,
      'h:sms',
      'PageReplyReceived',
      { threadId: 'h:sms', from: '+15145550101', replyId: 'r', body: 'B' },
      4,
    ];
    const queued = {
      ...{ messageId: uuidFor('message'), sendKey: 'k', rule: 'R', channel: 'sms', class: 'service', lang: 'fr', recipientKind: 'anyone' },
      ...{ recipientId: 'h:sms', templateVersion: 1, to: '+15145550101', subject: '', body: 'B' },
    };
    const ours = (author?: string): StoryEvent =>
      [...[message, uuidFor('message'), 'MessageQueued', { ...queued, threadId: 'h:sms', author }, 6]] as never;
    expect(rows(sms, mail)).toMatchObject({
      'conversation:h:sms': { owners: ['h:sms'], phone: '+15145550101', since: T0, endedAt: T0, outcome: 'inactive' },
      'conversation:h:mail': { email: 'a@example.ca', endedAt: at(2) },
    });
    expect(rows(sms, page, ours())['conversation:h:sms']).toMatchObject({ since: T0, endedAt: at(4) });
    expect(rows(sms, page, ours('staff'))['conversation:h:sms']).toMatchObject({ endedAt: at(6) });
    const first: StoryEvent = [thread, 'h:new', 'ThreadOpened', { threadId: 'h:new', to: '+15145550109' }];
    expect(rows(first)['conversation:h:new']).toMatchObject({ phone: '+15145550109' });
    const again: StoryEvent = [
      thread,
      'h:sms',
      'SmsReceived',
      { threadId: 'h:sms', threadKey: 'h:sms+2', from: '+15145550101', body: 'B', providerMessageId: 'q' },
      9,
    ];
    const erasedOnce: StoryEvent = [
      personKey,
      'conversation:h:sms',
      'PersonKeyShredded',
      { holding: 'conversation:h:sms', owners: ['h:sms'] },
      8,
    ];
    expect(rows(sms, erasedOnce, again, ours('staff'))).toMatchObject({
      'conversation:h:sms': { phone: null, erasedAt: at(8), endedAt: T0 },
      'conversation:h:sms+2': { phone: '+15145550101', owners: ['h:sms+2'], endedAt: at(9) },
    });
  });
});
