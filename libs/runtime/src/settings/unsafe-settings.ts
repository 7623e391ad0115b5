import { identityObjections, type Identity } from './unsafe-identity.js';

/** What a provider that was not configured would be called with. */
export const UNSET_TOKEN = 'unset-token';

/** The settings that are looked at. */
interface Checked extends Identity {
  readonly DEPLOYMENT?: 'production' | 'local' | undefined;
  readonly JWT_SECRET: string;
  readonly JWT_SECRET_EARLIER: readonly string[];
  readonly LINK_SECRET_EARLIER: readonly string[];
  readonly MASTER_KEY: string;
  readonly LINK_SECRET: string;
  readonly SITE_KEY: string;
  readonly INDEX_KEY?: string | undefined;
  readonly METRICS_TOKEN?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly CONSOLE_URL?: string | undefined;
  readonly API_URL?: string | undefined;
  readonly WEBHOOK_URL?: string | undefined;
  readonly PIPELINE_WEBHOOK_STAND_IN?: string | undefined;
  readonly DATABASE_URL: string;
  readonly DATABASE_DIRECT_URL?: string | undefined;
  readonly DATABASE_READ_URL?: string | undefined;
  readonly CORS_ORIGINS: readonly string[];
  readonly ALLOW_SHIFTED_CLOCK: boolean;
  readonly QUIET_HOURS: 'on' | 'off';
  readonly RETENTION_RUNS: 'on' | 'off';
  readonly TWILIO_AUTH_TOKEN: string;
  readonly TWILIO_BASE_URL?: string | undefined;
  readonly MAIL_FROM: string;
  readonly MAIL_FROM_SERVICE?: string | undefined;
  readonly MAIL_FROM_MARKETING?: string | undefined;
  readonly MAIL_REPLY_DOMAIN?: string | undefined;
  readonly MAIL_DKIM_PRIVATE_KEY?: string | undefined;
  readonly MAIL_DKIM_SELECTOR?: string | undefined;
  readonly FILES_S3_BUCKET?: string | undefined;
  readonly FILES_MOVE_TO?: string | undefined;
  readonly SMTP_URL: string;
  readonly TRUSTED_PROXIES: number;
  readonly MAIL_WEBHOOK_SECRET?: string | undefined;
  readonly MAIL_WEBHOOK_SECRET_EARLIER: readonly string[];
  readonly BREACHED_PASSWORDS_URL?: string | undefined;
  readonly STRIPE_SECRET_KEY: string;
  readonly STRIPE_WEBHOOK_SECRET: string;
  readonly STRIPE_API_BASE?: string | undefined;
}

/**
 * Words of examples and defaults: a secret that holds one was never made. Short ones count only where they stand alone, since
 * chance writes `tOdo` into one key of base64 in twenty thousand, and a key that was made well must never stop a start.
 */
const PLACEHOLDER =
  /change.?me|placeholder|example|secret|password|default|insert|sample|12345678|abcdef{2,}gh|qwerty|(?<![a-z0-9])(?:unset|your|dummy|todo|x{4,})(?![a-z0-9])/i;
/** What a guesser needs at least: `openssl rand -hex 16` has it, words and repetitions have not. */
const LEAST_BITS = 96;
const LEAST_DIFFERENT = 10;

/** How many bits the characters of a text carry at most, each seen for how often it comes. */
function bitsOf(text: string): number {
  const seen = new Map<string, number>();
  for (const c of text) seen.set(c, (seen.get(c) ?? 0) + 1);
  return [...seen.values()].reduce((bits, n) => bits - n * Math.log2(n / text.length), 0);
}

/** Why a secret is none; nothing for one that was made by chance. */
function weakness(secret: string): string | undefined {
  if (secret.length < 32) return 'is shorter than 32 characters';
  if (PLACEHOLDER.test(secret)) return 'looks like an example or a default';
  if (/^(.{1,16}?)\1+$/s.test(secret)) return 'repeats itself';
  if (new Set(secret).size < LEAST_DIFFERENT || bitsOf(secret) < LEAST_BITS) return 'is too easy to guess';
  return undefined;
}

