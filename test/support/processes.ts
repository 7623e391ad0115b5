import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
let built: Promise<unknown> | undefined;

/** A real process of ours: what `npm start` and the images run, killable by its id. */
export interface Running {
  readonly pid: number;
  /** Everything it wrote to both outputs so far. */
  output(): string;
  alive(): boolean;
  /** Asks it to stop, as a deployment does, and answers its exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL: no chance to finish anything. */
  kill(): Promise<void>;
  /** Its exit code, once it ended by itself. */
  readonly exited: Promise<number | null>;
}

/** Compiles what changed, once per run. */
async function buildOnce(): Promise<void> {
  built ??= (async () => {
    const { buildServices } = (await import('../../services/launcher/builders/build.mjs' as string)) as {
      buildServices(root: string): Promise<unknown>;
    };
    return buildServices(ROOT);
  })();
  await built;
}

/** Starts `dist/services/<service>/src/<file>.js` with an environment, and a command line, of its own. */
export async function startProcess(
  service: 'api' | 'worker',
  env: Record<string, string>,
  file = 'main',
  args: readonly string[] = [],
): Promise<Running> {
  await buildOnce();
  const lines: string[] = [];
  // Under the launcher's guard: a run that is cut short leaves no process behind.
  const guard = join(ROOT, 'services', 'launcher', 'processes', 'guard.mjs');
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', '--import', guard, join(ROOT, 'dist', 'services', service, 'src', `${file}.js`), ...args],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: join(tmpdir(), 'jurilien-test-compile-cache'), ...env },
    },
  );
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return exited;
  };
  return {
    pid: child.pid!,
    exited,
    output: () => lines.join(''),
    alive: () => child.exitCode === null && child.signalCode === null,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
  };
}
