import { confirmSecondFactor, createUser, enrolSecondFactor } from '@jurilien/identity';
import { DAY_MS } from '@jurilien/reference';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { Secret } from 'otpauth';
import { keepPastRecipients, readStream } from '@jurilien/persistence';
import { keepExplanation, openKernel, openLog, readSettings, type Kernel } from '@jurilien/runtime';
import { withBus } from '../commands.module.js';
import { presentCandidates } from './professionals/candidates.js';
import { fillDemo, type DemoReport } from './demo.js';
import { SYSTEM, type DemoPorts } from './ports.js';
import { randomFrom } from './random.js';
import { presentCampaigns } from './sales/campaigns.js';
import { presentProspects } from './sales/prospects.js';
import { refuseProduction, roleOf, STAFF, staffActor } from './staff.js';
import { presentMeetings } from './times/meetings.js';

/** Fills the demo once: staff accounts always, professionals and leads unless `--staff-only`. An installation in use is left alone. */
const SEED = 2026;
/** Parameters for staff (design/security.md). */
const ARGON2 = { memoryCost: 65_536, timeCost: 3, parallelism: 4 };
const log = openLog('demo');
const settings = readSettings();
refuseProduction(settings);
const opened = await openKernel(settings, 'jurilien-demo');

const [first] = await opened.db.query('select 1 from events limit 1');
if (first) log.info('the log is not empty: nothing to do');
else await withBus(opened, fill);
await opened.close();

/** An account of the demo: who signs in with it, and as what. */
interface Account {
  readonly userId: string;
  readonly email: string;
  readonly username: string;
  readonly role: string;
  readonly fr: string;
  readonly en: string;
  readonly lang?: 'fr' | 'en';
  readonly professionalId?: string;
}

async function fill(kernel: Kernel): Promise<void> {
  const started = Date.now();
  const ports = portsOf(kernel);
  const ids = randomFrom(SEED + 1);
  const staff = new Map(STAFF.map((m) => [m.key as string, ids.uuid()]));
  const team = STAFF.map((m) => ({ ...m, userId: staff.get(m.key)!, role: roleOf(settings.PRODUCT_SLUG, m) }));
  const keys = await openAccounts(ports, team, ids.uuid);
  leave(team, keys);
  if (process.argv.includes('--staff-only')) return;
  const { commands, trouble, featured, payments, applied, members, people } = await fillDemo(ports, {
    now: started,
    seed: SEED,
    product: settings.PRODUCT_SLUG,
    staff,
  });
  const pros = featured.map(({ who, professionalId }) => ({
    ...who,
    professionalId,
    lang: who.is.lang,
    userId: ids.uuid(),
    role: `${settings.PRODUCT_SLUG}_professional`,
  }));
  leave([...team, ...pros], [...keys, ...(await openAccounts(ports, pros, ids.uuid))]);
  leavePayments(payments);
  const admin = staffActor(settings.PRODUCT_SLUG, 'admin', staff);
  const userIds = [staff.get('admin')!, staff.get('second')!] as const;
  await presentMeetings(ports, ids, { userIds, admin, applied, members }, started);
  const second = staffActor(settings.PRODUCT_SLUG, 'second', staff);
  await presentProspects(ports, ids, { admin, people }, started);
  await presentCampaigns(ports, ids, { admin, second, people, now: started });
  await presentCandidates(ports, settings.PRODUCT_SLUG, ids, started);
  for (const { step, error } of trouble) log.warn({ command: step.command.name, at: step.at, err: error }, 'a story ended early');
  log.info({ commands, trouble: trouble.length, ms: Date.now() - started }, 'the demo is filled');
}

/** What the phone of an account shows its codes from. */
interface Key {
  readonly name: string;
  readonly account: string;
  readonly secret: string;
}

/** Opens accounts with the launcher's password and a second factor; answers the keys of their phones. */
async function openAccounts(ports: DemoPorts, accounts: readonly Account[], id: () => string): Promise<Key[]> {
  const password = process.env.DEMO_PASSWORD;
  if (!password) throw new Error('DEMO_PASSWORD is not set');
  const at = new Date(Date.now() - 90 * DAY_MS).toISOString();
  const keys: Key[] = [];
  for (const { userId, email, username, role, fr, en, lang, professionalId } of accounts) {
    const passwordHash = await hash(password, ARGON2);
    await ports.dispatch(
      createUser,
      { userId, email, username, role, passwordHash, ...(lang ? { lang } : {}), ...(professionalId ? { professionalId } : {}) },
      { at, actor: SYSTEM, commandId: id(), reason: 'Compte de démonstration' },
    );
    keys.push({ name: `${username} (${fr} / ${en})`, account: email, secret: await enrolApp(ports, userId, at, id) });
  }
  return keys;
}

/** Leaves which accounts exist for the launcher to print, and their keys for the sandbox's authenticator, which plays their phones. */
function leave(accounts: readonly Account[], keys: readonly Key[]): void {
  const data = process.env.JURILIEN_DATA;
  if (!data) return;
  mkdirSync(join(data, 'sandbox'), { recursive: true });
  const printed = accounts.map(({ email, fr, en, professionalId }) => ({ email, fr, en, console: !professionalId }));
  writeFileSync(join(data, 'accounts.json'), JSON.stringify({ accounts: printed }, null, 2));
  writeFileSync(join(data, 'sandbox', 'authenticator.json'), JSON.stringify(keys, null, 2), { mode: 0o600 });
}

/** Leaves what was paid to the sandbox, which plays the provider: its list and our books start alike. */
function leavePayments(payments: DemoReport['payments']): void {
  const data = process.env.JURILIEN_DATA;
  if (!data) return;
  mkdirSync(join(data, 'sandbox'), { recursive: true });
  writeFileSync(join(data, 'sandbox', 'payments.json'), JSON.stringify(payments), { mode: 0o600 });
}

/** Gives an account the second factor that its role requires, with a key of chance, and answers the key. */
async function enrolApp(ports: DemoPorts, userId: string, at: string, id: () => string): Promise<string> {
  const secret = new Secret({ size: 20 }).base32;
  const factorId = id();
  const by = () => ({ at, actor: SYSTEM, commandId: id() });
  await ports.dispatch(enrolSecondFactor, { userId, factorId, kind: 'totp', name: 'Démo', secret, authAt: at }, by());
  await ports.dispatch(confirmSecondFactor, { userId, factorId, step: Math.floor(Date.parse(at) / 30_000), authAt: at }, by());
  return secret;
}

function portsOf(kernel: Kernel): DemoPorts {
  return {
    config: kernel.configuration.current(),
    dispatch: kernel.send,
    explain: ({ size, ...of }, matching) => keepExplanation(kernel, of, matching, size),
    history: (stream) => readStream(kernel.db, kernel.codec, stream),
    hash: kernel.secrets.hash,
    keepRecipients: (campaignId, channel, people) => keepPastRecipients(kernel.db, campaignId, channel, people),
  };
}
