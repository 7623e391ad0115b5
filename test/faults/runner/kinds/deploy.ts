import { join } from 'node:path';
import { eventually } from '../../../support/eventually.js';
import { PATIENCE_SECONDS } from '../../../support/faults.js';
import type { Running } from '../../../support/processes.js';
import type { Service, World } from '../world.js';
import { between, pause, type Kind } from './kind.js';

const NEXT = join(import.meta.dirname, '..', 'next-version.mjs');

/** What a process of a version is started with. */
const ofVersion = (version: number): Record<string, string> => ({ NODE_OPTIONS: `--import ${NEXT}`, NEXT_VERSION: String(version) });

/** Asks a process to end and says when it did not do so in order. */
async function ended(service: Service, running: Running): Promise<void> {
  const code = await running.stop();
  if (code !== 0) throw new Error(`the ${service} of the old version ended with ${code}: ${running.output().slice(-500)}`);
}

/** The new worker starts beside the old one, which then ends. */
async function replaceWorker({ system }: World, random: () => number): Promise<void> {
  const old = system.processes.worker!;
  await system.startProcess('worker');
  await pause(between(2_000, 6_000, random()));
  await ended('worker', old);
}

/** The new API starts beside the old one; both are asked for a while, then the new one alone. */
async function replaceApi(world: World, random: () => number): Promise<void> {
  const { system, doors } = world;
  const old = system.processes.api!;
  const before = Number(system.processEnv['PORT']);
  const after = await world.freePort();
  system.processEnv['PORT'] = String(after);
  const next = await world.begin('api');
  await eventually(
    () =>
      fetch(`http://127.0.0.1:${after}/health/live`).then(
        (r) => r.ok,
        () => {
          if (!next.alive()) throw new Error(`the next version does not start: ${next.output().slice(-1_500)}`);
          return false;
        },
      ),
    'the API of the next version',
    PATIENCE_SECONDS,
  );
  doors.people.leadTo(before, after);
  await pause(between(2_000, 6_000, random()));
  doors.people.leadTo(after);
  system.processes.api = next;
  await ended('api', old);
}

export const deployKinds: Readonly<Record<string, Kind>> = {
  deploy: {
    about: 'a new version begins beside the old one and takes its place; it writes an event in a new shape',
    touches: ['api', 'worker', 'people'],
    async cause(world, random) {
      const { processEnv } = world.system;
      const version = Number(processEnv['NEXT_VERSION'] ?? 0) + 1;
      Object.assign(processEnv, ofVersion(version));
      const steps = [replaceApi, replaceWorker];
      if (random() < 0.5) steps.reverse();
      for (const step of steps) await step(world, random);
      return `version ${version}, ${steps[0] === replaceApi ? 'API' : 'worker'} first`;
    },
  },
};
