/** What the command line and the environment ask for. */
import { Fault } from './faults.mjs';
import { portFrom } from './processes/ports.mjs';

export const DEFAULT_PORT = 3000;
export const DEFAULT_SANDBOX_PORT = 3100;
/** Offered when the usual ports are taken. */
const OTHER = { PORT: 3300, SANDBOX_PORT: 3400 };

/** What ends a run in order: Ctrl-C, a supervisor, a closed terminal. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/** What a shell expects of a program that a signal cut short. */
export const exitCodeOf = (signal) => (SIGNAL_NUMBERS[signal] ? 128 + SIGNAL_NUMBERS[signal] : 1);

const FLAGS = { '--empty': 'empty', '--reset': 'reset', '--help': 'help', '-h': 'help' };

/** Flags of `npm start --`, refused with a sentence when unknown. */
export function flagsFrom(argv) {
  const unknown = argv.find((flag) => !Object.hasOwn(FLAGS, flag));
  if (unknown !== undefined) throw new Fault('UNKNOWN_FLAG', { flag: unknown });
  const given = new Set(argv.map((flag) => FLAGS[flag]));
  return { empty: given.has('empty'), reset: given.has('reset'), help: given.has('help') };
}

/** `npm start --reset` without the two dashes in between: npm keeps the option for itself, and nothing would be reset. */
export function refuseLostFlags(env) {
  const lost = ['reset', 'empty'].find((name) => env.npm_lifecycle_event === 'start' && env[`npm_config_${name}`]);
  if (lost) throw new Fault('LOST_FLAG', { flag: `--${lost}` });
}

/** Ports of the one origin and of the sandbox. */
export function portsFrom(env) {
  const port = portFrom(env.PORT, DEFAULT_PORT);
  const sandboxPort = portFrom(env.SANDBOX_PORT, DEFAULT_SANDBOX_PORT);
  if (Number.isNaN(port)) throw new Fault('BAD_PORT', { variable: 'PORT', value: env.PORT });
  if (Number.isNaN(sandboxPort)) throw new Fault('BAD_PORT', { variable: 'SANDBOX_PORT', value: env.SANDBOX_PORT });
  if (port === sandboxPort) throw new Fault('SAME_PORT', { port });
  return { port, sandboxPort };
}

/**
 * Where the sandbox takes mail, beside its pages: two starts that have different pages want different mailboxes too, so that
 * neither takes the port the other has looked at and not yet opened.
 */
export const smtpPortBeside = (sandboxPort) => (sandboxPort + 25 < 65_536 ? sandboxPort + 25 : sandboxPort - 25);

/** Where the sandbox plays a virus scanner, beside its pages and its mailbox. */
export const clamdPortBeside = (sandboxPort) => (sandboxPort + 10 < 65_536 ? sandboxPort + 10 : sandboxPort - 10);

/** The fault of a busy port, naming who holds it and what to set instead. */
export const portBusy = (variable, port, holder) =>
  new Fault('PORT_BUSY', { variable, port, other: OTHER[variable], holder: holder ? `${holder.name} (${holder.pid})` : '?' });

/** The SMS adapter speaks to the sandbox, unless the developer named a real account. Signatures cover the address called back. */
const sandboxSms = ({ port, sandbox, secrets }) => ({
  TWILIO_BASE_URL: sandbox,
  TWILIO_ACCOUNT_SID: secrets.twilioAccountSid,
  TWILIO_AUTH_TOKEN: secrets.twilioAuthToken,
  SMS_FROM: '+15145550100',
  // The stand-in's list is complete at once, so a hand-over that no one answered need not stay in doubt for ten minutes.
  UNKNOWN_OUTCOME_SECONDS: '30',
  WEBHOOK_URL: `http://127.0.0.1:${port}`,
  // No one is woken by a phone of the sandbox: the whole journey can be tried at night.
  QUIET_HOURS: 'off',
});

/** The payment adapter speaks to the sandbox, unless the developer named an account. */
const sandboxPayments = ({ port, sandbox, secrets }) => ({
  STRIPE_API_BASE: sandbox,
  STRIPE_SECRET_KEY: secrets.stripeSecretKey,
  STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
  STRIPE_WEBHOOK_URL: `http://127.0.0.1:${port}/api/public/webhooks/stripe`,
  STRIPE_PAGE_ORIGIN: sandbox.replace('127.0.0.1', 'localhost'),
  PAYMENT_CHECK_SECONDS: '15',
});

/** The environment of sandbox, API and worker: what the developer set wins over what we make up. */
export function childEnvironment({
  env,
  port,
  sandboxPort,
  smtpPort,
  clamdPort = clamdPortBeside(sandboxPort),
  databaseUrl,
  secrets,
  dataDir,
  demoPassword,
}) {
  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  const made = {
    NODE_ENV: 'production',
    // Plain HTTP, stand-ins for providers, a demo: this machine alone.
    DEPLOYMENT: 'local',
    PUBLIC_URL: `http://localhost:${port}`,
    SITE_ORIGIN: env.PUBLIC_URL || `http://localhost:${port}`,
    API_ORIGIN: `http://127.0.0.1:${port}`,
    SANDBOX_ORIGIN: sandbox,
    JWT_SECRET: secrets.jwtSecret,
    MASTER_KEY: secrets.masterKey,
    LINK_SECRET: secrets.linkSecret,
    SITE_KEY: secrets.siteKey,
    ...(env.TWILIO_ACCOUNT_SID ? {} : sandboxSms({ port, sandbox, secrets })),
    ...(env.STRIPE_SECRET_KEY ? {} : sandboxPayments({ port, sandbox, secrets })),
    PAGE_VIEWS: 'own',
    SENDER_PHONE: '514-555-0100',
    ERROR_REPORTS_DSN: `http://demo@127.0.0.1:${sandboxPort}/1`,
    MAIL_WEBHOOK_SECRET: secrets.mailWebhookSecret,
    MAIL_WEBHOOK_URL: `http://127.0.0.1:${port}/api/public/webhooks/mail`,
    RECEIVED_MAIL_URL: `http://127.0.0.1:${port}/api/public/webhooks/received-mail`,
    MAIL_REPLY_DOMAIN: 'reponse.jurilien.example',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    FILES_DIR: `${dataDir}/files`,
    ERASURES_DIR: `${dataDir}/erasures`,
    BREACHED_PASSWORDS_URL: sandbox,
    FILE_SCANNER: `clamd://127.0.0.1:${clamdPort}`,
    DEMO_PASSWORD: demoPassword,
    NODE_COMPILE_CACHE: `${dataDir}/compile-cache`,
    // Passwords are hashed in threads; each would keep a heap of its own of what it once needed.
    MALLOC_ARENA_MAX: '2',
  };
  const fixed = {
    // HOST is a name some shells export for themselves, so another one chooses the address to listen on.
    HOST: env.BIND_ADDRESS || '127.0.0.1',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    SANDBOX_CLAMD_PORT: String(clamdPort),
    DATABASE_URL: databaseUrl,
    // Beside the embedded database, another one's addresses mean nothing.
    ...(env.DATABASE_URL ? {} : { DATABASE_DIRECT_URL: undefined, DATABASE_READ_URL: undefined }),
    JURILIEN_DATA: dataDir,
  };
  return { ...made, ...env, ...fixed };
}
