import { acceptance } from '@jurilien/acceptance';
import { creditAccount } from '@jurilien/credits';
import { fold, type Recorded, type View } from '@jurilien/event-sourcing';
import { asShipped, at, configIn, configWith, type Past, recorded } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId, offering, personId, staff } from '@jurilien/lead/testing';
import { distribution } from '@jurilien/search';
import { accepting, claimed, claimOf, ofClaim, pro, running } from '@jurilien/search/testing';
import { contactReadable, documentsReadable, hiddenColumns, masked, offerShown, revealedFields, stageOf, viewingOf } from './index.js';

const acceptanceId = claimOf(1);
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const opened: Past = [['AcceptanceOpened', { ...ids, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }]];
const contacted: Past = [...opened, ['ContactRecorded', { ...ids, channel: 'phone' }, at(10)]];
const mandate: Past = [...contacted, ['MandateOutcomeRecorded', { ...ids, outcome: 'retained', ends: true }]];
const closed: Past = [...contacted, ['AcceptanceClosed', ids, at(60)]];
const notRetained: Past = [...contacted, ['MandateOutcomeRecorded', { ...ids, outcome: 'notRetained', reason: 'fees', ends: true }]];
const replaced: Past = [
  ...contacted,
  ['AcceptanceReplaced', { ...ids, requestId: '018f2a10-0000-7000-8004-000000000001', cause: 'notAFit' }, at(60)],
];
const dealOf = (past: Past) => fold(acceptance, recorded(acceptance, acceptanceId, past));

const revealed: Past = [['ClaimNamesRevealed', ofClaim(1), at(2)]];
const searchOf = (past: Past) => fold(distribution, recorded(distribution, leadId, past));
const request = fold(lead, recorded(lead, leadId, offering));
const account = fold(creditAccount, recorded(creditAccount, pro(1), []));
const words = (label: string) => ({ fr: [{ label, value: 'x' }], en: [] }) as never;
const answers = { offer: words('avant'), all: words('tout') };

const asOf = (now: string, config = asShipped()) => ({ now, config });

const shownTo = (n: number, past: Past, now: string, deal?: Past) => {
  const search = searchOf(past);
  const viewing = viewingOf(search, pro(n), now);
  const state = deal && dealOf(deal);
  return {
    stage: stageOf(viewing, state, asOf(now)),
    page: offerShown({ search, request, account, deal: state, answers }, viewing, asOf(now)),
  };
};
/** Each secret of the request that stands anywhere in an answer. */
const secrets = (page: object): string[] =>
  Object.entries({ name: request.clientName, email: request.email, phone: request.phoneNumber, text: request.description })
    .filter(([, value]) => value && JSON.stringify(page).includes(value))
    .map(([name]) => name);

describe('what a professional is shown of a request', () => {
  it.each<[string, number, Past, string, Past | undefined, string, string[]]>([
    ['an offer alone', 1, running, at(1), undefined, 'summary', []],
    ['their live claim, names not asked for', 1, [...running, claimed(1)], at(1), undefined, 'summary', []],
    ['their live claim, names asked for', 1, [...running, claimed(1), ...revealed], at(3), undefined, 'names', ['name']],
    ['the same claim once its time is over', 1, [...running, claimed(1), ...revealed], at(60), undefined, 'summary', []],
    ['someone else’s claim', 2, [...running, claimed(1), ...revealed], at(3), undefined, 'summary', []],
    ['their acceptance', 1, [...running, claimed(1), accepting(1, true)], at(20), opened, 'contact', ['name', 'email', 'phone', 'text']],
    ['someone else’s acceptance', 2, [...running, claimed(1), accepting(1, true)], at(20), undefined, 'summary', []],
    ['an acceptance that another took over', 1, [...running, claimed(1), accepting(1, true)], at(90), replaced, 'summary', []],
    ['an acceptance that ended a year ago', 1, [...running, claimed(1), accepting(1, true)], at(60 + 365 * 1440), closed, 'summary', []],
  ])('CON-1: with %s is no name, number or word before its stage', (_case, n, past, now, deal, stage, seen) => {
    const shown = shownTo(n, past, now, deal);
    expect([shown.stage, secrets(shown.page)]).toEqual([stage, seen]);
  });
  it('has no name before acceptance where the law closed them, also of those asked for before', () => {
    const search = searchOf([...running, claimed(1), ...revealed]);
    const viewing = viewingOf(search, pro(1), at(3));
    const [open, closed] = [asOf(at(3)), asOf(at(3), configIn('QC', { 'claim.conflictMode': 'none' }))];
    const page = (when: typeof open) => secrets(offerShown({ search, request, account, deal: undefined, answers }, viewing, when));
    expect([stageOf(viewing, undefined, open), page(open)]).toEqual(['names', ['name']]);
    expect([stageOf(viewing, undefined, closed), page(closed)]).toEqual(['summary', []]);
  });
  it('has all answers on the contact sheet alone', () => {
    const before = JSON.stringify(shownTo(1, running, at(1)).page);
    const after = JSON.stringify(shownTo(1, [...running, claimed(1), accepting(1, true)], at(20), opened).page);
    expect([before.includes('tout'), after.includes('tout')]).toEqual([false, true]);
  });
});

