import { SHIPPED_PROCESSORS } from '@jurilien/privacy';
import { hostsOf, outboundCalls, outboundSettings } from './outbound.js';
import { processorRegister } from './processors.js';
import { readSettings, SETTING_NAMES, SETTINGS_SHAPE } from './settings.js';

const secrets = Object.fromEntries(
  ['JWT_SECRET', 'MASTER_KEY', 'LINK_SECRET', 'SITE_KEY'].map((name, i) => [name, `${i}`.padEnd(44, 'k')]),
);
const local = (over: Record<string, string> = {}) =>
  readSettings({ NODE_ENV: 'test', DATABASE_URL: 'postgres://127.0.0.1/x', ...secrets, ...over });
const place = { fr: 'Montréal (Québec)', en: 'Montreal, Quebec' };
const words = { fr: 'x', en: 'x' };
const whole = { id: 'accounting', name: words, purpose: words, data: words, place, assessedOn: '2026-05-01', hosts: ['books.example.ca'] };

/** Addresses that nothing of ours calls, each with who does. */
const NOT_CALLED: Readonly<Record<string, string>> = {
  CORS_ORIGINS: 'pages of ours call the API from there',
  EMBED_PARTNERS: 'pages of partners frame the form',
  HOST: 'the address that is listened at',
  PUBLIC_URL: 'our own address, in links',
  CONSOLE_URL: 'our own address, where the console is opened',
  API_URL: 'our own address, where the API is called',
  WEBHOOK_URL: 'the SMS provider calls us there',
  NEUTRAL_URL: 'our own address, in links',
  MAIL_REPLY_DOMAIN: 'others write to us there',
};
const ADDRESSES = [
  'https://host.example.ca',
  'http://host.example.ca:4318',
  'https://key@host.example.ca/1',
  'smtp://host.example.ca',
  'redis://host.example.ca',
  'clamd://host.example.ca:3310',
  'postgres://host.example.ca/x',
];
const NAMES_A_PLACE =
  /(^|_)(URL|URI|HOST|HOSTS|ORIGIN|ORIGINS|ENDPOINT|BASE|DSN|DOMAIN|SERVER|STAND_IN|PARTNERS|SCANNER|COLLECTOR|RELAY|PROXY)(_|$)/;

describe('settings that name a place', () => {
  /** It takes an address and not a plain text, or is called like one. */
  const namesPlace = (name: string): boolean => {
    const takes = (text: string): boolean => SETTINGS_SHAPE[name]!.safeParse(text).success;
    return NAMES_A_PLACE.test(name) || (ADDRESSES.some(takes) && !takes('a plain text of more than forty characters, no address'));
  };
  it('are called, and marked so in their declaration, or stand here with the reason why not', () => {
    const places = SETTING_NAMES.filter(namesPlace);
    const marked = outboundSettings(SETTINGS_SHAPE);
    expect(places.filter((name) => !marked.includes(name) && !(name in NOT_CALLED))).toEqual([]);
    expect(Object.keys(NOT_CALLED).filter((name) => marked.includes(name) || !places.includes(name))).toEqual([]);
    expect(marked.length).toBeGreaterThan(11);
  });
  it('that a processor is called through are each of one shipped row', () => {
    const named = SHIPPED_PROCESSORS.flatMap(({ settings }) => settings);
    expect(new Set(named).size).toBe(named.length);
    // The stand-in for professionals' own tools is no processor of ours; production refuses it.
    expect([...named].sort()).toEqual(
      outboundSettings(SETTINGS_SHAPE)
        .filter((name) => name !== 'PIPELINE_WEBHOOK_STAND_IN')
        .sort(),
    );
  });
});

