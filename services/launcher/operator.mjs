/**
 * The operator's programs (`npm run events`, `npm run audit`, `npm run ledger`, `npm run config`, `npm run admin`,
 * `npm run backup`, `npm run restore`): run with the settings of the product that `npm start` runs
 * here, or with those of the environment when DATABASE_URL is set.
 */
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asFault, Fault } from './faults.mjs';
import { readJson } from './hashes.mjs';
import { localNode } from './builders/install.mjs';
import { bilingual } from './messages.mjs';
import { childEnvironment, exitCodeOf, portsFrom } from './options.mjs';
import { runningLauncher } from './processes/run-record.mjs';
import { secretsIn } from './secrets.mjs';

const root = realpathSync(resolve(dirname(fileURLToPath(import.meta.url)), '..', '..'));
const data = join(root, '.data');

/** The environment the services have. @throws Fault when nothing was ever started here */
function settings() {
  const secretsFile = join(data, 'secrets.json');
  if (!existsSync(secretsFile)) {
    if (process.env.DATABASE_URL && process.env.MASTER_KEY) return process.env;
    throw new Fault('NEVER_STARTED');
  }
  const secrets = secretsIn(secretsFile);
  const { postgresPort, smtpPort = 3125 } = readJson(join(data, 'state.json'), {});
  const databaseUrl = process.env.DATABASE_URL || `postgresql://jurilien:${secrets.databasePassword}@127.0.0.1:${postgresPort}/jurilien`;
  // Links are printed with the address that the product answers at now.
  const url = runningLauncher(data)?.url;
  const env = url && !process.env.PUBLIC_URL ? { ...process.env, PUBLIC_URL: url } : process.env;
  return childEnvironment({ env, ...portsFrom(process.env), smtpPort, databaseUrl, secrets, dataDir: data, demoPassword: '' });
}

/** Runs one of the worker's programs with the rest of the command line, and ends as it ends; `alone`: its name says all it needs. */
export function runProgram(name, { alone = false } = {}) {
  try {
    const program = join(root, 'dist', 'services', 'worker', 'src', name);
    if (!existsSync(program) || !existsSync(localNode(root))) throw new Fault('NEVER_STARTED');
    const args = process.argv.slice(2);
    const asksForHelp = (args.length === 0 && !alone) || args.some((word) => ['help', '--help', '-h'].includes(word));
    const env = asksForHelp ? process.env : settings();
    const child = spawn(localNode(root), ['--enable-source-maps', program, ...args], { stdio: 'inherit', env });
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.on(signal, () => {
        child.kill(signal);
      });
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? exitCodeOf(signal);
    });
  } catch (error) {
    const fault = asFault(error, data);
    console.error(fault instanceof Fault ? bilingual(fault.code, fault.details) : fault.stack);
    process.exitCode = 1;
  }
}
