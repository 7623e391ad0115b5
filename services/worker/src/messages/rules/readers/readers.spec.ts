import type { About, Finder } from '@jurilien/automation';
import { ERASED } from '@jurilien/event-sourcing';
import { asShipped, T0 } from '@jurilien/event-sourcing/testing';
import type { RuleAudience } from '@jurilien/contracts';
import { readerOf } from './index.js';

type States = Readonly<Record<string, object>>;
/** Finds the states of one life each; the hash of a value shows what was hashed. */
const finder = (about: About, states: States): Finder =>
  ({
    ...{ about, now: T0, config: asShipped(), publicUrl: 'https://x.test' },
    state: (d: { category: string; initial: object }) => Promise.resolve({ ...d.initial, ...states[d.category] }),
    hash: (value: string) => `h:${value}`,
  }) as unknown as Finder;
const reached = (audience: RuleAudience, about: About, states: States) => readerOf(audience, finder(about, states));

const [email, phone, other] = ['ana@exemple.ca', '+15145550142', '+15145550199'];
const client = { personId: 'person', lang: 'en', email, phoneNumber: phone };
const pro = { lang: 'fr', email, phoneNumber: phone, channels: ['email'], province: 'QC' };
const colleague = { status: 'Active', email, role: 'jurilien_admin', preferences: { lang: 'en', email: true, sms: true } };

describe('the holder of an account', () => {
  it('is found by the account or by the address that was typed, and reads in the language of the page they asked on', async () => {
    const staff = { kind: 'staff', id: 'u', lang: 'en', addresses: { email } };
    expect(await reached('account', { userId: 'u' }, { user: colleague })).toMatchObject(staff);
    const asked = { addressHash: 'h', lang: 'fr' } as const;
    expect(await reached('account', asked, { address: { userId: 'u' }, user: colleague })).toMatchObject({ ...staff, lang: 'fr' });
    expect(await reached('account', { userId: 'u' }, { user: { ...colleague, role: 'jurilien_client' } })).toMatchObject({
      kind: 'anyone',
    });
  });
  it.each([
    ['no account has the address', { addressHash: 'h' }, { user: colleague }],
    ['it is closed', { userId: 'u' }, { user: { ...colleague, status: 'Disabled' } }],
    ['its holder was erased', { userId: 'u' }, { user: { ...colleague, email: ERASED } }],
  ])('is no one where %s', async (_where, about, states) => expect(await reached('account', about, states)).toBeUndefined());
});

describe('a code or test to a number', () => {
  const about = { contactId: `h:phone:${phone}`, sequence: 1, lang: 'en' } as const;
  it('goes to the number on file of who asked, in the language of their page', async () => {
    expect(await reached('contact', { ...about, leadId: 'l' }, { lead: client })).toMatchObject({
      ...{ kind: 'client', id: 'person', lang: 'en', addresses: { sms: phone } },
    });
    expect(await reached('contact', { ...about, professionalId: 'p' }, { professional: pro })).toMatchObject({
      ...{ kind: 'professional', id: 'p', lang: 'en', addresses: { sms: phone } },
    });
  });
  it('goes nowhere once another number is on file, or none', async () => {
    for (const phoneNumber of [other, ERASED, undefined]) {
      expect(await reached('contact', { ...about, leadId: 'l' }, { lead: { ...client, phoneNumber } })).toBeUndefined();
      expect(await reached('contact', { ...about, professionalId: 'p' }, { professional: { ...pro, phoneNumber } })).toBeUndefined();
    }
  });
  it('of a professional goes to the cell phone that is not proven yet', async () =>
    expect(await reached('contact', { professionalId: 'p', sequence: 1 }, { professional: pro })).toMatchObject({
      ...{ kind: 'professional', id: 'p', lang: 'fr', addresses: { sms: phone } },
    }));
});

it('the code of a sign-in goes to the holder of the account', async () =>
  expect(await reached('contact', { userId: 'u', challengeId: 'c', sequence: 1 }, { user: colleague })).toMatchObject({
    ...{ kind: 'staff', id: 'u', addresses: { email } },
  }));

