import { fold, type Actor } from '@jurilien/event-sourcing';
import { at, effectsOf, given, recorded, rowsOf, story, T0, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { endImpliedConsents } from './automations/end-implied-consents.js';
import { consentHistory } from './consent-history.js';
import { contactPoint, NO_TEXT } from './contact-point.js';
import { expireImpliedConsent, recordConsent, withdrawConsent } from './decisions/keep-consent.js';
import { refusedBy } from './send-gate.js';
import { basisOf, standingOf } from './standing.js';
import { contactPoints } from './views/contact-points.js';

const contactId = 'mailbox-1';
const DAY = 24 * 60;
const proof = { textVersion: 'message-choices/1/fr', source: 'page', evidence: 'link', channel: 'web' } as const;
const express = { contactId, class: 'marketing', basis: 'express', ...proof } as const;
const implied = (days: number, over: object = {}) => ({
  ...{ contactId, class: 'marketing' as const, basis: 'implied-contract' as const, expiresAt: at(days * DAY) },
  ...{ textVersion: NO_TEXT, source: 'system' as const, evidence: 'purchase 1', ...over },
});
const list = { ...implied(90, { source: 'import', evidence: `import ${'a'.repeat(64)} row 7` }) };
const said = (data: Record<string, unknown>, when = 0): Past[number] => ['ContactConsentRecorded', data, at(when)];
const withdrawn: Past[number] = ['ConsentWithdrawn', { contactId, class: 'marketing', source: 'one-click' }, at(1)];
const stopped: Past[number] = ['SmsOptedOut', { contactId, source: 'keyword' }, at(2)];
const left = (cause: string): Past[number] => ['AddressSuppressed', { contactId, cause }, at(2)];
const past = (...events: Past[number][]) => given({ contact: events });
const state = (...events: Past[number][]) => fold(contactPoint, recorded(contactPoint, contactId, events));
const staff: Actor = { kind: 'user', id: 'staff-1', role: 'jurilien_admin' };
const call = { ...express, source: 'call', textVersion: 'consent-script/1/fr', channel: 'call', evidence: 'x' } as const;
const REASON = { actor: staff, reason: 'Appel du client à midi' };

describe('a basis that no one spoke', () => {
  it('is extended by a later purchase, and never shortened', () => {
    expect(
      past(said(implied(30)))
        .when(recordConsent, implied(60))
        .types(),
    ).toEqual({ contact: ['ContactConsentRecorded'] });
    expect(
      past(said(implied(60)))
        .when(recordConsent, implied(30))
        .types(),
    ).toEqual({});
    expect(
      past(said(implied(60)))
        .when(recordConsent, implied(60))
        .types(),
    ).toEqual({});
  });
  it('weakens no express agreement, undoes no refusal and no STOP', () => {
    expect(past(said(express)).when(recordConsent, implied(60)).types()).toEqual({});
    expect(past(said(express), withdrawn).when(recordConsent, implied(60)).types()).toEqual({});
    expect(past(stopped).when(recordConsent, implied(60)).types()).toEqual({});
    expect(past(withdrawn, stopped).when(recordConsent, implied(60)).types()).toEqual({});
  });
  it('gives way to an express agreement, which then has no end', () => {
    expect(
      past(said(implied(60)))
        .when(recordConsent, express)
        .types(),
    ).toEqual({ contact: ['ContactConsentRecorded'] });
    expect(basisOf(state(said(implied(60)), said(express, 1)), 'email', at(1_000 * DAY))).toMatchObject({ kind: 'express' });
  });
  it('is stronger than a tick no one has proven, and a tick does not hide it', () => {
    expect(
      past(said({ ...express, pending: true }))
        .when(recordConsent, implied(60))
        .types(),
    ).toEqual({ contact: ['ContactConsentRecorded'] });
    expect(
      past(said(implied(60)))
        .when(recordConsent, { ...express, pending: true })
        .types(),
    ).toEqual({});
    // Once it is over, a tick is kept again.
    expect(
      past(said(implied(60)))
        .when(recordConsent, { ...express, pending: true }, { now: at(61 * DAY) })
        .types(),
    ).toEqual({ contact: ['ContactConsentRecorded'] });
  });
  it('arms its end, each class its own, and a later one moves it', () => {
    const about = (data: Record<string, unknown>): StoryEvent => [contactPoint, contactId, 'ContactConsentRecorded', data];
    const [first, second, none] = story(about(implied(30)), about(implied(60)), about(express)).map((e) =>
      effectsOf(endImpliedConsents, [e]),
    );
    const armed = { do: 'schedule', timer: 'consent.implied.end', occurrence: 'marketing', command: 'ExpireImpliedConsent' };
    expect(first).toMatchObject([{ ...armed, dueAt: at(30 * DAY), input: { contactId, class: 'marketing' } }]);
    expect(second).toMatchObject([{ ...armed, dueAt: at(60 * DAY) }]);
    expect(none).toEqual([]);
  });
  it('has its end written down once, when it has come', () => {
    const end = (now: number, ...events: Past[number][]) =>
      past(...events).when(expireImpliedConsent, { contactId, class: 'marketing' }, { now: at(now * DAY) });
    expect(end(29, said(implied(30))).types()).toEqual({});
    expect(end(30, said(implied(30))).events()).toEqual({
      contact: [
        { type: 'ImpliedConsentExpired', data: { contactId, class: 'marketing', basis: 'implied-contract', expiresAt: at(30 * DAY) } },
      ],
    });
    const over: Past[number] = [
      'ImpliedConsentExpired',
      { contactId, class: 'marketing', basis: 'implied-contract', expiresAt: at(30 * DAY) },
      at(30 * DAY),
    ];
    expect(end(31, said(implied(30)), over).types()).toEqual({});
    // Extended, replaced or refused since.
    expect(end(30, said(implied(30)), said(implied(60), 1)).types()).toEqual({});
    expect(end(30, said(implied(30)), said(express, 1)).types()).toEqual({});
    expect(end(30, said(implied(30)), withdrawn).types()).toEqual({});
    expect(end(30).types()).toEqual({});
    // A purchase after the end begins another one.
    expect(
      past(said(implied(30)), over)
        .when(recordConsent, implied(90), { now: at(31 * DAY) })
        .types(),
    ).toEqual({ contact: ['ContactConsentRecorded'] });
  });
  it('one second after its end, nothing is sent on it', () => {
    const contact = state(said(implied(30)));
    const around = (seconds: number) => new Date(Date.parse(at(30 * DAY)) + seconds * 1_000).toISOString();
    expect(refusedBy(contact, 'email', 'marketing', around(-1))).toBeUndefined();
    expect(refusedBy(contact, 'email', 'marketing', around(1))).toBe('Z04');
  });
});

describe('what staff write down', () => {
  it('is a yes to the script they read, under their own name, with a reason', () => {
    expect(past().when(recordConsent, call, REASON).events()).toMatchObject({
      contact: [{ data: { source: 'call', evidence: 'call staff-1', textVersion: 'consent-script/1/fr' } }],
    });
    for (const source of ['page', 'form', 'keyword', 'import', 'system'] as const)
      expect([
        source,
        past()
          .when(recordConsent, { ...call, source }, REASON)
          .refusal(),
      ]).toEqual([source, 'FORBIDDEN: consent-is-the-persons-own']);
  });
  it('undoes what the person refused to them, and what bounced; never a complaint, never a STOP', () => {
    expect(past(withdrawn).when(recordConsent, call, REASON).types()).toEqual({ contact: ['ContactConsentRecorded'] });
    expect(past(left('hardBounce')).when(recordConsent, call, REASON).types()).toEqual({
      contact: ['ContactConsentRecorded', 'AddressUnsuppressed'],
    });
    expect(past(left('complaint')).when(recordConsent, call, REASON).refusal()).toBe('SUPPRESSED: address-complained');
    expect(past(stopped).when(recordConsent, call, REASON).refusal()).toBe('SUPPRESSED: number-said-stop');
  });
  it('with a request on the phone is kept like a tick: a complaint or a STOP stays, and nothing is refused', () => {
    for (const before of [left('complaint'), stopped])
      expect(
        past(before)
          .when(recordConsent, { ...call, source: 'call' })
          .types(),
      ).toEqual({ contact: ['ContactConsentRecorded'] });
  });
  it('is a no as well, which says that they wrote it', () =>
    expect(past(said(express)).when(withdrawConsent, { contactId, class: 'marketing' }, REASON).events()).toMatchObject({
      contact: [{ data: { source: 'staff', evidence: 'call staff-1' } }],
    }));
});

describe('a list that was brought in', () => {
  it('proves each address by its file and row', () => {
    expect(past().when(recordConsent, list).events()).toMatchObject({ contact: [{ data: { source: 'import', evidence: list.evidence } }] });
    expect(
      past()
        .when(recordConsent, { ...list, evidence: 'a list' })
        .refusal(),
    ).toBe('VALIDATION: import-names-its-row');
  });
  it('lifts no withdrawal, STOP, bounce, complaint or other suppression, on whatever basis', () => {
    for (const basis of ['implied-contract', 'express'] as const) {
      const asked = basis === 'express' ? { ...list, basis, expiresAt: undefined } : list;
      const refused = (...events: Past[number][]) =>
        past(...events)
          .when(recordConsent, asked)
          .refusal();
      expect(refused(said(express), withdrawn)).toBe('SUPPRESSED: consent-withdrawn');
      expect(refused(stopped)).toBe('SUPPRESSED: number-said-stop');
      expect(refused(left('complaint'))).toBe('SUPPRESSED: address-complained');
      for (const cause of ['hardBounce', 'manual', 'erased']) expect(refused(left(cause))).toBe('SUPPRESSED: address-suppressed');
      expect(refused(['NumberUnreachable', { contactId, failures: 3, messageId: 'm' }])).toBe('SUPPRESSED: number-unreachable');
    }
  });
});

describe('what marketing rests on', () => {
  it('is named: the agreement, since when, and until when where no one spoke it', () => {
    expect(basisOf(state(said(express)), 'email', at(1))).toEqual({ kind: 'express', consentId: `${contactId}/1`, since: T0 });
    expect(basisOf(state(said(implied(30)), said(implied(60), 5)), 'email', at(10))).toEqual({
      ...{ kind: 'implied', basis: 'implied-contract', consentId: `${contactId}/2` },
      ...{ since: at(5), until: at(60 * DAY) },
    });
  });
  it('is nothing where nothing was given, it is over, was withdrawn, waits for proof, or the number said STOP', () => {
    const none = (channel: 'sms' | 'email', now: number, ...events: Past[number][]) => basisOf(state(...events), channel, at(now));
    expect(none('email', 1)).toBeUndefined();
    expect(none('email', 30 * DAY, said(implied(30)))).toBeUndefined();
    expect(none('email', 2, said(express), withdrawn)).toBeUndefined();
    expect(none('email', 1, said({ ...express, pending: true }))).toBeUndefined();
    expect(none('sms', 3, said(express), stopped)).toBeUndefined();
    expect(none('email', 1, said({ ...express, class: 'service' }))).toBeUndefined();
  });
  it('does not come back with START: texts do, news do not', () => {
    const back: Past[number] = ['SmsOptedIn', { contactId, source: 'keyword' }, at(3)];
    const contact = state(said(express), stopped, back);
    expect(basisOf(contact, 'sms', at(4))).toBeUndefined();
    expect(standingOf(contact, at(4))).toEqual({ service: true, marketing: false });
    expect(refusedBy(contact, 'sms', 'service', at(4))).toBeUndefined();
    expect(refusedBy(contact, 'sms', 'marketing', at(4))).toBe('Z04');
    expect(past(said(express), stopped, back).when(recordConsent, express).types()).toEqual({ contact: ['ContactConsentRecorded'] });
  });
  it('says on every page until when news come on a basis that no one spoke', () => {
    expect(standingOf(state(said(implied(30))), at(1))).toEqual({ service: true, marketing: true, implied: { until: at(30 * DAY) } });
    expect(standingOf(state(said(implied(30))), at(31 * DAY))).toEqual({ service: true, marketing: false });
  });
  it('stands in columns that one join can read, and says there what it says here', () => {
    const lives: Past[] = [
      [],
      [said(express)],
      [said({ ...express, pending: true })],
      [said(implied(30))],
      [said(implied(30)), said(express, 1)],
      [said({ ...express, class: 'service' }), said(implied(60), 1)],
      [said(express), withdrawn],
      [said(express), stopped],
      [said(express), stopped, ['SmsOptedIn', { contactId, source: 'keyword' }, at(3)]],
      [
        said(implied(30)),
        ['ImpliedConsentExpired', { contactId, class: 'marketing', basis: 'implied-contract', expiresAt: at(30 * DAY) }, at(30 * DAY)],
      ],
      [said(express), ['ConsentsForgotten', { contactId }, at(9)]],
    ];
    for (const life of lives)
      for (const now of [at(10), at(31 * DAY)].filter((one) => life.every(([, , when = T0]) => when <= one))) {
        const row = rowsOf(contactPoints, recorded(contactPoint, contactId, life)).get(contactId);
        const live =
          row?.marketingBasis && !row.marketingPending && !row.smsOptedOut && (!row.marketingUntil || String(row.marketingUntil) > now);
        const basis = basisOf(state(...life), 'sms', now);
        expect([life, now, live ? row.marketingConsentId : undefined]).toEqual([life, now, basis?.consentId]);
        expect(live ? row.marketingSince : undefined).toEqual(basis?.since);
      }
  });
});

it('the history tells every agreement with its proof, and how it ended', () => {
  const events = recorded(contactPoint, contactId, [
    said({ ...express, part: 'link-marketing' }),
    withdrawn,
    stopped,
    ['SmsFailureCounted', { contactId, code: '30003', messageId: 'm' }, at(3)],
    said(implied(30), 4),
    ['ImpliedConsentExpired', { contactId, class: 'marketing', basis: 'implied-contract', expiresAt: at(30 * DAY) }, at(30 * DAY)],
    left('complaint'),
    ['AddressUnsuppressed', { contactId }, at(31 * DAY)],
    ['SmsOptedIn', { contactId, source: 'keyword' }, at(31 * DAY)],
    ['ConsentsForgotten', { contactId }, at(2_000 * DAY)],
  ]);
  const told = consentHistory(events);
  expect(told.map(({ what, happened, how }) => [what, happened, how])).toEqual([
    ['marketing', 'given', 'page'],
    ['marketing', 'withdrawn', 'one-click'],
    ['sms', 'stopped', 'keyword'],
    ['marketing', 'given', 'system'],
    ['marketing', 'expired', undefined],
    ['all', 'suppressed', 'complaint'],
    ['all', 'unsuppressed', undefined],
    ['sms', 'started', 'keyword'],
    ['all', 'forgotten', undefined],
  ]);
  expect(told[0]).toEqual({
    ...{ at: T0, what: 'marketing', happened: 'given', how: 'page', basis: 'express', consentId: `${contactId}/1` },
    ...{ textVersion: proof.textVersion, part: 'link-marketing', evidence: 'link' },
  });
  expect(told[3]).toMatchObject({ consentId: `${contactId}/2`, until: at(30 * DAY), evidence: 'purchase 1' });
});
