import { readFileSync } from 'node:fs';
import { embedPartners, gstNumber, qstNumber } from '@jurilien/reference';
import { z } from 'zod';
import { called, hostsOf, outboundCalls } from './outbound.js';
import { processorRegister, processorsSetting, type ProcessorRegister } from './processors.js';
import { isOrigin, isRsaKey, list, registration, smsPool } from './shapes.js';
import { halfSettings, localObjections, unsafeForProduction, UNSET_TOKEN } from './unsafe-settings.js';

/** Everything a process reads from its environment, once, at start; a missing or wrong value stops it with a sentence. */
const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  /** `local` is this machine alone: what production refuses (no TLS, a sandbox for providers, a demo) is allowed. */
  DEPLOYMENT: z.enum(['production', 'local']).optional(),
  /** The API's own description, `/api/docs`: on where the product is developed, off in production. */
  API_DOCS: z.enum(['on', 'off']).optional(),
  /** Other origins of ours whose pages may call the API with credentials, each exactly as a browser writes it. */
  CORS_ORIGINS: list.pipe(z.array(z.string().refine(isOrigin, 'is not an origin, such as https://console.example.ca'))),
  DATABASE_URL: called(z.string().startsWith('postgres')),
  /** The server itself where DATABASE_URL is a pooler (transaction mode): for what needs a session of its own. */
  DATABASE_DIRECT_URL: called(z.string().startsWith('postgres').optional()),
  /** A streaming replica that lists, searches and reports are read from, as far as it has what the reader knows of. */
  DATABASE_READ_URL: called(z.string().startsWith('postgres').optional()),
  REDIS_URL: called(z.string().optional(), (urls) => urls?.split(',').flatMap(hostsOf) ?? []),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().default(3000),
  /** Where a worker answers about itself (health, figures), on the same address; nowhere without it. */
  WORKER_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** How many reverse proxies of our own stand in front; only what they add to X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  PUBLIC_URL: z.string().url().optional(),
  /** Hosts of their own for the console with its sign-in, and for the API; without them all is at the public address. */
  CONSOLE_URL: z.string().refine(isOrigin, 'is not an origin, such as https://console.example.ca').optional(),
  API_URL: z.string().refine(isOrigin, 'is not an origin, such as https://api.example.ca').optional(),
  /** Address the SMS provider calls us at, when it is not the public one: its signature covers the address. */
  WEBHOOK_URL: z.string().url().optional(),
  /** Takes the calls to professionals' own tools under `.example`, a name no one has; the sandbox and tests only. */
  PIPELINE_WEBHOOK_STAND_IN: called(z.string().refine(isOrigin, 'is not an origin, such as http://127.0.0.1:3200').optional()),
  PRODUCT_SLUG: z
    .string()
    .regex(/^[a-z]+$/)
    .default('jurilien'),
  JWT_SECRET: z.string().min(32),
  /** Secrets of before a rotation, separated by commas: what they signed stays good, so that no one is signed out by it. */
  JWT_SECRET_EARLIER: list.pipe(z.array(z.string().min(32))),
  MASTER_KEY: z.string().min(40),
  /** Master keys of before a rotation, separated by commas: needed until `npm run events -- rewrap` is done. */
  MASTER_KEY_EARLIER: list,
  LINK_SECRET: z.string().min(32),
  /** Secrets of before a rotation: they signed the links at the foot of messages sent before November 2026. */
  LINK_SECRET_EARLIER: list.pipe(z.array(z.string().min(32))),
  SITE_KEY: z.string().min(32),
  /** Keys of before a rotation that the public site may still prove itself with, while its processes change over. */
  SITE_KEY_EARLIER: list.pipe(z.array(z.string().min(32))),
  /** Keys the blind indexes of addresses and the codes. It stays: after a rotation of SITE_KEY it is the first one there was. */
  INDEX_KEY: z.string().min(32).optional(),
  TWILIO_ACCOUNT_SID: z.string().default('AC00000000000000000000000000000000'),
  TWILIO_AUTH_TOKEN: z.string().default(UNSET_TOKEN),
  /** The account's other token, while its rotation is under way: calls signed with it are still believed. */
  TWILIO_AUTH_TOKEN_EARLIER: list,
  TWILIO_BASE_URL: called(z.string().optional(), (url = 'https://api.twilio.com') => hostsOf(url)),
  /** Messages the providers take in a second: all workers together hand over no more. */
  SMS_PER_SECOND: z.coerce.number().int().min(1).max(10_000).default(250),
  EMAIL_PER_SECOND: z.coerce.number().int().min(1).max(10_000).default(250),
  SMS_FROM: z.string().default('+15145550100'),
  /** Numbers of ours by province, `QC=+15145550100,+14385550100 ON=+14165550100`; empty: SMS_FROM writes to everybody. */
  SMS_POOL: smsPool,
  /** Whether texts go to numbers of the United States too; those of Canada always, of anywhere else never. */
  SMS_UNITED_STATES: z.stringbool().default(false),
  /** Texts with codes an hour at most: to one number, to one block of ten thousand numbers, and to all. */
  SMS_CODES_PER_NUMBER: z.coerce.number().int().min(1).default(20),
  SMS_CODES_PER_RANGE: z.coerce.number().int().min(1).default(500),
  SMS_CODES_PER_HOUR: z.coerce.number().int().min(1).default(3_000),
  /** The payment provider: our key, and the secret it signs its calls with. */
  STRIPE_SECRET_KEY: z.string().min(1).default(UNSET_TOKEN),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).default(UNSET_TOKEN),
  /** Signing secrets of before a rotation: calls signed with them are still believed. */
  STRIPE_WEBHOOK_SECRET_EARLIER: list,
  /** Where the payment library's calls go instead of the provider: the sandbox. */
  STRIPE_API_BASE: called(z.url().optional(), (url = 'https://api.stripe.com') => hostsOf(url)),
  /** How soon a payment that no provider reported is looked up at the provider. */
  PAYMENT_CHECK_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
  /** How long a process reads on from what it has read of a stream, before it reads it whole again. */
  STREAMS_KEPT_SECONDS: z.coerce.number().int().min(0).max(600).default(60),
  /** What the mail provider, or what stands before it, signs its events with (docs/mail-events.md); without it none is believed. */
  MAIL_WEBHOOK_SECRET: z.string().min(32).optional(),
  /** Secrets of before a rotation: events signed with them are still believed. */
  MAIL_WEBHOOK_SECRET_EARLIER: list.pipe(z.array(z.string().min(32))),
  SMTP_URL: called(z.string().default('smtp://127.0.0.1:3125')),
  MAIL_FROM: z.string().default('Jurilien <bonjour@jurilien.example>'),
  /** The same for service messages, and for marketing; those of before when absent. */
  MAIL_FROM_SERVICE: z.string().min(3).optional(),
  MAIL_FROM_MARKETING: z.string().min(3).optional(),
  /** The domain of the addresses that e-mails are answered at, `reply+…@domain`; without it none says where to answer. */
  MAIL_REPLY_DOMAIN: z
    .string()
    .regex(/^(?=.{1,190}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is not a domain, such as reply.example.ca')
    .optional(),
  /** DKIM: the RSA key that what leaves is signed with (PEM), and the selector its public part is published under. */
  MAIL_DKIM_PRIVATE_KEY: z.string().refine(isRsaKey, 'is not an RSA private key in PEM').optional(),
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9-]{1,63}$/)
    .optional(),
  /** For people who must receive messages unnoticed: a plain address to write from and a plain origin of links; ours when absent. */
  NEUTRAL_MAIL_ADDRESS: z.email().optional(),
  NEUTRAL_URL: z.url().optional(),
  /** Who writes, under every message; what is absent is the demo's, and refused in production. */
  SENDER_POSTAL_ADDRESS: z.string().min(1).optional(),
  SENDER_EMAIL: z.email().optional(),
  SENDER_PHONE: z.string().min(1).optional(),
  /** Who sells, on every invoice; lines of the address are separated by semicolons. Absent: the demo's, and refused in production. */
  SELLER_NAME: z.string().min(1).optional(),
  SELLER_ADDRESS: z.string().min(1).optional(),
  SELLER_GST_NUMBER: registration(gstNumber, '123456789 RT 0001').optional(),
  SELLER_QST_NUMBER: registration(qstNumber, '1234567890 TQ 0001').optional(),
  /** Folder of the files that people send, each sealed; every process of the API sees the same one. */
  FILES_DIR: z.string().min(1).default('.data/files'),
  /** Folder of the ledger of erasures, outside the database and its backups; every process sees the same one. */
  ERASURES_DIR: z.string().min(1).default('backups/erasures'),
  /** Whether the pages read by visitors who agree to it are counted, and by whom; `none` asks no one. */
  PAGE_VIEWS: z.enum(['none', 'own']).default('own'),
  /** A bucket that speaks S3 takes the place of the folder; the endpoint is for other providers than Amazon. */
  FILES_S3_BUCKET: z.string().min(1).optional(),
  FILES_S3_REGION: z.string().min(1).default('ca-central-1'),
  FILES_S3_ENDPOINT: called(z.url().optional(), (url, { FILES_S3_BUCKET, FILES_S3_REGION }) =>
    FILES_S3_BUCKET === undefined ? [] : hostsOf(url ?? `https://s3.${String(FILES_S3_REGION)}.amazonaws.com`),
  ),
  FILES_S3_KEY_ID: z.string().min(1).optional(),
  FILES_S3_SECRET: z.string().min(1).optional(),
  /** While files move from folder to bucket or back: they are written there, and read from the other place where they are not there yet. */
  FILES_MOVE_TO: z.enum(['folder', 'bucket']).optional(),
  /** Partners whose pages may frame the form, `clinic=https://clinic.example,https://www.clinic.example other=…`. */
  EMBED_PARTNERS: z
    .string()
    .default('')
    .refine((text) => {
      try {
        return embedPartners(text) !== undefined;
      } catch {
        return false;
      }
    }, 'code=https://site.example for each partner'),
  /** What looks for viruses in files: nothing, or a clamd. */
  FILE_SCANNER: called(
    z
      .string()
      .regex(/^(none|clamd:\/\/[^/\s]+)$/, 'none or clamd://host:port')
      .default('none'),
    (scanner) => (scanner === 'none' ? [] : hostsOf(scanner)),
  ),
  /** A list of breached passwords that speaks the range protocol of Have I Been Pwned; without it the bundled lists alone are asked. */
  BREACHED_PASSWORDS_URL: called(z.url().optional()),
  /** Who reads `/metrics` of the API says this, as `Authorization: Bearer …`; without it no one reads them there. */
  METRICS_TOKEN: z.string().min(32).optional(),
  /** Where errors are reported: `https://<key>@<host>/<project>` of a service that speaks Sentry's envelopes; nowhere without it. */
  ERROR_REPORTS_DSN: called(
    z
      .url()
      .refine((dsn) => /^https?:\/\/\w+@[^/]+\/.*\w$/.test(dsn), 'is not like https://key@host/project')
      .optional(),
  ),
  /** Where traces go, by OTLP over HTTP: `http://collector:4318`; nowhere without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: called(z.url().optional()),
  /** Who receives personal data at the hosts above, as far as a release cannot know it: rows of the register, in JSON (docs/settings.md). */
  PROCESSORS: processorsSetting,
  POOL_MAX: z.coerce.number().int().default(16),
  /** Quiet hours for messages (4.7.3, switch `quiet.*`): off in the local demo, so that it can be tried at night. */
  QUIET_HOURS: z.enum(['on', 'off']).default('on'),
  /** The nightly run of retention (4.10.13): off where the hour of the night must change nothing, as in tests. */
  RETENTION_RUNS: z.enum(['on', 'off']).default('on'),
  /** How long an SMS or mail provider may take to answer. */
  PROVIDER_TIMEOUT_MS: z.coerce.number().int().min(100).max(10_000).default(10_000),
  /** How long the outcome of a hand-over may be unknown before the provider's own list is believed (4.8.2). */
  UNKNOWN_OUTCOME_SECONDS: z.coerce.number().int().min(30).default(600),
  /**
   * The calm form of five fields for campaigns (F08), whatever `intake.oolong.enabled` says; `compare` leads every second of its
   * visitors to F02 instead.
   */
  INTAKE_OOLONG: z.enum(['on', 'off', 'compare']).optional(),
  /** Lets a command carry its own instant: the demo and the tests only, refused in production. */
  ALLOW_SHIFTED_CLOCK: z.stringbool().default(false),
});

