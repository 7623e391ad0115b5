import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { Secret } from 'otpauth';
import type { StreamRef } from '@jurilien/event-sourcing';
import { openKernel, openLog, readSettings, type Kernel } from '@jurilien/runtime';
import { fillDemo } from './demo.js';
import { SYSTEM, type DemoPorts } from './ports.js';
import { randomFrom } from './random.js';
import { refuseProduction, roleOf, STAFF } from './staff.js';

/** Fills the demo once: staff accounts always, professionals and leads unless `--staff-only`. An installation in use is left alone. */
const SEED = 2026;
/** Parameters for staff (design/security.md). */
const ARGON2 = { memoryCost: 65_536, timeCost: 3, parallelism: 4 };
const log = openLog('demo');
const settings = readSettings();
refuseProduction(settings);
const kernel = await openKernel(settings, 'jurilien-demo');

const [first] = await kernel.db.query('select 1 from events limit 1');
if (first) log.info('the log is not empty: nothing to do');
else await fill();
await kernel.close();

async function fill(): Promise<void> {
  const started = Date.now();
  const ports = portsOf(kernel);
  const staff = await createStaff(ports);
  if (process.argv.includes('--staff-only')) return;
  const { commands, trouble } = await fillDemo(ports, { now: started, seed: SEED, product: settings.PRODUCT_SLUG, staff });
  for (const { step, error } of trouble) log.warn({ command: step.command, at: step.at, error: String(error) }, 'a story ended early');
  log.info({ commands, trouble: trouble.length, ms: Date.now() - started }, 'the demo is filled');
}

/** Staff accounts; which ones exist is left for the launcher to print, the password is its own. */
async function createStaff(ports: DemoPorts): Promise<Map<string, string>> {
  const password = process.env.DEMO_PASSWORD;
  if (!password) throw new Error('DEMO_PASSWORD is not set');
  const ids = randomFrom(SEED + 1);
  const users = new Map(STAFF.map((m) => [m.key as string, ids.uuid()]));
  const at = new Date(Date.now() - 90 * 86_400_000).toISOString();
  const keys: { name: string; account: string; secret: string }[] = [];
  for (const member of STAFF) {
    await ports.dispatch(
      'CreateUser',
      {
        userId: users.get(member.key),
        email: member.email,
        username: member.username,
        role: roleOf(settings.PRODUCT_SLUG, member),
        passwordHash: await hash(password, ARGON2),
      },
      { at, actor: SYSTEM, commandId: ids.uuid(), reason: 'Compte de démonstration' },
    );
    keys.push({
      name: `${member.username} (${member.fr} / ${member.en})`,
      account: member.email,
      secret: await enrolApp(ports, users.get(member.key)!, at, ids.uuid),
    });
  }
  const data = process.env.JURILIEN_DATA;
  if (data) {
    mkdirSync(data, { recursive: true });
    writeFileSync(
      join(data, 'accounts.json'),
      JSON.stringify({ accounts: STAFF.map(({ email, fr, en }) => ({ email, fr, en })) }, null, 2),
    );
    // The authenticator of the sandbox stands in for their phones.
    mkdirSync(join(data, 'sandbox'), { recursive: true });
    writeFileSync(join(data, 'sandbox', 'authenticator.json'), JSON.stringify(keys, null, 2), { mode: 0o600 });
  }
  return users;
}

/** Gives an account the second factor that its role requires, with a key of chance, and answers the key. */
async function enrolApp(ports: DemoPorts, userId: string, at: string, id: () => string): Promise<string> {
  const secret = new Secret({ size: 20 }).base32;
  const factorId = id();
  const by = () => ({ at, actor: SYSTEM, commandId: id() });
  await ports.dispatch('EnrolSecondFactor', { userId, factorId, kind: 'totp', name: 'Démo', secret, authAt: at }, by());
  await ports.dispatch('ConfirmSecondFactor', { userId, factorId, step: Math.floor(Date.parse(at) / 30_000), authAt: at }, by());
  return secret;
}

function portsOf({ store, dispatch }: Kernel): DemoPorts {
  return {
    dispatch: (name, input, { at, actor, reason, commandId, causationId }) =>
      dispatch({
        name,
        commandId,
        actor,
        at,
        input: input as Record<string, unknown>,
        ...(reason ? { reason } : {}),
        ...(causationId ? { causationId } : {}),
      }),
    history: async (stream) => {
      const dash = stream.indexOf('-');
      const ref = { decider: { category: stream.slice(0, dash) }, id: stream.slice(dash + 1) } as unknown as StreamRef;
      return (await store.load([ref], '00000000-0000-4000-8000-000000000000')).streams.get(stream) ?? [];
    },
  };
}
