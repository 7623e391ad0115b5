import type { Service } from '../world.js';
import { between, pause, type Kind } from './kind.js';

const killed = (service: Service): Kind => ({
  about: `SIGKILL to the ${service}, several times`,
  touches: [service],
  async cause(world, random) {
    const pauses = Array.from({ length: 1 + Math.floor(random() * 3) }, () => between(0, 1_500, random() ** 2));
    for (const ms of pauses) {
      await world.killed(service, between(0, 500, random()));
      await pause(ms);
    }
    return `${pauses.length} times`;
  },
});

const frozen = (service: Service): Kind => ({
  about: `SIGSTOP to the ${service}, then SIGCONT`,
  touches: [service],
  async cause(world, random) {
    const { pid } = world.system.processes[service]!;
    // Longer than a job's lock and than the patience of the caller.
    const ms = between(2_000, 15_000, random());
    process.kill(pid, 'SIGSTOP');
    await pause(ms);
    process.kill(pid, 'SIGCONT');
    return `${ms} ms`;
  },
});

const stopped = (service: Service): Kind => ({
  about: `SIGTERM to the ${service} in the middle of its work, as a deployment does`,
  touches: [service],
  async cause(world, random) {
    const code = await world.system.processes[service]!.stop();
    if (code !== 0) throw new Error(`the ${service} ended with ${code} when it was asked to stop`);
    await pause(between(0, 1_000, random()));
    await world.system.startProcess(service);
    return 'ended in order';
  },
});

export const processKinds: Readonly<Record<string, Kind>> = {
  'kill-api': killed('api'),
  'kill-worker': killed('worker'),
  'freeze-api': frozen('api'),
  'freeze-worker': frozen('worker'),
  'stop-api': stopped('api'),
  'stop-worker': stopped('worker'),
};
