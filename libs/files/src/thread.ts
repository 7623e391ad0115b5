import { Worker } from 'node:worker_threads';

const LOOK_EVERY_MS = 250;

/** What a thread may take; time on the clock is no measure, as on a busy machine the same work takes many times as long. */
interface ThreadLimits {
  readonly mostCpuMs: number;
  readonly mostHeapMb: number;
}
type Ended<A> = { readonly ended: 'answered'; readonly answer: A } | { readonly ended: 'given-up' };

/**
 * Reads something of a stranger's in a thread of its own, which is ended when it takes too much of the processor or of the memory.
 * @param script a file that imports nothing of ours, reads `workerData` and posts one answer
 * @param handedOver bytes that go to the thread without a copy; the caller has them no more
 */
export function inThread<A>(
  script: URL,
  workerData: unknown,
  { mostCpuMs, mostHeapMb }: ThreadLimits,
  handedOver: readonly ArrayBuffer[] = [],
): Promise<Ended<A>> {
  const worker = new Worker(script, {
    workerData,
    transferList: [...handedOver],
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMb },
    // What a library says of damaged bytes is nothing for the log.
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    const end = (how: Ended<A>): void => {
      clearInterval(watch);
      void worker.terminate();
      resolve(how);
    };
    const giveUp = (): void => end({ ended: 'given-up' });
    const watch = setInterval(() => {
      worker.cpuUsage().then(
        ({ user, system }) => (user + system) / 1_000 > mostCpuMs && giveUp(),
        // The thread has ended, which its own events report.
        () => undefined,
      );
    }, LOOK_EVERY_MS);
    worker.once('message', (answer: A) => end({ ended: 'answered', answer }));
    worker.once('error', giveUp);
    worker.once('exit', giveUp);
  });
}

/** The script of a thread that stands beside a module, as source or built. */
export const scriptBeside = (module: string, name: string): URL => new URL(`./${name}.${module.endsWith('.ts') ? 'ts' : 'js'}`, module);