/** What each variable that a process reads must be. */
export const SETTINGS_SHAPE: Readonly<Record<string, z.ZodType>> = schema.shape;
/** Every variable a process reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

export type Settings = z.infer<typeof schema> & {
  /** Who receives personal data with these settings. */
  readonly processors: ProcessorRegister;
  readonly publicUrl: string;
  /** Real people's data: everything that is only for a developer's machine is refused or off. */
  readonly production: boolean;
  /** Whether the API describes itself. */
  readonly docs: boolean;
};

/** @throws Error that names each wrong variable */
export function readSettings(given: Record<string, string | undefined> = process.env): Settings {
  // What compose passes on empty is not set.
  const env = withFiles(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')), Object.keys(schema.shape));
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    throw new Error(`Settings: ${parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ')}. See docs/settings.md.`);
  }
  const s = parsed.data;
  const production = s.NODE_ENV === 'production' && s.DEPLOYMENT !== 'local';
  const publicUrl = (s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/$/, '');
  const processors = processorRegister(outboundCalls(schema.shape, s), s.PROCESSORS, production);
  const settings = { ...s, publicUrl, production, processors, docs: s.API_DOCS === undefined ? !production : s.API_DOCS === 'on' };
  const objections = [
    ...halfSettings(settings),
    ...(production ? unsafeForProduction(settings, env) : localObjections(settings)),
    ...processors.objections,
  ];
  if (objections.length > 0) throw new Error(`Settings: ${objections.join(' ')} See docs/settings.md.`);
  return settings;
}

/** For programs that keep a session (migrations, rebuilds, operators' tools): past any pooler. */
export const unpooled = (s: Settings): Settings => ({ ...s, DATABASE_URL: s.DATABASE_DIRECT_URL ?? s.DATABASE_URL, POOL_MAX: 4 });

/** Values that are kept in files, as container platforms hand out secrets: `JWT_SECRET_FILE=/run/secrets/jwt` is `JWT_SECRET`. */
function withFiles(env: Record<string, string | undefined>, names: readonly string[]): Record<string, string | undefined> {
  const read: Record<string, string> = {};
  for (const name of names) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new Error(`Settings: ${name} and ${name}_FILE are both set: keep one.`);
    try {
      read[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new Error(`Settings: ${name}_FILE cannot be read (${(error as Error).message}).`, { cause: error });
    }
  }
  return { ...env, ...read };
}