/** Each secret with what it is for; providers' tokens are theirs to make. */
function secretsOf(s: Checked): [name: string, value: string][] {
  const one = (name: string, value: string | undefined): [string, string][] => (value === undefined ? [] : [[name, value]]);
  return [
    ...one('JWT_SECRET', s.JWT_SECRET),
    ...one('MASTER_KEY', s.MASTER_KEY),
    ...one('LINK_SECRET', s.LINK_SECRET),
    ...one('SITE_KEY', s.SITE_KEY),
    ...one('INDEX_KEY', s.INDEX_KEY),
    ...one('METRICS_TOKEN', s.METRICS_TOKEN),
    ...one('MAIL_WEBHOOK_SECRET', s.MAIL_WEBHOOK_SECRET),
    ...s.MAIL_WEBHOOK_SECRET_EARLIER.map((value): [string, string] => ['MAIL_WEBHOOK_SECRET_EARLIER', value]),
    ...s.JWT_SECRET_EARLIER.map((value): [string, string] => ['JWT_SECRET_EARLIER', value]),
    ...s.LINK_SECRET_EARLIER.map((value): [string, string] => ['LINK_SECRET_EARLIER', value]),
  ];
}

/** What must not face real people, each as a sentence that names the variable; none when all is well. */
export function unsafeForProduction(s: Checked, env: Readonly<Record<string, string | undefined>>): string[] {
  return [...weakSecrets(s), ...equalSecrets(s), ...openDoors(s), ...placeholders(s, env), ...identityObjections(s)];
}

const MAKE = 'Make one: openssl rand -hex 32.';

const weakSecrets = (s: Checked): string[] =>
  secretsOf(s).flatMap(([name, value]) => {
    const why = weakness(value);
    return why ? [`${name} ${why}. ${name === 'MASTER_KEY' ? 'Make one: openssl rand -base64 32.' : MAKE}`] : [];
  });

function equalSecrets(s: Checked): string[] {
  const seen = new Map<string, string>();
  return secretsOf(s).flatMap(([name, value]) => {
    const other = seen.get(value);
    seen.set(value, name);
    return other ? [`${name} and ${other} are the same: who learns one must not have the other. ${MAKE}`] : [];
  });
}

/** Doors that only a developer's machine has. */
const openDoors = (s: Checked): string[] => [
  ...(s.PUBLIC_URL?.startsWith('https://') ? [] : ['PUBLIC_URL must be an https:// address: sessions and links travel over it.']),
  ...(s.PUBLIC_URL?.startsWith('https://') && s.TRUSTED_PROXIES === 0
    ? [
        'TRUSTED_PROXIES is 0, but PUBLIC_URL is an https:// address: a proxy of yours ends TLS, and every visitor would count as that proxy. Say how many stand in front.',
      ]
    : []),
  ...(['CONSOLE_URL', 'API_URL'] as const).flatMap((name) =>
    s[name] === undefined || s[name].startsWith('https://') ? [] : [`${name} must be an https:// address: sessions travel over it.`],
  ),
  ...(s.ALLOW_SHIFTED_CLOCK ? ['ALLOW_SHIFTED_CLOCK is for the demo and tests, never for production.'] : []),
  ...(s.RETENTION_RUNS === 'off' ? ['RETENTION_RUNS is off: nothing would be destroyed when its time is over. Remove it.'] : []),
  ...(s.QUIET_HOURS === 'off' ? ['QUIET_HOURS is off: clients would be woken at night. Remove it.'] : []),
  ...s.CORS_ORIGINS.filter((origin) => !origin.startsWith('https://')).map((origin) => `CORS_ORIGINS names ${origin}, which is not https.`),
];

