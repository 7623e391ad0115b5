import { asShipped, at, configIn, given, rowsOf, story, T0, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import fc from 'fast-check';
import { hideStaleCandidates } from './automations/hide-stale.js';
import { candidate, firmKey, mayBeSeen, type CandidateState } from './candidate.js';
import { candidateContacts } from './contacts.js';
import { answerCandidateContact, dismissCandidate, expireCandidateContact } from './decisions/answer-contact.js';
import { closeCandidateProfile, createCandidateProfile, hideStaleCandidate, updateCandidateProfile } from './decisions/keep-profile.js';
import { plusMonths } from '@jurilien/reference';
import { asksTheForbidden } from './questions.js';
import { candidateId, cvOf, details, facts, professionalId, profileCreated, requestId } from './recruiting.testing.js';
import { candidateContactsView } from './views/candidate-contacts.js';
import { candidateFiles } from './views/candidate-files.js';
import { candidates } from './views/candidates.js';

const DAY = 1440;
const input = { candidateId, ...facts, ...details };
const created = profileCreated;
const closed: Past = [...created, ['CandidateProfileClosed', { candidateId }]];
const seen = (visibility: string): Past => [...created, ['CandidateVisibilitySet', { candidateId, visibility }]];

describe('a candidate’s profile', () => {
  const on = (past: Past) => given({ candidate: past });
  it('is made once, kept apart from what may be searched, and seen by no one yet', () => {
    const { candidate: events } = on([]).when(createCandidateProfile, input).events();
    expect(events).toEqual([{ type: 'CandidateProfileCreated', data: { candidateId, ...facts, details } }]);
    expect(on(created).when(createCandidateProfile, input).refusal()).toBe('DUPLICATE: profile-exists');
    expect(on(closed).when(createCandidateProfile, input).types()).toEqual({ candidate: ['CandidateProfileCreated'] });
    const erased: Past = [...created, ['CandidateErased', { candidateId, cause: 'staff' }]];
    expect(on(erased).when(createCandidateProfile, input).refusal()).toBe('WRONG_STATE: candidate-is-erased');
    expect(on(erased).when(closeCandidateProfile, { candidateId }).types()).toEqual({});
  });
  it('is changed while it stands', () => {
    expect(on(created).when(updateCandidateProfile, input).types()).toEqual({ candidate: ['CandidateProfileUpdated'] });
    expect(on(closed).when(updateCandidateProfile, input).refusal()).toBe('NOT_FOUND: candidate-profile');
  });
  it('is withdrawn by its owner, once', () => {
    expect(on(created).when(closeCandidateProfile, { candidateId }).types()).toEqual({ candidate: ['CandidateProfileClosed'] });
    expect(on(closed).when(closeCandidateProfile, { candidateId }).types()).toEqual({});
    expect(on([]).when(closeCandidateProfile, { candidateId }).refusal()).toBe('NOT_FOUND: candidate-profile');
  });
  it('is hidden after half a year of silence, not before, and never when it is hidden already', () => {
    const hide = (past: Past, now: string) => on(past).when(hideStaleCandidate, { candidateId }, { now });
    const due = plusMonths(T0, 6);
    expect(hide(seen('open'), at(-1, due)).refusal()).toBe('WRONG_STATE: not-due');
    expect(hide(seen('open'), due).types()).toEqual({ candidate: ['CandidateProfileHidden'] });
    expect(hide(seen('hidden'), due).types()).toEqual({});
  });
  it('is hidden after the months that were in force in its province at the last word (recruit.staleMonths)', () => {
    const two = configIn('QC', { 'recruit.staleMonths': 2 });
    const under = (config: ReturnType<typeof configIn>): Past =>
      seen('open').map(([type, data, when, actor]) => [type, data, when, actor, config]);
    const hide = (past: Past, months: number) => on(past).when(hideStaleCandidate, { candidateId }, { now: plusMonths(T0, months) });
    expect(hide(under(two), 2).types()).toEqual({ candidate: ['CandidateProfileHidden'] });
    expect(hide(under(configIn('ON', { 'recruit.staleMonths': 2 })), 2).refusal()).toBe('WRONG_STATE: not-due');
  });
  it('begins the half year anew with every word', () =>
    expect(
      hideStaleCandidates.on['CandidateProfileUpdated']!({ data: { candidateId }, occurredAt: T0, config: asShipped() } as never),
    ).toMatchObject([{ timer: 'candidate.stale', dueAt: '2027-05-02T15:00:00.000Z' }]));
  it.each([
    [{ firstName: ' ' }, 'firstName'],
    [{ regions: ['99'] }, 'regions.0'],
    [{ fields: ['magic'] }, 'fields.0'],
    [{ workModes: [] }, 'workModes'],
    [{ articlingFrom: '2027-01-01', articlingTo: '2026-01-01' }, 'articlingTo'],
  ])('%j is refused at its field', (wrong, field) =>
    expect(createCandidateProfile.input.safeParse({ ...input, ...wrong }).error?.issues.map((i) => i.path.join('.'))).toEqual([field]),
  );
});

describe('who may see a candidate', () => {
  const state = (over: Partial<CandidateState> = {}): CandidateState => ({
    status: 'Active',
    visibility: 'anonymous',
    facts,
    details,
    cvViews: [],
    ...over,
  });
  const other = { name: 'Me Anne Roy', firm: 'Gagnon avocats' };
  it('a firm that is not blocked, once the candidate is visible', () => {
    expect(mayBeSeen(state(), other)).toBe(true);
    expect(mayBeSeen(state({ visibility: 'hidden' }), other)).toBe(false);
    expect(mayBeSeen(state({ status: 'Closed' }), other)).toBe(false);
    expect(mayBeSeen(state({ details: undefined }), other)).toBe(false);
  });
  it.each(['Tremblay Roy', 'TREMBLAY, ROY inc.', 'Tremblay-Roy S.E.N.C.R.L.', 'Trémblay Roy LLP'])(
    'never the blocked firm as “%s”',
    (firm) => expect(mayBeSeen(state(), { name: 'Me Roy', firm })).toBe(false),
  );
  it('a block by a person’s own name holds for who works alone', () =>
    expect(mayBeSeen(state({ details: { ...details, blockedFirms: ['me anne roy'] } }), { name: 'Me Anne Roy' })).toBe(false));
  it('however the blocked name is written, its own key is the same', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{3,12}( [a-z]{3,12}){0,3}$/),
        (name) => firmKey(name.toUpperCase().replaceAll(' ', ', ')) === firmKey(name),
      ),
      { numRuns: 1_000 },
    ));
});

