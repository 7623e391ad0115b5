import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { StreamRef } from '@jurilien/event-sourcing';
import { openKernel, openLog, readSettings, type Kernel } from '@jurilien/runtime';
import { fillDemo } from './demo.js';
import { SYSTEM, type DemoPorts } from './ports.js';
import { randomFrom } from './random.js';
import { roleOf, STAFF } from './staff.js';

/** Fills the demo once: staff accounts always, professionals and leads unless `--staff-only`. An installation in use is left alone. */
const SEED = 2026;
/** Parameters for staff (design/security.md). */
const ARGON2 = { memoryCost: 65_536, timeCost: 3, parallelism: 4 };
const log = openLog('demo');
const settings = readSettings();
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
      { at: new Date(Date.now() - 90 * 86_400_000).toISOString(), actor: SYSTEM, commandId: ids.uuid(), reason: 'Compte de démonstration' },
    );
  }
  const data = process.env.JURILIEN_DATA;
  if (data) {
    mkdirSync(data, { recursive: true });
    writeFileSync(
      join(data, 'accounts.json'),
      JSON.stringify({ accounts: STAFF.map(({ email, fr, en }) => ({ email, fr, en })) }, null, 2),
    );
  }
  return users;
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
