import { PRIVACY_KINDS } from '@jurilien/reference';
import { screen, within } from '@testing-library/react';
import { FormProvider } from '../../forms';
import { plain, show } from '../../testing/show.testing';
import { WhatIsAsked, WhoAsks } from './ask-form';
import { codeErrors } from './code-errors';
import { Kept } from './kept';
import { askedIn, askErrors, type Followed } from './kinds';
import { FollowedRequest } from './request';
import { askTexts } from './words/ask';
import { followTexts } from './words/follow';

const request: Followed = {
  ...{ requestId: '018f0000-0000-7000-8000-000000000001', kind: 'erasure', state: 'InReview', lang: 'fr', province: 'QC' },
  ...{ filedAt: '2026-11-02T15:00:00.000Z', dueAt: '2026-12-02T15:00:00.000Z' },
  addresses: [
    { identifier: 0, kind: 'email', to: 'a•••@exemple.ca', proven: true },
    { identifier: 1, kind: 'phone', to: '514-•••-0101', proven: false },
    { identifier: 2, kind: 'phone', to: '514-•••-0102', proven: false, codeUntil: '2026-11-02T15:10:00.000Z' },
  ],
  actions: ['SendPrivacyCode', 'VerifyPrivacyRequester', 'AbandonPrivacyRequest'],
};
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button[name=go]')].map(({ value }) => value);

describe('what may be asked', () => {
  it.each([
    ['/vie-privee', 'fr'],
    ['/en/privacy', 'en'],
  ] as const)('at %s is all seven kinds in plain words, and what an erasure means before it is sent', (path, lang) => {
    show(<WhatIsAsked />, path);
    expect([...document.querySelectorAll<HTMLInputElement>('input[name=kind]')].map(({ value }) => value)).toEqual([...PRIVACY_KINDS]);
    const before = screen.getByRole('region', { name: askTexts[lang].eraseTitle });
    expect(within(before).getAllByRole('listitem')).toHaveLength(4);
    expect(before.textContent).toContain(askTexts[lang].erasePro);
  });
  it('has its errors at the fields', () => {
    show(
      <FormProvider value={{ raw: { email: 'a@' }, errors: { email: 'Not an address' } }}>
        <WhoAsks />
      </FormProvider>,
      '/en/privacy',
    );
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the form as it was posted', () => {
  const raw = { kind: 'access', province: 'ON', email: 'a@b.ca', phoneNumber: '514 555-0101', name: 'Ann' };
  it('is what the API takes', () =>
    expect(askedIn(raw, 'en', true)).toEqual({
      asked: {
        ...{ kind: 'access', province: 'ON', name: 'Ann' },
        identifiers: [
          { kind: 'email', value: 'a@b.ca' },
          { kind: 'phone', value: '514 555-0101' },
        ],
      },
    }));
  it('says what is missing where it is missing', () => {
    expect(askedIn({}, 'en', true)).toEqual({
      errors: { kind: askTexts.en.kindNeeded, email: askTexts.en.addressNeeded, province: askTexts.en.provinceNeeded },
    });
    expect(askedIn({ ...raw, kind: 'correction' }, 'fr', true)).toMatchObject({ errors: { words: expect.any(String) } });
    expect(askedIn({ kind: 'access', province: 'QC' }, 'fr', false)).toHaveProperty('asked');
  });
  it('shows what the API refused at the address it is about', () => {
    const asked = askedIn(raw, 'en', true) as { asked: Parameters<typeof askErrors>[1] };
    const problem = (field: string, message = 'invalid') => ({ status: 422, code: 'VALIDATION', errors: [{ field, message }] });
    expect(askErrors(problem('identifiers.0.value', 'email'), asked.asked, 'en')).toEqual({ email: expect.stringContaining('@') });
    expect(askErrors(problem('identifiers.1.value', 'phone'), asked.asked, 'en')).toEqual({ phoneNumber: askTexts.en.phoneWrong });
    expect(askErrors(problem('words', 'required'), asked.asked, 'en')).toHaveProperty('words');
    expect(askErrors({ status: 429, code: 'RATE_LIMITED', detail: 'requests-per-day' }, asked.asked, 'fr')).toEqual({
      email: askTexts.fr.tooMany,
    });
    expect(askErrors({ status: 409, code: 'DUPLICATE', detail: 'privacy-request-exists' }, asked.asked, 'en')).toEqual({
      form: askTexts.en.formUsed,
    });
  });
  it.each([
    ['code-just-sent', { form: followTexts.en.justSent }],
    ['codes-per-day', { form: followTexts.en.codesEnough }],
    ['proven-on-another-device', { form: followTexts.en.anotherDevice }],
    ['code-tries', { 'code-1': expect.any(String) }],
  ])('says of a code why not: %s', (detail, errors) =>
    expect(codeErrors({ status: 429, code: 'RATE_LIMITED', detail }, 1, 'en')).toEqual(errors),
  );
  it('says at its field that a code is wrong or old', () => {
    expect(codeErrors({ status: 422, code: 'VALIDATION', detail: 'wrong-code' }, 0, 'en')).toHaveProperty('code-0');
    expect(codeErrors({ status: 410, code: 'TOKEN_EXPIRED' }, 2, 'en')).toHaveProperty('code-2');
  });
});

describe('a request as its filer follows it', () => {
  it('says where it stands and by when it is answered, and proves each address by itself', () => {
    show(<FollowedRequest request={request} errors={{}} />, '/vie-privee/x');
    expect(plain(document.body.textContent)).toContain('2 décembre 2026');
    expect(buttons()).toEqual(['code', 'verify', 'code', 'take-back']);
    expect(document.querySelectorAll('input[autocomplete=one-time-code]')).toHaveLength(1);
    expect([...document.querySelectorAll<HTMLInputElement>('input[name=identifier]')].map(({ value }) => value)).toEqual(['1', '2']);
  });
  it('offers nothing once it is over, and shows the answer with whom one may turn to', () => {
    const opened = { answer: 'Non.\n\nVous pouvez vous adresser à la CAI.', kept: [], consents: [] };
    show(<FollowedRequest request={{ ...request, state: 'Refused', actions: [], opened }} errors={{}} />, '/vie-privee/x');
    expect(buttons()).toEqual([]);
    const answer = screen.getByRole('region', { name: followTexts.fr.answerTitle });
    expect(within(answer).getByText(/CAI/)).toBeTruthy();
    expect(screen.queryByText(followTexts.fr.due)).toBeNull();
  });
  it('says until when the copy waits', () => {
    const opened = { export: { id: 'x', until: '2026-12-09T15:00:00.000Z' }, kept: [], consents: [] };
    show(<FollowedRequest request={{ ...request, state: 'Fulfilled', actions: [], opened }} errors={{}} />, '/en/privacy/x');
    expect(plain(document.body.textContent)).toContain('December 9, 2026');
  });
});

describe('what is kept', () => {
  it('has what, since when, until when and why; what lives has no end', () => {
    const since = '2026-01-02T15:00:00.000Z';
    show(
      <Kept
        kept={[
          { kind: 'request', since, until: '2027-01-02T15:00:00.000Z', why: 'endedRequest' },
          { kind: 'account', since, why: 'account' },
        ]}
      />,
      '/en/my-account/privacy',
    );
    expect(plain(document.body.textContent)).toContain('January 2, 2027');
    expect(screen.getByText(followTexts.en.keptLive)).toBeTruthy();
    // What lives is not called closed.
    expect(screen.getByText('Account')).toBeTruthy();
  });
});