describe('a firm’s request', () => {
  const ids = { professionalId, requestId, candidateId };
  const expiresAt = at(14 * DAY);
  const asked: Past = [['CandidateContactRequested', { ...ids, message: 'Bonjour', expiresAt }]];
  const answered = (what: string): Past => [...asked, [`CandidateContact${what}`, ids]];
  const answer = (past: Past, accept: boolean, over: object = {}, now = T0) =>
    given({ contacts: past }).when(answerCandidateContact, { ...ids, accept, ...over }, { now });
  it('is answered with yes or no, once, by the candidate it was for', () => {
    expect(answer(asked, true).types()).toEqual({ contacts: ['CandidateContactAccepted'] });
    expect(answer(asked, false).types()).toEqual({ contacts: ['CandidateContactDeclined'] });
    expect(answer(answered('Accepted'), true).types()).toEqual({});
    expect(answer(answered('Declined'), true).refusal()).toBe('WRONG_STATE: contact-is-declined');
    expect(answer(asked, true, { candidateId: professionalId }).refusal()).toBe('NOT_FOUND: candidate-contact');
  });
  it('is not answered after its two weeks, even when no timer has said so', () =>
    expect(answer(asked, true, {}, expiresAt).refusal()).toBe('WRONG_STATE: contact-is-expired'));
  it('ends by itself on its day, not before, and not once it was answered', () => {
    const end = (past: Past, now: string) => given({ contacts: past }).when(expireCandidateContact, ids, { now });
    expect(end(asked, at(-1, expiresAt)).refusal()).toBe('WRONG_STATE: not-due');
    expect(end(asked, expiresAt).types()).toEqual({ contacts: ['CandidateContactExpired'] });
    expect(end(answered('Accepted'), expiresAt).types()).toEqual({});
  });
  it('is not made where the card was put aside, which happens once', () => {
    const dismiss = (past: Past) => given({ contacts: past }).when(dismissCandidate, { professionalId, candidateId });
    expect(dismiss([]).types()).toEqual({ contacts: ['CandidateDismissed'] });
    expect(dismiss([['CandidateDismissed', { professionalId, candidateId }]]).types()).toEqual({});
  });
  it('is listed with its end', () => {
    const happened: StoryEvent = [
      candidateContacts,
      professionalId,
      'CandidateContactRequested',
      { ...ids, message: 'Bonjour', expiresAt },
    ];
    const row = (...more: StoryEvent[]) => rowsOf(candidateContactsView, story(happened, ...more)).get(requestId);
    expect(row()).toMatchObject({ candidateId, professionalId, status: 'Requested', expiresAt });
    for (const end of ['Accepted', 'Declined', 'Expired'])
      expect(row([candidateContacts, professionalId, `CandidateContact${end}`, ids])).toMatchObject({ status: end, answeredAt: T0 });
  });
});

