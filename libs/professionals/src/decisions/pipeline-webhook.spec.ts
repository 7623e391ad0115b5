import { given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { signingKeys, webhookUrl, type PipelineWebhookState } from '../pipeline-webhook.js';
import {
  recordWebhookDelivery,
  rotatePipelineWebhookSecret,
  setPipelineWebhook,
  switchOffPipelineWebhook,
  testPipelineWebhook,
} from './pipeline-webhook.js';

const ID = '018f2a10-0000-7000-8000-000000000001';
const delivery = (n: number): string => `018f2a10-0000-7000-8000-00000000d${100 + n}`;
const person = { kind: 'user' as const, id: 'user-1', role: 'professional' };
const system = { kind: 'system' as const, id: 'job:send-webhook' };
const URL_ = 'https://hooks.cabinet.ca/jurilien?cle=abc';
const registered: Past = [
  [
    'ProfessionalRegistered',
    { professionalId: ID, title: 'lawyer', name: 'Me Roy', province: 'QC', lang: 'fr', email: 'a@b.ca', phoneNumber: '+15145550142' },
  ],
];
const member: Past = [...registered, ['ProfessionalApproved', { professionalId: ID, onboarding: 'waived' }]];
const set: Past[number] = ['PipelineWebhookSet', { professionalId: ID, province: 'QC', url: URL_, keyId: 'k1' }];
const off: Past[number] = ['PipelineWebhookSwitchedOff', { professionalId: ID, by: 'self' }];
const tested = (n: number): Past[number] => ['PipelineWebhookTestAsked', { professionalId: ID, deliveryId: delivery(n) }];
const failed = (n: number, attempt: number, over: object = { nextAt: T0 }): Past[number] => [
  'PipelineWebhookFailed',
  { professionalId: ID, deliveryId: delivery(n), kind: 'acceptance', attempt, fault: 'timeout', ...over },
];
const arrived = (n: number, attempt: number, kind = 'acceptance'): Past[number] => [
  'PipelineWebhookDelivered',
  { professionalId: ID, deliveryId: delivery(n), kind, attempt, status: 200 },
];
const after = (ms: number): string => new Date(Date.parse(T0) + ms).toISOString();
const HOUR = 3_600_000;

describe('SetPipelineWebhook', () => {
  const ask = (url: string, webhook: Past = [], professional: Past = member) =>
    given({ webhook, professional }).when(setPipelineWebhook, { professionalId: ID, url }, { now: T0, actor: person });
  it('keeps the address, with a new secret', () =>
    expect(ask(URL_).events()['webhook']).toMatchObject([
      { type: 'PipelineWebhookSet', data: { professionalId: ID, province: 'QC', url: URL_, keyId: expect.any(String) } },
    ]));
  it('says nothing new of the same address, and gives another secret to another address or when it was off', () => {
    expect(ask(URL_, [set]).events()).toEqual({});
    expect(ask('https://autre.ca/', [set]).events()['webhook']?.[0]?.data).not.toMatchObject({ keyId: 'k1' });
    expect(ask(URL_, [set, off]).types()).toEqual({ webhook: ['PipelineWebhookSet'] });
  });
  it('refuses a professional who is no member, or not yet', () => {
    expect(ask(URL_, [], []).refusal()).toBe('NOT_FOUND: professional');
    expect(ask(URL_, [], registered).refusal()).toBe('WRONG_STATE: professional-registered');
  });
  it.each([
    'http://hooks.cabinet.ca/',
    'ftp://hooks.cabinet.ca/',
    'https://hooks.cabinet.ca:8443/',
    'https://moi:secret@hooks.cabinet.ca/',
    'https://localhost/',
    'https://api.localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://metadata.google.internal/',
    'https://imprimante.local/',
    'https://serveur/',
    'https://serveur./',
    'cabinet.ca',
    'javascript:alert(1)',
  ])('refuses %s', (url) => expect(ask(url).refusal()).toBe('VALIDATION: webhook-url'));
});

it('an address is kept as it will be called', () => {
  expect(webhookUrl('HTTPS://Hooks.Cabinet.CA:443/a b?x=1#reste')).toBe('https://hooks.cabinet.ca/a%20b?x=1');
  expect(webhookUrl('https://écho.ca/')).toBe('https://xn--cho-9la.ca/');
});

it('RotatePipelineWebhookSecret makes another secret; the earlier one signs too for a day', () => {
  const rotate = (webhook: Past) =>
    given({ webhook, professional: member }).when(rotatePipelineWebhookSecret, { professionalId: ID }, { now: T0, actor: person });
  expect(rotate([set]).events()['webhook']).toMatchObject([
    { type: 'PipelineWebhookSecretRotated', data: { keyId: expect.any(String), earlierUntil: after(24 * HOUR) } },
  ]);
  expect(rotate([set, off]).refusal()).toBe('WRONG_STATE: webhook-off');
  const s = { keyId: 'k2', earlier: { keyId: 'k1', until: after(HOUR) } } as PipelineWebhookState;
  expect(signingKeys(s, T0)).toEqual(['k2', 'k1']);
  expect(signingKeys(s, after(HOUR))).toEqual(['k2']);
});

it('SwitchOffPipelineWebhook ends the calls once', () => {
  const end = (webhook: Past) =>
    given({ webhook, professional: member }).when(switchOffPipelineWebhook, { professionalId: ID }, { now: T0, actor: person });
  expect(end([set]).events()['webhook']).toEqual([{ type: 'PipelineWebhookSwitchedOff', data: { professionalId: ID, by: 'self' } }]);
  expect(end([set, off]).events()).toEqual({});
});

describe('TestPipelineWebhook', () => {
  const test = (webhook: Past, now = T0) =>
    given({ webhook, professional: member }).when(testPipelineWebhook, { professionalId: ID }, { now, actor: person });
  it('asks for one', () => expect(test([set]).types()).toEqual({ webhook: ['PipelineWebhookTestAsked'] }));
  it('refuses without an address, while one is in progress, and after ten in an hour', () => {
    expect(test([]).refusal()).toBe('WRONG_STATE: webhook-off');
    expect(test([set, tested(1)]).refusal()).toBe('WRONG_STATE: test-under-way');
    expect(test([set, tested(1), arrived(1, 1, 'test')]).types()).toEqual({ webhook: ['PipelineWebhookTestAsked'] });
    const ten = Array.from({ length: 10 }, (_, i) => [tested(i), arrived(i, 1, 'test')]).flat();
    expect(test([set, ...ten]).refusal()).toBe('CAP_REACHED: webhook-tests');
    expect(test([set, ...ten], after(2 * HOUR)).types()).toEqual({ webhook: ['PipelineWebhookTestAsked'] });
  });
});

describe('RecordWebhookDelivery', () => {
  const record = (webhook: Past, input: object, now = T0) =>
    given({ webhook, professional: member }).when(
      recordWebhookDelivery,
      { professionalId: ID, deliveryId: delivery(1), kind: 'acceptance', attempt: 1, ...input } as Parameters<
        typeof recordWebhookDelivery.decide
      >[0],
      { now, actor: system },
    );
  const timeout = { fault: 'timeout' };
  it('notes that it arrived', () =>
    expect(record([set], { status: 204 }).events()['webhook']).toMatchObject([
      { type: 'PipelineWebhookDelivered', data: { status: 204 } },
    ]));
  it('tries again, later each time, ten times over three days', () => {
    const waits = Array.from({ length: 10 }, (_, i) => {
      const past = i === 0 ? [set] : [set, failed(1, i)];
      const { nextAt } = record(past, { ...timeout, attempt: i + 1 }).events()['webhook']![0]!.data as { nextAt?: string };
      return nextAt && (Date.parse(nextAt) - Date.parse(T0)) / 1000;
    });
    expect(waits).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400, undefined]);
  });
  it('tries a test once', () =>
    expect(record([set, tested(1)], { ...timeout, kind: 'test' }).events()['webhook']![0]!.data).not.toHaveProperty('nextAt'));
  it('switches the address off after three days without an arrival', () => {
    const last = (past: Past, ms: number) => record(past, { ...timeout, attempt: 2 }, after(ms)).types();
    expect(last([set, failed(1, 1)], 72 * HOUR)).toEqual({ webhook: ['PipelineWebhookFailed', 'PipelineWebhookSwitchedOff'] });
    expect(last([set, failed(1, 1)], 72 * HOUR - 1)).toEqual({ webhook: ['PipelineWebhookFailed'] });
    expect(last([set, failed(1, 1), arrived(2, 1)], 72 * HOUR)).toEqual({ webhook: ['PipelineWebhookFailed'] });
    expect(last([set, failed(1, 1), arrived(2, 1, 'test')], 72 * HOUR)).toEqual({ webhook: ['PipelineWebhookFailed'] });
  });
  it('does not count failed tests against the address', () =>
    expect(
      record([set, tested(2), failed(2, 1, { kind: 'test' }), failed(1, 1)], { ...timeout, attempt: 2 }, after(71 * HOUR)).types(),
    ).toEqual({ webhook: ['PipelineWebhookFailed'] }));
  it('plans nothing more for an address that is off', () =>
    expect(record([set, off], timeout).events()['webhook']![0]!.data).not.toHaveProperty('nextAt'));
  it('says nothing new of a try that was told, or after the arrival', () => {
    expect(record([set, failed(1, 2)], { ...timeout, attempt: 2 }).events()).toEqual({});
    expect(record([set, arrived(1, 1)], { ...timeout, attempt: 2 }).events()).toEqual({});
    expect(record([set, failed(1, 10, {})], { status: 200, attempt: 11 }).events()).toEqual({});
  });
  it('refuses a try without a result', () => expect(record([set], {}).refusal()).toBe('VALIDATION: no-result'));
});
