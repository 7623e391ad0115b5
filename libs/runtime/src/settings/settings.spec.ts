import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from './settings.js';

const hex = () => randomBytes(32).toString('hex');
const quebec = { fr: 'Québec, Canada', en: 'Quebec, Canada' };
/** What a deployment states of who serves it. */
const processors: Record<string, unknown>[] = [
  { id: 'hosting', place: quebec, assessedOn: '2026-10-01', hosts: ['db', 'redis'] },
  { id: 'sms', assessedOn: '2026-10-02' },
  { id: 'payments', assessedOn: '2026-10-02' },
  { id: 'email', place: quebec, assessedOn: '2026-10-03', hosts: ['*.jurilien.quebec'] },
];
/** What a deployment sets. */
const production = (): Record<string, string | undefined> => ({
  NODE_ENV: 'production',
  DATABASE_URL: `postgresql://jurilien:${hex()}@db:5432/jurilien`,
  PUBLIC_URL: 'https://jurilien.quebec',
  JWT_SECRET: hex(),
  MASTER_KEY: randomBytes(32).toString('base64'),
  LINK_SECRET: hex(),
  SITE_KEY: hex(),
  TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000001',
  TWILIO_AUTH_TOKEN: randomBytes(16).toString('hex'),
  STRIPE_SECRET_KEY: `sk_live_${randomBytes(24).toString('hex')}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
  SMTP_URL: 'smtps://jurilien:x@smtp.jurilien.quebec:465',
  MAIL_FROM: 'Jurilien <bonjour@jurilien.quebec>',
  TRUSTED_PROXIES: '1',
  MAIL_WEBHOOK_SECRET: hex(),
  SENDER_POSTAL_ADDRESS: '4200, rue Sainte-Catherine Est, Montréal (Québec) H1V 1X7',
  SENDER_EMAIL: 'bonjour@jurilien.quebec',
  SENDER_PHONE: '514-872-0311',
  SELLER_NAME: 'Jurilien inc.',
  SELLER_ADDRESS: '4200, rue Sainte-Catherine Est; Montréal (Québec) H1V 1X7',
  SELLER_GST_NUMBER: '712345678RT0001',
  SELLER_QST_NUMBER: '1023456789 TQ 0001',
  PROCESSORS: JSON.stringify(processors),
});
const same = hex();

// proves: ASVS row 81, 31
describe('a start in production', () => {
  it('goes on with settings that were made for it, whatever chance made', () => {
    for (let i = 0; i < 500; i++) expect(readSettings(production())).toMatchObject({ production: true, docs: false });
  });

  it.each(['todo', 'UNSET', 'dUmmY', 'your', 'xxxx'])('goes on with a key in which chance wrote “%s”', (word) => {
    const key = 'q7Kd0vZ3mB9sLw2HfR8tYc5Nj4AgPeXu6iVoDkSlT1E=';
    const made = `${key.slice(0, 20)}${word}${key.slice(20 + word.length)}`;
    expect(readSettings({ ...production(), MASTER_KEY: made })).toMatchObject({ MASTER_KEY: made });
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['JWT_SECRET', { JWT_SECRET: 'change-me-change-me-change-me-change-me' }],
    ['JWT_SECRET', { JWT_SECRET: 'a'.repeat(64) }],
    ['JWT_SECRET', { JWT_SECRET: 'abcd1234'.repeat(8) }],
    ['JWT_SECRET', { JWT_SECRET: 'aaaaaaaabbbbbbbbaaaaaaaabbbbbbbbccccaa' }],
    ['JWT_SECRET', { JWT_SECRET: 'short' }],
    ['JWT_SECRET', { JWT_SECRET: undefined }],
    ['JWT_SECRET_EARLIER', { JWT_SECRET_EARLIER: 'password-password-password-password' }],
    ['LINK_SECRET', { LINK_SECRET: 'my-very-secret-link-key-0123456789' }],
    ['SITE_KEY', { SITE_KEY: 'your-site-key-goes-here-please-thanks' }],
    ['SITE_KEY', { SITE_KEY: 'TODO_q7Kd0vZ3mB9sLw2HfR8tYc5Nj4AgPeXu6iVo' }],
    ['MASTER_KEY', { MASTER_KEY: Buffer.alloc(32).toString('base64') }],
    ['SITE_KEY and JWT_SECRET are the same', { JWT_SECRET: same, SITE_KEY: same }],
    ['INDEX_KEY and SITE_KEY are the same', { SITE_KEY: same, INDEX_KEY: same }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://jurilien.quebec' }],
    ['PUBLIC_URL', { PUBLIC_URL: undefined }],
    ['ALLOW_SHIFTED_CLOCK', { ALLOW_SHIFTED_CLOCK: 'true' }],
    ['TWILIO_AUTH_TOKEN', { TWILIO_AUTH_TOKEN: undefined }],
    ['TWILIO_AUTH_TOKEN', { TWILIO_AUTH_TOKEN: 'token' }],
    ['TWILIO_BASE_URL', { TWILIO_BASE_URL: 'http://sandbox:3100' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: undefined }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef01234567' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: undefined }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_unset_unset_unset' }],
    ['STRIPE_API_BASE', { STRIPE_API_BASE: 'http://sandbox:3100' }],
    ['PIPELINE_WEBHOOK_STAND_IN', { PIPELINE_WEBHOOK_STAND_IN: 'http://127.0.0.1:3200' }],
    ['WEBHOOK_URL', { WEBHOOK_URL: 'http://api:3000' }],
    ['SMTP_URL', { SMTP_URL: undefined }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://sandbox:3125' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://user:password@smtp.example' }],
    ['MAIL_WEBHOOK_SECRET', { MAIL_WEBHOOK_SECRET: undefined }],
    ['MAIL_WEBHOOK_SECRET', { MAIL_WEBHOOK_SECRET: 'change-me-change-me-change-me-change-me' }],
    ['MAIL_WEBHOOK_SECRET', { MAIL_WEBHOOK_SECRET: 'short' }],
    ['MAIL_WEBHOOK_SECRET_EARLIER', { MAIL_WEBHOOK_SECRET_EARLIER: 'a'.repeat(40) }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '0' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: undefined }],
    ['SENDER_POSTAL_ADDRESS', { SENDER_POSTAL_ADDRESS: undefined }],
    ['SENDER_POSTAL_ADDRESS', { SENDER_POSTAL_ADDRESS: '[SENDER_POSTAL_ADDRESS], Montréal (Québec) H1V 1X7' }],
    ['SENDER_POSTAL_ADDRESS', { SENDER_POSTAL_ADDRESS: '1, rue de la Démonstration, Montréal (Québec) H0H 0H0' }],
    ['SENDER_POSTAL_ADDRESS', { SENDER_POSTAL_ADDRESS: 'Montréal' }],
    ['SENDER_EMAIL', { SENDER_EMAIL: undefined }],
    ['SENDER_EMAIL', { SENDER_EMAIL: 'bonjour@jurilien.example' }],
    ['SENDER_PHONE', { SENDER_PHONE: undefined }],
    ['SENDER_PHONE', { SENDER_PHONE: '514-555-0100' }],
    ['SELLER_NAME', { SELLER_NAME: undefined }],
    ['SELLER_NAME', { SELLER_NAME: 'Jurilien (démonstration)' }],
    ['SELLER_ADDRESS', { SELLER_ADDRESS: '1, rue Neuve' }],
    ['SELLER_GST_NUMBER', { SELLER_GST_NUMBER: undefined }],
    ['SELLER_GST_NUMBER', { SELLER_GST_NUMBER: '123456789 RT 0001' }],
    ['SELLER_GST_NUMBER', { SELLER_GST_NUMBER: '000000000 RT 0000' }],
    ['SELLER_GST_NUMBER', { SELLER_GST_NUMBER: '712345678' }],
    ['SELLER_QST_NUMBER', { SELLER_QST_NUMBER: '1234567890 TQ 0001' }],
    ['SELLER_QST_NUMBER', { SELLER_QST_NUMBER: undefined }],
    ['MAIL_FROM', { MAIL_FROM: undefined }],
    ['QUIET_HOURS', { QUIET_HOURS: 'off' }],
    ['CONSOLE_URL', { CONSOLE_URL: 'http://console.jurilien.quebec' }],
    ['CONSOLE_URL', { CONSOLE_URL: 'https://console.jurilien.quebec/admin' }],
    ['API_URL', { API_URL: 'http://api.jurilien.quebec' }],
    ['BREACHED_PASSWORDS_URL', { BREACHED_PASSWORDS_URL: 'http://sandbox:3100' }],
    ['DEMO_PASSWORD', { DEMO_PASSWORD: 'demo' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgresql://postgres:postgres@db/jurilien' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'http://console.jurilien.quebec' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://console.jurilien.quebec/' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'null' }],
    ['PUBLIC_URL', { DEPLOYMENT: 'local' }],
  ])('is refused with a sentence that names %s: %j', (name, over) => {
    expect(() => readSettings({ ...production(), ...over })).toThrow(name);
  });

  it.each(['Jurilien inc., 300, rue Notre-Dame Est, Montréal (Québec) H2Y 1C6', '100 Democracy Street, Toronto ON M5V 2T6'])(
    'goes on with an address of a person: %s',
    (SENDER_POSTAL_ADDRESS) =>
      expect(readSettings({ ...production(), SENDER_POSTAL_ADDRESS })).toMatchObject({
        SENDER_POSTAL_ADDRESS,
        SELLER_GST_NUMBER: '712345678 RT 0001',
      }),
  );

  it('names everything that is wrong at once', () => {
    expect(() => readSettings({ ...production(), PUBLIC_URL: 'http://x.test', QUIET_HOURS: 'off' })).toThrow(/PUBLIC_URL.*QUIET_HOURS/);
  });

  it('moves files only where there are two places for them', () => {
    expect(() => readSettings({ ...production(), FILES_MOVE_TO: 'bucket' })).toThrow(/FILES_MOVE_TO.*FILES_S3_BUCKET/);
  });

  it('never says a secret', () => {
    const weak = 'placeholder-placeholder-placeholder-zz';
    expect(() => readSettings({ ...production(), LINK_SECRET: weak })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining(weak) }),
    );
  });
});

describe('a machine of one’s own', () => {
  it('may do without: plain http, stand-ins for providers, no quiet hours', () => {
    const local = {
      ...production(),
      DEPLOYMENT: 'local',
      PUBLIC_URL: 'http://localhost:3000',
      QUIET_HOURS: 'off',
      TWILIO_BASE_URL: 'http://127.0.0.1:3100',
      PIPELINE_WEBHOOK_STAND_IN: 'http://127.0.0.1:3200',
    };
    expect(readSettings(local)).toMatchObject({ production: false, docs: true });
  });
});

describe('a secret kept in a file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jurilien-secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is read from it, without its last line break', () => {
    const jwt = hex();
    writeFileSync(join(folder, 'jwt'), `${jwt}\n`);
    expect(readSettings({ ...production(), JWT_SECRET: undefined, JWT_SECRET_FILE: join(folder, 'jwt') }).JWT_SECRET).toBe(jwt);
  });

  it('is refused when it is also in the environment, or cannot be read', () => {
    expect(() => readSettings({ ...production(), JWT_SECRET_FILE: join(folder, 'jwt') })).toThrow(/JWT_SECRET and JWT_SECRET_FILE/);
    expect(() => readSettings({ ...production(), JWT_SECRET: undefined, JWT_SECRET_FILE: join(folder, 'jwt') })).toThrow(
      /JWT_SECRET_FILE cannot be read/,
    );
  });
});