describe('a personal link', () => {
  const link = (subject: object, channel = 'sms') => ({ subject, lang: 'fr', code: { channel, sequence: 1 } });
  const code = { linkId: 'l', sequence: 1 };
  it('has its code sent to the one address that was chosen, in the language of the link', async () => {
    const found = { kind: 'client', id: 'person', leadId: 'r', lang: 'fr', addresses: { sms: phone } };
    expect(await reached('contact', code, { link: link({ leadId: 'r' }), lead: client })).toMatchObject(found);
    const mailed = await reached('contact', code, { link: link({ professionalId: 'p', leadId: 'r' }, 'email'), professional: pro });
    expect([mailed!.kind, mailed!.id, mailed!.addresses]).toEqual(['professional', 'p', { email }]);
    const account = await reached('contact', code, { link: link({ userId: 'u' }, 'email'), user: colleague });
    expect([account!.kind, account!.id, account!.addresses]).toEqual(['anyone', 'u', { email }]);
    expect(await reached('contact', code, { link: link({ userId: 'u' }), user: colleague })).toBeUndefined();
  });
  it('is sent anew to the mailbox on file alone, in the language of whom it belongs to', async () => {
    const again = { ...code, purpose: 'offer' } as const;
    expect(await reached('contact', again, { link: link({ leadId: 'r' }), lead: client })).toMatchObject({
      lang: 'en',
      addresses: { email },
    });
    const draft = { status: 'Draft', personId: 'person', draft: { answers: { resumeEmail: 'a@b.ca' } } };
    const begun = await reached('contact', { ...again, purpose: 'draft' }, { link: link({ leadId: 'r' }), lead: draft });
    expect(begun?.addresses).toEqual({ email: 'a@b.ca' });
    expect(
      await reached('contact', again, { link: link({ professionalId: 'p' }), professional: { ...pro, email: ERASED } }),
    ).toBeUndefined();
  });
});

describe('a change of private details', () => {
  const of = (change: object) => ({ 'private-change': { changes: [{ changeId: 'c', ...change }] } });
  const about = { changeId: 'c', subjectId: 'u' };
  const to = async (change: object, states: States = {}, more: About = {}) =>
    (await reached('contact', { ...about, ...more }, { user: colleague, ...of(change), ...states }))?.addresses;
  it('is proven at the new address', async () => {
    expect(await to({ state: 'requested', field: 'email', value: 'new@exemple.ca' })).toEqual({ email: 'new@exemple.ca' });
    expect(await to({ state: 'requested', field: 'phone', value: other })).toEqual({ sms: other });
    expect(await to({ state: 'requested', field: 'email', value: ERASED })).toBeUndefined();
  });
  it('is told to the address it replaced; for a number, to the mailbox on file too', async () => {
    expect(await to({ state: 'confirmed', field: 'email', before: 'old@exemple.ca' })).toEqual({ email: 'old@exemple.ca' });
    const number = { state: 'confirmed', field: 'phone', before: other };
    expect(await to(number)).toEqual({ sms: other, email });
    expect(await to(number, { lead: client }, { leadId: 'l' })).toEqual({ sms: other, email });
    expect(await to(number, { user: { ...colleague, email: ERASED } })).toEqual({ sms: other, email: undefined });
    // A number with an extension takes no texts.
    expect((await to({ ...number, before: `${other};ext=12` }))?.sms).toBeUndefined();
  });
  it('is read by who holds the account or the request, and is none once it is gone', async () => {
    const change = of({ state: 'requested', field: 'phone', value: other });
    expect(await reached('contact', about, { user: colleague, ...change })).toMatchObject({ kind: 'staff', id: 'u', lang: 'en' });
    expect(await reached('contact', { ...about, leadId: 'l' }, { lead: client, ...change })).toMatchObject({
      kind: 'client',
      id: 'person',
    });
    expect(await reached('contact', { ...about, changeId: 'other' }, { user: colleague, ...change })).toBeUndefined();
  });
});

describe('a request about one’s own data', () => {
  const identifiers = [
    { kind: 'email', value: email },
    { kind: 'phone', value: other },
  ];
  const codes = { 1: { sequence: 2, expiresAt: T0, tries: 0, sentAt: T0 } };
  const filed = { status: 'Verifying', lang: 'en', province: 'ON', identifiers, proven: [], codes };
  const to = (state: object, about: About = {}) => reached('contact', { privacyId: 'r', ...about }, { privacy: { ...filed, ...state } });
  it('is acknowledged at the first address it names, and at no other that is not proven', async () => {
    expect(await to({})).toMatchObject({ kind: 'anyone', id: 'r', lang: 'en', zone: 'America/Toronto' });
    expect((await to({}))!.addresses).toEqual({ email, sms: undefined });
    expect((await to({ proven: [1] }))!.addresses).toEqual({ email: undefined, sms: other });
  });
  it('has each code sent to the one address that it proves', async () => {
    expect((await to({}, { sequence: 2 }))!.addresses).toEqual({ sms: other });
    expect(await to({}, { sequence: 1 })).toBeUndefined();
  });
  it('is answered to no one once it is erased', async () => expect(await to({ identifiers: [] })).toBeUndefined());
  it('gives the code of its link to a proven address', async () => {
    const link = { subject: { privacyId: 'r' }, lang: 'en', code: { channel: 'email', sequence: 1 } };
    const found = await reached('contact', { linkId: 'l', sequence: 1 }, { link, privacy: { ...filed, proven: [0] } });
    expect(found!.addresses).toEqual({ email });
  });
});
