import { ERASED } from '@jurilien/event-sourcing';
import { asShipped, at, T0 } from '@jurilien/event-sourcing/testing';
import { user, type UserState } from '@jurilien/identity';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import {
  candidate,
  candidateContacts,
  erasure,
  type CandidateContact,
  type CandidateState,
  type EmployeeAlert,
} from '@jurilien/recruiting';
import { applicationMoments, contactMoments, erasureMoments, profilesToShow } from './about-candidates.js';
import { isTimely, type NotifyInput } from './asked.js';

const details = { firstName: 'Ana', lastName: 'Roy', blockedFirms: [] };
const person = (given: object = {}): CandidateState =>
  ({
    ...candidate.initial,
    status: 'Active',
    visibility: 'visible',
    facts: { type: 'student' },
    details,
    ...given,
  }) as unknown as CandidateState;
const asked = (rule: NotifyInput['rule'], now = T0): NotifyInput => ({ rule, now, config: asShipped() });

describe('messages between a firm and a candidate', () => {
  const due = (rule: keyof typeof contactMoments, contact: Partial<CandidateContact>, given: object = {}): boolean =>
    isTimely(contactMoments, { contact: { message: 'Bonjour', ...contact } as CandidateContact, candidate: person(given) }, asked(rule));
  it('R62 asks while the question waits for its answer', () => {
    expect(due('R62', { status: 'Requested' })).toBe(true);
    expect(due('R62', { status: 'Declined' })).toBe(false);
    expect(due('R62', { status: 'Requested', message: ERASED })).toBe(false);
    expect(due('R62', { status: 'Requested' }, { details: undefined })).toBe(false);
  });
  it('the answer that was given is the one that is reported', () => {
    expect([due('candidate-accepted', { status: 'Accepted' }), due('candidate-accepted', { status: 'Declined' })]).toEqual([true, false]);
    expect([due('candidate-declined', { status: 'Declined' }), due('candidate-declined', { status: 'Accepted' })]).toEqual([true, false]);
    expect(due('candidate-accepted', { status: 'Accepted' }, { details: undefined })).toBe(false);
  });
});

describe('that a silent profile is erased soon', () => {
  const account: UserState = { ...user.initial, status: 'Active', email: 'ana@exemple.ca', username: 'Ana' };
  const silence = (saidAt: string) => ({ saidAt, ...erasure(saidAt, asShipped()) });
  const noticeAt = silence(T0).eraseNoticeAt;
  const due = (now: string, given: object = {}, holder: Partial<UserState> = {}): boolean =>
    isTimely(
      erasureMoments,
      { account: { ...account, ...holder }, candidate: person({ ...silence(T0), ...given }) },
      asked('candidate-erasure', now),
    );
  it('is announced from the first day of the notice on', () => {
    expect(due(noticeAt)).toBe(true);
    expect(due(at(-1, noticeAt))).toBe(false);
  });
  it('is not announced to a candidate who wrote since, or is gone', () => {
    expect(due(noticeAt, silence(noticeAt))).toBe(false);
    expect(due(noticeAt, { status: 'Erased' })).toBe(false);
    expect(due(noticeAt, {}, { status: 'Disabled' })).toBe(false);
    expect(due(noticeAt, {}, { username: ERASED })).toBe(false);
  });
});

describe('profiles a saved search may show', () => {
  const pro = { ...professional.initial, status: 'Approved' } as ProfessionalState;
  const show = (given: { pro?: object; alert?: object | undefined; dismissed?: string[]; of?: object } = {}): number =>
    profilesToShow(
      {
        pro: { ...pro, ...given.pro },
        alert: ('alert' in given ? given.alert : { paused: false }) as EmployeeAlert | undefined,
        contacts: { ...candidateContacts.initial, dismissed: given.dismissed ?? [] },
      },
      [{ id: 'c-1', state: person(given.of) }],
    ).length;
  it('are those the firm may see and has not dismissed', () => {
    expect(show()).toBe(1);
    expect(show({ dismissed: ['c-1'] })).toBe(0);
    expect(show({ of: { visibility: 'hidden' } })).toBe(0);
  });
  it('are none while the search is paused or gone, or the firm is no member', () => {
    expect(show({ alert: { paused: true } })).toBe(0);
    expect(show({ alert: undefined })).toBe(0);
    expect(show({ pro: { status: 'Suspended' } })).toBe(0);
  });
});

it('an application that was forgotten is not confirmed', () => {
  const due = (status: string): boolean => isTimely(applicationMoments, { status } as never, asked('job-received'));
  expect([due('Received'), due('Forgotten')]).toEqual([true, false]);
});
