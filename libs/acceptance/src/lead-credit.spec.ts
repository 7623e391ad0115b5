import { fold } from '@jurilien/event-sourcing';
import { asShipped, at, configWith, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { client, leadId, offering, personId } from '@jurilien/lead/testing';
import { claimOf, pro } from '@jurilien/search/testing';
import { acceptance } from './acceptance.js';
import { CREDIT_REASONS, type CreditReason } from './acceptance-words.js';
import { creditFacts, type CreditFacts, creditRatePercent, creditsTooOften, creditVerdict } from './lead-credit.js';

const acceptanceId = claimOf(1);
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const DAY = 1440;
const nothing: CreditFacts = creditFacts.parse({
  phoneDead: false,
  emailDead: false,
  delivered: { sms: false, email: false },
  inbound: false,
  viewed: false,
  sameMatter: false,
  changedByStaff: [],
  accepted: 10,
  credited: 0,
});
const opened: Past = [['AcceptanceOpened', { ...ids, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }]];
const tried = (minutes: number, channel = 'phone'): Past[number] => [
  'ContactAttempted',
  { ...ids, channel, result: 'noAnswer' },
  at(minutes),
];
const asked = (reason: CreditReason, minutes = 60): Past[number] => [
  'LeadCreditRequested',
  { ...ids, requestId: 'r-1', personId, reason, evidence: 'mot', decideBy: at(minutes + 2 * DAY), priceCc: 100 },
  at(minutes),
];
/** What the rules say to a request for this reason, after these steps. */
function verdict(
  reason: CreditReason,
  facts: Partial<CreditFacts> = {},
  steps: Past = [],
  more: { minutes?: number; request?: Past; config?: ReturnType<typeof asShipped> } = {},
) {
  const { minutes = 60, request = offering, config = asShipped() } = more;
  const s = fold(acceptance, recorded(acceptance, acceptanceId, [...opened, ...steps, asked(reason, minutes)]));
  const r = fold(lead, recorded(lead, leadId, request));
  const out = creditVerdict({ acceptance: s, request: r, facts: { ...nothing, ...facts }, askedAt: at(minutes), now: at(minutes), config });
  return out.yes ? 'yes' : out;
}
const no = (...doubts: string[]) => ({ yes: false, doubts });

describe('a dead number or address', () => {
  it('is a yes when nothing else reached the client', () => {
    expect(verdict('invalidPhone', { phoneDead: true })).toBe('yes');
    expect(verdict('invalidEmail', { emailDead: true })).toBe('yes');
  });
  it('is for the team when it is not known to be dead', () => {
    expect(verdict('invalidPhone')).toEqual(no('notDead'));
    expect(verdict('invalidEmail', { phoneDead: true })).toEqual(no('notDead'));
  });
  it.each<[string, Partial<CreditFacts>, Past]>([
    ['the other channel delivered', { delivered: { sms: true, email: true } }, []],
    ['they wrote', { inbound: true }, []],
    ['they opened their page', { viewed: true }, []],
    ['someone spoke with them', {}, [['ContactRecorded', { ...ids, channel: 'phone' }]]],
    ['they say so themselves', {}, [['ContactConfirmedByClient', ids]]],
  ])('is for the team when %s', (_what, facts, steps) => {
    expect(verdict('invalidPhone', { phoneDead: true, ...facts }, steps)).toEqual(no('reached'));
    expect(verdict('invalidEmail', { emailDead: true, ...facts }, steps)).toEqual(no('reached'));
  });
  it('does not count a receipt of the dead channel itself', () => {
    expect(verdict('invalidPhone', { phoneDead: true, delivered: { sms: true, email: false } })).toBe('yes');
    expect(verdict('invalidEmail', { emailDead: true, delivered: { sms: false, email: true } })).toBe('yes');
  });
});

describe('no one answers', () => {
  const tries: Past = [tried(10), tried(20, 'sms'), tried(DAY)];
  const minutes = 3 * DAY;
  const silent = { askedAt: at(240) };
  it('is a yes after three tries, two working days, two channels and our own question', () =>
    expect(verdict('unreachable', silent, tries, { minutes })).toBe('yes'));
  it.each<[string, Past, string]>([
    ['two tries', [tried(10), tried(DAY, 'sms')], 'fewAttempts'],
    ['one day', [tried(10), tried(20, 'sms'), tried(30)], 'fewDays'],
    // T0 is a Monday: five and six days later it is the weekend.
    ['one working day and a weekend', [tried(10), tried(5 * DAY, 'sms'), tried(6 * DAY)], 'fewDays'],
    ['one channel', [tried(10), tried(20), tried(DAY)], 'fewChannels'],
  ])('is for the team after %s', (_what, steps, doubt) =>
    expect(verdict('unreachable', silent, steps, { minutes: 8 * DAY })).toEqual(no(doubt)),
  );
  it('is for the team when the client was there', () => {
    expect(verdict('unreachable', { ...silent, inbound: true }, tries, { minutes })).toEqual(no('reached'));
    expect(verdict('unreachable', { ...silent, viewed: true }, tries, { minutes })).toEqual(no('viewed'));
  });
  it('is for the team when our own question never went out', () =>
    expect(verdict('unreachable', {}, tries, { minutes })).toEqual(no('notAsked')));
  it('waits for the day of silence, and says when it looks again', () => {
    const askedAt = at(minutes - DAY + 1);
    expect(verdict('unreachable', { askedAt }, tries, { minutes })).toEqual({ ...no('notYetAnswered'), againAt: at(minutes + 1) });
    expect(verdict('unreachable', { askedAt: at(minutes - DAY) }, tries, { minutes })).toBe('yes');
  });
  it('does not wait for it when more is missing', () =>
    expect(verdict('unreachable', { askedAt: at(minutes - 5) }, [tried(10)], { minutes })).not.toHaveProperty('againAt'));
});

describe('what only facts can say', () => {
  it.each<[CreditReason, Partial<CreditFacts>, string]>([
    ['duplicateLead', { sameMatter: true }, 'otherMatter'],
    ['outOfTerritory', { changedByStaff: ['territory'] }, 'unchanged'],
    ['wrongField', { changedByStaff: ['field'] }, 'unchanged'],
  ])('%s', (reason, facts, doubt) => {
    expect(verdict(reason, facts)).toBe('yes');
    expect(verdict(reason)).toEqual(no(doubt));
  });
  it('a field is not a territory', () => expect(verdict('wrongField', { changedByStaff: ['territory'] })).toEqual(no('unchanged')));
  it('a lawyer before: only the client confirms it', () => {
    expect(verdict('alreadyRepresented')).toEqual(no('notConfirmed'));
    expect(verdict('alreadyRepresented', {}, [['RepresentationConfirmed', ids, T0, client]])).toBe('yes');
  });
  it('a conflict seen later: a name added, and asked within two working days', () => {
    expect(verdict('conflictLater', { opposingAddedAt: at(30) }, [], { minutes: 2 * DAY })).toBe('yes');
    expect(verdict('conflictLater', { opposingAddedAt: at(30) }, [], { minutes: 2 * DAY + 1 })).toEqual(no('tooLate'));
    expect(verdict('conflictLater')).toEqual(no('notAdded'));
  });
  it('a client who withdrew before the contact (W1)', () => {
    const withdrawn: Past = [...offering, ['LeadWithdrawn', { leadId, reason: 'solved', afterAcceptance: true }]];
    expect(verdict('clientWithdrew', {}, [], { request: withdrawn })).toBe('yes');
    expect(verdict('clientWithdrew')).toEqual(no('notWithdrawn'));
    expect(verdict('clientWithdrew', {}, [['ContactRecorded', { ...ids, channel: 'phone' }]], { request: withdrawn })).toEqual(
      no('contactedBefore'),
    );
  });
  it.each(['misdescribed', 'fraud', 'notLegal', 'other'] as const)('%s is always for the team', (reason) =>
    expect(verdict(reason)).toEqual(no('staffOnly')),
  );
  it('every reason has its rule', () => {
    for (const reason of CREDIT_REASONS) expect(verdict(reason)).toMatchObject({ yes: false });
  });
});

describe('too many credits', () => {
  it('is more than thirty percent, over five acceptances at least', () => {
    expect(creditsTooOften({ accepted: 10, credited: 3 }, 'QC', asShipped())).toBe(false);
    expect(creditsTooOften({ accepted: 10, credited: 4 }, 'QC', asShipped())).toBe(true);
    expect(creditsTooOften({ accepted: 4, credited: 4 }, 'QC', asShipped())).toBe(false);
    expect(creditsTooOften({ accepted: 5, credited: 2 }, 'QC', asShipped())).toBe(true);
  });
  it('is as much as is configured', () => {
    const config = configWith({ 'leadCredit.abusePercent': 10, 'leadCredit.abuseMinAcceptances': 2 });
    expect(creditsTooOften({ accepted: 10, credited: 3 }, 'QC', config)).toBe(true);
    expect(creditsTooOften({ accepted: 2, credited: 1 }, 'QC', config)).toBe(true);
  });
  it('keeps every rule from answering by itself', () =>
    expect(verdict('duplicateLead', { sameMatter: true, accepted: 10, credited: 4 })).toEqual(no('abuse')));
  it('is a share in whole percents', () => {
    expect(creditRatePercent({ accepted: 0, credited: 0 })).toBe(0);
    expect(creditRatePercent({ accepted: 3, credited: 1 })).toBe(33);
  });
});

describe('what the professional graded in the survey (C07)', () => {
  it('is no yes by itself, and takes one away from a reason it contradicts: a person answers', () => {
    expect(verdict('invalidPhone', { phoneDead: true, gradedWell: ['reachable'] })).toEqual(no('gradedOtherwise'));
    expect(verdict('wrongField', { changedByStaff: ['field'], gradedWell: ['rightField'] })).toEqual(no('gradedOtherwise'));
  });
  it('says nothing against another reason', () => {
    expect(verdict('invalidPhone', { phoneDead: true, gradedWell: ['rightField'] })).toBe('yes');
    expect(verdict('outOfTerritory', { changedByStaff: ['territory'], gradedWell: ['reachable', 'rightField'] })).toBe('yes');
  });
});

describe('the figures in force', () => {
  const steps: Past = [tried(10), tried(DAY, 'sms')];
  const facts = { askedAt: at(DAY) };
  it('say how often, on how many days and ways someone must have tried, and how long the client had to answer', () => {
    const minutes = 2 * DAY + 10;
    expect(verdict('unreachable', facts, steps, { minutes })).toEqual(no('fewAttempts'));
    expect(verdict('unreachable', facts, steps, { minutes, config: configWith({ 'leadCredit.unreachable.attempts': 2 }) })).toBe('yes');
    const strict = configWith({
      'leadCredit.unreachable.days': 3,
      'leadCredit.unreachable.channels': 3,
      'leadCredit.unreachable.waitHours': 48,
    });
    expect(verdict('unreachable', facts, [...steps, tried(DAY + 1)], { minutes, config: strict })).toEqual(
      no('fewDays', 'fewChannels', 'notYetAnswered'),
    );
  });
  it('say until when a conflict may come up', () => {
    const late = { minutes: 3 * DAY };
    const added = { opposingAddedAt: at(2 * DAY) };
    expect(verdict('conflictLater', added, [], late)).toEqual(no('tooLate'));
    expect(verdict('conflictLater', added, [], { ...late, config: configWith({ 'leadCredit.conflictBusinessDays': 5 }) })).toBe('yes');
  });
});