describe('the hosts that are called', () => {
  const calls = (over: Record<string, string>) =>
    outboundCalls(SETTINGS_SHAPE, local({ REDIS_URL: 'redis://127.0.0.1:1', ...over })).map(({ setting, host }) => `${setting} ${host}`);
  it('are those of the settings, and those that a provider’s library knows by itself', () => {
    expect(calls({})).toEqual([
      'DATABASE_URL 127.0.0.1',
      'REDIS_URL 127.0.0.1',
      'TWILIO_BASE_URL api.twilio.com',
      'STRIPE_API_BASE api.stripe.com',
      'SMTP_URL 127.0.0.1',
    ]);
    expect(calls({ REDIS_URL: 'redis://u:secret@127.0.0.1,redis://localhost:2' })).toContain('REDIS_URL localhost');
    expect(calls({ FILE_SCANNER: 'clamd://localhost:3310', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' })).toEqual(
      expect.arrayContaining(['FILE_SCANNER localhost', 'OTEL_EXPORTER_OTLP_ENDPOINT collector']),
    );
  });
  it('a bucket is at Amazon unless it has an endpoint; an endpoint without a bucket is called by no one', () => {
    expect(calls({ FILES_S3_BUCKET: 'b' })).toContain('FILES_S3_ENDPOINT s3.ca-central-1.amazonaws.com');
    expect(calls({ FILES_S3_BUCKET: 'b', FILES_S3_ENDPOINT: 'http://localhost:9000' })).toContain('FILES_S3_ENDPOINT localhost');
    expect(calls({ FILES_S3_ENDPOINT: 'http://localhost:9000' }).filter((call) => call.startsWith('FILES'))).toEqual([]);
  });
  it.each([
    ['smtps://user:password@SMTP.Example.ca:465', 'smtp.example.ca'],
    ['postgresql:///db?host=/run/postgres', 'localhost'],
    ['https://[::1]:1', '[::1]'],
    ['postgres://u:p@one,two/db', 'one', 'two'],
    ['postgres://127.0.0.1/db?host=elsewhere.example.ca', 'elsewhere.example.ca'],
    ['postgres://u:p@one:1,two:2/db', 'an-unreadable-address'],
  ])('of %s: %s', (address, ...hosts) => expect(hostsOf(address)).toEqual(hosts));
});

// proves: L25-12
describe('the register of processors', () => {
  const smtp = { setting: 'SMTP_URL', host: 'smtp.example.ca' };
  const stated = { id: 'email', place, assessedOn: '2026-01-01', hosts: ['smtp.example.ca'] };
  const production = (calls: readonly { setting: string; host: string }[], rows: Parameters<typeof processorRegister>[1]) =>
    processorRegister(calls, rows, true).objections;

  // proves: ASVS row 88
  it('L25-12: a host without a row keeps a process from starting, with a sentence that names the setting and the host', () => {
    expect(() => local({ SMTP_URL: 'smtps://user:secret@relay.courriel.quebec' })).toThrow(
      /^Settings: SMTP_URL names relay\.courriel\.quebec, which no row .* PROCESSORS .*docs\/settings\.md\.$/,
    );
    expect(
      local({ SMTP_URL: 'smtps://relay.courriel.quebec', PROCESSORS: JSON.stringify([{ id: 'email', hosts: ['*.courriel.quebec'] }]) })
        .processors.inUse,
    ).toContain('email');
    expect(production([smtp], [])).toEqual([expect.stringContaining('SMTP_URL names smtp.example.ca')]);
    expect(production([smtp], [stated])).toEqual([]);
  });
  it('a machine of one’s own may call itself and stand-ins; production has a row for these too', () => {
    const own = ['127.0.0.1', 'localhost', '[::1]', 'sandbox', 'reports.example'].map((host) => ({ setting: 'SMTP_URL', host }));
    expect(processorRegister(own, [], false)).toMatchObject({ objections: [], inUse: new Set(['email']) });
    expect(production([{ setting: 'SMTP_URL', host: 'sandbox' }], [])).toHaveLength(1);
    expect(production([{ setting: 'SMTP_URL', host: '10.0.0.5' }], [{ ...stated, hosts: ['10.0.0.5'] }])).toEqual([]);
  });
  it('a host is another one’s if its name only begins or ends like theirs', () => {
    for (const host of ['smtp.example.ca.evil.net', 'evilsmtp.example.ca', 'example.ca'])
      expect(production([{ setting: 'SMTP_URL', host }], [{ ...stated, hosts: ['smtp.example.ca', '*.example.com'] }])).toHaveLength(1);
    expect(production([{ setting: 'SMTP_URL', host: 'evil-example.com' }], [{ ...stated, hosts: ['*.example.com'] }])).toHaveLength(1);
  });
  it('in production a row that is used has a place and the day of its assessment; one that is not used needs none', () => {
    const twilio = { setting: 'TWILIO_BASE_URL', host: 'api.twilio.com' };
    expect(production([twilio], [])).toEqual(['PROCESSORS: the row "sms" has no assessedOn.']);
    expect(production([twilio], [{ id: 'sms', assessedOn: '2026-10-01' }])).toEqual([]);
    expect(production([smtp], [{ id: 'email', hosts: ['smtp.example.ca'] }])).toEqual([
      'PROCESSORS: the row "email" has no place and no assessedOn.',
    ]);
    expect(production([], [{ ...whole, assessedOn: undefined }])).toEqual(['PROCESSORS: the row "accounting" has no assessedOn.']);
  });
  it('of two that answer at a host, the one that the setting is for counts; on a machine of one’s own it is the one stood in for', () => {
    const here = { setting: 'SMTP_URL', host: 'localhost' };
    expect(processorRegister([here], [], true).inUse).toEqual(new Set(['hosting']));
    expect(processorRegister([here], [{ id: 'email', hosts: ['localhost'] }], true).inUse).toEqual(new Set(['email']));
    expect(processorRegister([{ setting: 'TWILIO_BASE_URL', host: 'sandbox' }], [], false).inUse).toEqual(new Set(['sms']));
  });
  it('a deployment replaces words of a shipped row and adds rows of its own, whole ones', () => {
    const { rows, inUse, objections } = processorRegister([], [{ id: 'sms', name: { fr: 'Texto inc.', en: 'Text Inc.' } }, whole], true);
    expect(rows.find(({ id }) => id === 'sms')).toMatchObject({ name: { fr: 'Texto inc.' }, purpose: { en: 'Delivering text messages' } });
    expect(inUse).toEqual(new Set(['accounting']));
    expect(objections).toEqual([]);
    expect(processorRegister([], [{ id: 'books', name: words }], false).objections).toEqual([
      expect.stringContaining('books (purpose, data, hosts)'),
    ]);
  });
  it.each([
    ['no JSON', '[{'],
    ['no list', '{"id":"sms"}'],
    ['a row without an id', '[{"assessedOn":"2026-01-01"}]'],
    ['a day that is none', '[{"id":"sms","assessedOn":"soon"}]'],
    ['a word it does not know', '[{"id":"sms","asessedOn":"2026-01-01"}]'],
    ['an address instead of a host', '[{"id":"sms","hosts":["https://x.ca/"]}]'],
    ['one language alone', '[{"id":"sms","place":{"fr":"Québec"}}]'],
  ])('is refused at start with %s', (_what, PROCESSORS) => expect(() => local({ PROCESSORS })).toThrow(/^Settings: PROCESSORS/));
});
