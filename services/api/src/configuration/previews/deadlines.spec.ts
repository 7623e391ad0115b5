import { at, T0 } from '@jurilien/event-sourcing/testing';
import { DAY_MS, plus } from '@jurilien/reference';
import { changing, changingIn } from './changes.testing.js';
import { contactFound, type Accepted } from './contact.js';
import { creditWindowsFound, type AskedBack } from './credit-windows.js';
import { draftsFound } from './drafts.js';
import { surveysFound } from './surveys.js';
import { unservedFound, type Searched } from './unserved.js';
import { validationFound, type Validated } from './validation.js';

/** Monday at ten in Montréal, within the hours of the team. */
const MONDAY = T0;
const days = (n: number): string => plus(MONDAY, n * DAY_MS);
const quebec = { province: 'QC' } as const;
const ontario = { province: 'ON' } as const;
const figuresOf = ({ figures }: { readonly figures: readonly { measure: string; before: number | null; after: number | null }[] }) =>
  Object.fromEntries(figures.map(({ measure, before, after }) => [measure, [before, after]]));

describe('validation', () => {
  const after = (minutes: number, place: Validated['place'] = quebec): Validated => ({ place, queuedAt: MONDAY, validatedAt: at(minutes) });
  it('is late or nearly so by its deadline, and takes business minutes', async () => {
    const impact = await validationFound(
      [after(10), after(40), after(70)],
      false,
      changing({ 'validation.slaMinutes': 60 }, { 'validation.slaMinutes': 30 }),
    );
    expect(figuresOf(impact)).toEqual({ validatedLate: [1, 2], nearlyLate: [1, 2], businessMinutes: [40, 40] });
  });
  it('is late by the hours of the team', async () => {
    const mornings = { days: [1, 2, 3, 4, 5], from: 9 * 60, to: 10 * 60 + 15, holidaysClosed: true };
    const impact = await validationFound([after(40)], false, changing({}, { 'hours.business': mornings }));
    expect(figuresOf(impact)).toEqual({ validatedLate: [1, 0], nearlyLate: [1, 0], businessMinutes: [40, 15] });
  });
  it('is at risk from the percentage on', async () => {
    const impact = await validationFound([after(16)], false, changing({}, { 'validation.escalatePercent': 50 }));
    expect(figuresOf(impact)).toMatchObject({ validatedLate: [0, 0], nearlyLate: [0, 1] });
  });
  it('of the other province is no case of a change of one', async () => {
    const impact = await validationFound([after(40), after(40, ontario)], false, changingIn('ON', { 'validation.slaMinutes': 60 }));
    expect([impact.cases, figuresOf(impact)['validatedLate']]).toEqual([1, [1, 0]]);
  });
});

describe('the first call', () => {
  const accepted = (over: Partial<Accepted>): Accepted => ({ place: quebec, at: MONDAY, ...over });
  it('is late by its hours; what still waits is late once it is due, and what ended before is not', async () => {
    const all = [accepted({ contactedAt: at(150) }), accepted({}), accepted({ endedAt: at(30) })];
    const change = changing({ 'contact.slaHours': 3 }, { 'contact.slaHours': 2 });
    expect(figuresOf(await contactFound(all, false, at(170), change))).toEqual({ contactedLate: [0, 2] });
  });
  it('of the other province is no case of a change of one', async () =>
    expect((await contactFound([accepted({})], false, at(170), changingIn('ON', { 'contact.slaHours': 1 }))).cases).toBe(0));
});

describe('a search', () => {
  const searched = (hours: number, over: Partial<Searched> = {}): Searched => ({
    place: { province: 'QC', field: 'family' },
    urgent: false,
    startedAt: MONDAY,
    acceptedAt: at(hours * 60),
    ...over,
  });
  it('is over before someone accepts, when it is shorter; an urgent one by its own hours', async () => {
    const all = [searched(20), searched(60), searched(20, { urgent: true })];
    const change = changing(
      { 'lead.urgent.unservedAfterHours': 24 },
      { 'lead.unservedAfterHours': 48, 'lead.urgent.unservedAfterHours': 12 },
    );
    expect(figuresOf(await unservedFound(all, false, change))).toEqual({ unserved: [0, 2] });
  });
  it('is told apart by province and field', async () => {
    const all = [searched(60), searched(60), searched(10, { place: { province: 'ON', field: 'tax' } })];
    expect((await unservedFound(all, false, changing({}, { 'lead.unservedAfterHours': 48 }))).parts).toEqual([
      { province: 'QC', field: 'family', cases: 2, figures: [{ measure: 'unserved', unit: 'count', before: 0, after: 2 }] },
      { province: 'ON', field: 'tax', cases: 1, figures: [{ measure: 'unserved', unit: 'count', before: 0, after: 0 }] },
    ]);
  });
});

describe('juricoins asked back', () => {
  const asked = (over: Partial<AskedBack>): AskedBack => ({
    place: quebec,
    openedAt: MONDAY,
    askedAt: days(6),
    reason: 'invalidPhone',
    superLead: false,
    ...over,
  });
  it('come too late by the window of their reason', async () => {
    const all = [asked({}), asked({ reason: 'unreachable' }), asked({ superLead: true })];
    const change = changing({}, { 'leadCredit.windowDays': 5, 'leadCredit.unreachableDays': 5 });
    expect(figuresOf(await creditWindowsFound(all, false, change))).toEqual({ creditsTooLate: [0, 2] });
  });
  it('of the other province are no case of a change of one', async () =>
    expect((await creditWindowsFound([asked({})], false, changingIn('ON', { 'leadCredit.windowDays': 5 }))).cases).toBe(0));
});

it('a draft is gone before it is sent, when it is kept for less', async () => {
  const all = [1, 4].map((n) => ({ place: ontario, startedAt: MONDAY, sentAt: days(n) }));
  expect(figuresOf(await draftsFound(all, false, changing({}, { 'lead.draft.expireDays': 3 })))).toEqual({ draftsLost: [0, 1] });
  expect((await draftsFound(all, false, changingIn('QC', { 'lead.draft.expireDays': 3 }))).cases).toBe(0);
  expect(figuresOf(await draftsFound(all, false, changingIn('ON', { 'lead.draft.expireDays': 3 })))).toEqual({ draftsLost: [0, 1] });
});

it('an opinion comes too late, when there is less time for it', async () => {
  const all = [quebec, ontario].map((place) => ({ place, invitedAt: MONDAY, answeredAt: days(10) }));
  expect(figuresOf(await surveysFound(all, false, changing({}, { 'survey.expireDays': 7 })))).toEqual({ answersLost: [0, 2] });
  expect(await surveysFound(all, false, changingIn('ON', { 'survey.expireDays': 7 }))).toMatchObject({ cases: 1, figures: [{ after: 1 }] });
});