describe('what may not be asked of someone who could be hired', () => {
  it.each([
    'Quel âge avez-vous?',
    'Êtes-vous mariée ou en couple?',
    'Avez-vous des enfants?',
    'Indiquez votre date de naissance et votre religion.',
    'Prévoyez-vous avoir des enfants bientôt?',
    'How old are you?',
    'Are you married?',
    'Do you have any kids?',
    'Please tell us your religion.',
  ])('“%s”', (text) => expect(asksTheForbidden(text)).toBe(true));
  it.each([
    'Notre cabinet pratique en protection de la jeunesse et en garde d’enfants : cela vous intéresse-t-il?',
    'Quelle est votre disponibilité à partir de janvier?',
    'We work with refugees whose religion is why they fled. Are you free in May?',
    'Avez-vous déjà plaidé en matière de mariage?',
  ])('but “%s” may be', (text) => expect(asksTheForbidden(text)).toBe(false));
});

describe('the table of candidates', () => {
  const happened = (...more: [string, object][]) =>
    rowsOf(
      candidates,
      story(
        [candidate, candidateId, 'CandidateProfileCreated', { candidateId, ...facts, details }],
        ...more.map(([type, data]): StoryEvent => [candidate, candidateId, type, { candidateId, ...data }]),
      ),
    ).get(candidateId);
  it('holds what is searched and nothing of who it is', () => {
    expect(happened()).toMatchObject({ type: 'articling', regions: ['06'], visible: false });
    expect(JSON.stringify(happened())).not.toMatch(/Amélie|Bouchard|Montréal|5550101/);
  });
  it('shows and hides with the candidate', () => {
    expect(happened(['CandidateVisibilitySet', { visibility: 'open' }])).toMatchObject({ visible: true });
    expect(happened(['CandidateVisibilitySet', { visibility: 'open' }], ['CandidateProfileHidden', { cause: 'stale' }])).toMatchObject({
      visible: false,
    });
    expect(happened(['CandidateVisibilitySet', { visibility: 'open' }], ['CandidateProfileUpdated', { ...facts, details }])).toMatchObject({
      visible: true,
    });
    expect(happened(['CandidateProfileClosed', {}])).toBeUndefined();
  });
});

it('candidate-files lists who it is, how they may be found, and when they are forgotten, until they are', () => {
  const happened = (...more: Past): StoryEvent[] =>
    [...created, ...more].map(([type, data], i): StoryEvent => [candidate, candidateId, type, { candidateId, ...data }, i]);
  const row = (...more: Past) => rowsOf(candidateFiles, story(...happened(...more))).get(candidateId);
  const cv: Past[number] = ['CandidateCvUploaded', { candidateId, ...cvOf(1) }];
  const gone: Past[number] = ['CandidateCvRemoved', { candidateId, fileId: cvOf(1).fileId }];
  const open: Past[number] = ['CandidateVisibilitySet', { candidateId, visibility: 'open' }];
  const again: Past[number] = ['CandidateProfileUpdated', { candidateId, ...facts, details: { ...details, lastName: 'Roy' } }];
  expect(row()).toMatchObject({ name: 'Amélie Bouchard', state: 'hidden', cv: false, saidAt: T0, eraseAt: plusMonths(T0, 12) });
  expect(row(open, cv)).toMatchObject({ state: 'open', cv: true, createdAt: T0, saidAt: at(2), eraseAt: plusMonths(at(2), 12) });
  expect(row(open, cv, gone, again)).toMatchObject({ name: 'Amélie Roy', state: 'open', cv: false });
  expect(row(open, ['CandidateProfileHidden', { candidateId, cause: 'stale' }])).toMatchObject({ state: 'stale', saidAt: at(1) });
  expect(row(open, ['CandidateProfileClosed', { candidateId }])).toMatchObject({ state: 'closed', saidAt: at(2) });
  expect(row(open, ['CandidateErased', { candidateId, cause: 'staff' }])).toBeUndefined();
});