/** Values that were not replaced, and stand-ins of providers. */
const placeholders = (s: Checked, env: Readonly<Record<string, string | undefined>>): string[] => [
  ...(s.TWILIO_AUTH_TOKEN === UNSET_TOKEN || s.TWILIO_AUTH_TOKEN.length < 32 || PLACEHOLDER.test(s.TWILIO_AUTH_TOKEN)
    ? ['TWILIO_AUTH_TOKEN is not that of an account: anyone could sign text messages to us.']
    : []),
  ...(s.TWILIO_BASE_URL ? ['TWILIO_BASE_URL names a stand-in for the SMS provider. Remove it.'] : []),
  ...(s.PIPELINE_WEBHOOK_STAND_IN ? ['PIPELINE_WEBHOOK_STAND_IN names a stand-in for the tools of professionals. Remove it.'] : []),
  ...payments(s),
  ...(s.BREACHED_PASSWORDS_URL && !s.BREACHED_PASSWORDS_URL.startsWith('https://')
    ? ['BREACHED_PASSWORDS_URL must be an https:// address: what is asked about passwords travels over it.']
    : []),
  ...(s.WEBHOOK_URL && !s.WEBHOOK_URL.startsWith('https://') ? ['WEBHOOK_URL must be an https:// address.'] : []),
  ...mailServer(s, env),
  ...(s.MAIL_WEBHOOK_SECRET ? [] : [`MAIL_WEBHOOK_SECRET is missing: bounces and complaints would not be heard. ${MAKE}`]),
  ...(['MAIL_FROM', 'MAIL_FROM_SERVICE', 'MAIL_FROM_MARKETING', 'MAIL_REPLY_DOMAIN'] as const).flatMap((name) =>
    /\.example\b/.test(s[name] ?? '') ? [`${name} is still the example address.`] : [],
  ),
  ...(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const).flatMap((name) =>
    s[name] === undefined || passwordOf(s[name]) ? [] : [`${name} has no password, or an example one.`],
  ),
  ...(env.DEMO_PASSWORD ? ['DEMO_PASSWORD is set: a demo has accounts everybody knows. Remove it.'] : []),
];

/** The sandbox keeps what it is given: no one would ever read it. */
const mailServer = (s: Checked, env: Readonly<Record<string, string | undefined>>): string[] => {
  if (!env.SMTP_URL) return ['SMTP_URL is missing: e-mail would go to a mailbox of this machine.'];
  const host = URL.canParse(s.SMTP_URL) ? new URL(s.SMTP_URL).hostname : '';
  return host === '' || /^sandbox$|\.example$/.test(host) ? ['SMTP_URL names no mail server, but a stand-in or an example.'] : [];
};

/** Another installation's key takes another installation's money; a signing secret that is public lets anyone grant coins. */
const payments = (s: Checked): string[] => [
  ...(/^(sk|rk)_live_\w{16,}$/.test(s.STRIPE_SECRET_KEY)
    ? []
    : ['STRIPE_SECRET_KEY is not the live key of an account (sk_live_… or rk_live_…).']),
  ...(/^whsec_.{16,}$/.test(s.STRIPE_WEBHOOK_SECRET) && !PLACEHOLDER.test(s.STRIPE_WEBHOOK_SECRET)
    ? []
    : ['STRIPE_WEBHOOK_SECRET is not that of an endpoint (whsec_…): anyone could sign payments to us.']),
  ...(s.STRIPE_API_BASE ? ['STRIPE_API_BASE names a stand-in for the payment provider. Remove it.'] : []),
];

function passwordOf(databaseUrl: string): string | undefined {
  const password = URL.canParse(databaseUrl) ? decodeURIComponent(new URL(databaseUrl).password) : '';
  return password.length >= 12 && !PLACEHOLDER.test(password) ? password : undefined;
}

/** Settings that mean nothing without their other half. */
export const halfSettings = (s: Checked): string[] => [
  ...((s.MAIL_DKIM_PRIVATE_KEY === undefined) === (s.MAIL_DKIM_SELECTOR === undefined)
    ? []
    : ['MAIL_DKIM_PRIVATE_KEY and MAIL_DKIM_SELECTOR go together: set both, or neither.']),
  ...(s.FILES_MOVE_TO === undefined || s.FILES_S3_BUCKET !== undefined
    ? []
    : ['FILES_MOVE_TO moves files between the folder and a bucket, and FILES_S3_BUCKET names none.']),
];

/** A deployment that only says it is none. */
export const localObjections = (s: Checked): string[] =>
  s.DEPLOYMENT === 'local' && s.PUBLIC_URL?.startsWith('https://')
    ? ['DEPLOYMENT is local, but PUBLIC_URL is an https:// address: a deployment is checked like one. Remove DEPLOYMENT.']
    : [];