it.each<[string, Past, number, boolean]>([
  ['stands', mandate, 900 * 1440, true],
  ['ended less than a year ago', closed, 60 + 364 * 1440, true],
  ['ended a year ago', closed, 60 + 365 * 1440, false],
  ['came to nothing a year ago', notRetained, 366 * 1440, false],
  ['another took over', replaced, 61, false],
  ['never was', [], 0, false],
])('contact data of an acceptance that %s', (_which, past, minutes, readable) =>
  expect(contactReadable(dealOf(past), at(minutes))).toBe(readable),
);

it('documents may be read with the contact sheet, but never once the client withdrew or was erased', () => {
  const readable = (request: Partial<Parameters<typeof documentsReadable>[1]>, past: Past = mandate) =>
    documentsReadable(dealOf(past), { status: 'InService', ...request }, at(10));
  expect([readable({}), readable({ status: 'Closed' })]).toEqual([true, true]);
  expect([readable({ status: 'Withdrawn' }), readable({ erased: true }), readable({}, replaced)]).toEqual([false, false, false]);
});

it('contact data may be read as long after the end as was configured when the request was accepted', () => {
  const shorter = configWith({ 'contact.readableDays': 90 });
  const readable = (...at100: readonly (typeof shorter | undefined)[]): boolean =>
    contactReadable(dealOf(closed.map(([type, data, when], i) => [type, data, when, undefined, at100[i]])), at(60 + 100 * 1440));
  expect(readable(shorter)).toBe(false);
  expect(readable(undefined, shorter, shorter)).toBe(true);
});

describe('what a member of staff is shown', () => {
  const view = {
    columns: {
      id: 'uuid',
      clientName: { type: 'text', personal: 'name' },
      phoneNumber: { type: 'text', personal: 'phone' },
      words: { type: 'text', personal: 'text' },
      city: { type: 'text', personal: 'text' },
    },
    read: { onRequest: ['phoneNumber'], clear: ['city'] },
  } as unknown as View;
  const row = { id: '1', clientName: 'Marie Tremblay', phoneNumber: '+15145551234', words: 'secret', city: 'Laval' };

  it('is masked by kind, and texts are left out; what the view says is clear stays', () =>
    expect(masked(view, row)).toEqual({ id: '1', clientName: 'M. T.', phoneNumber: '514-•••-1234', words: undefined, city: 'Laval' }));
  it('hides every personal column from a masked reader, and those shown on request from the others', () => {
    expect([...hiddenColumns(view, { masked: true })]).toEqual(['clientName', 'phoneNumber', 'words']);
    expect([...hiddenColumns(view, { masked: false })]).toEqual(['phoneNumber']);
    expect([...hiddenColumns(view, undefined)]).toEqual(['clientName', 'phoneNumber', 'words']);
  });
  it('has what was asked for during ten minutes, and only the person who asked', () => {
    const asked = recorded(lead, leadId, [
      ...offering,
      ['PersonalDataRevealed', { leadId, field: 'phoneNumber', reasonCode: 'call' }, at(100), staff],
    ]) as readonly Recorded[];
    expect(revealedFields(asked, staff.id, at(109))).toEqual(['phoneNumber', 'phoneExtension']);
    expect(revealedFields(asked, staff.id, at(110))).toEqual([]);
    expect(revealedFields(asked, personId, at(101))).toEqual([]);
  });
});
