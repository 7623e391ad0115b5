import { openDatabase } from '@jurilien/persistence';
import { bounded } from '../../support/eventually.js';
import { startProcess, type Running } from '../../support/processes.js';
import { embeddedPostgres } from '../../support/postgres-engine.mjs';
import { localRedis } from '../../support/redis-engine.mjs';
import { startSystem, type Backend, type System } from '../../support/system.js';
import { freePort } from '../../../services/launcher/processes/ports.mjs';
import { openDoor, type Door } from './door.js';
import { smallDisk, type SmallDisk } from './small-disk.js';

/** How slowly the providers answer: a message taken and not yet acknowledged is what a fault hits worst. */
const ANSWER_MS = 60;
/** Hooks of the providers are sent again soon: no one has hours. */
const RETRY_MS = [300, 1_000, 3_000] as const;

/** What does not end by then ends with the run. */
const CLOSING_SECONDS = 45;

export type Service = 'api' | 'worker';

/** The product in the hands of its faults: engines that can be killed, and doors between everyone and everyone. */
export interface World {
  readonly backend: Backend;
  readonly system: System;
  readonly database: Awaited<ReturnType<typeof embeddedPostgres>>;
  readonly redis: Awaited<ReturnType<typeof localRedis>> | undefined;
  /** The disk of the database, or why it has none of its own. */
  readonly disk: SmallDisk | string;
  readonly doors: { readonly people: Door; readonly database: Door; readonly redis: Door | undefined };
  /** Kills a process and starts it again after a while. */
  killed(service: Service, pauseMs: number, over?: Record<string, string>): Promise<void>;
  /** One more process of a kind, beside the one there is. */
  begin(service: Service): Promise<Running>;
  freePort(): Promise<number>;
  close(): Promise<void>;
}

/** Starts everything on ports of its own. */
export async function openWorld(backend: Backend): Promise<World> {
  const closing: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).reverse())
      await bounded(async () => end(), 'the end of the run', CLOSING_SECONDS).catch((error: unknown) => console.error(error));
  };
  try {
    const disk = diskOrReason();
    if (typeof disk !== 'string') closing.push(() => disk.close());
    const database = await embeddedPostgres(typeof disk === 'string' ? {} : { parent: disk.folder });
    closing.push(() => database.stop());
    const redis = backend === 'redis' ? await localRedis() : undefined;
    if (redis) closing.push(() => redis.stop());
    const migrated = await openDatabase(database.url, { max: 2 });
    await migrated.migrate();
    await migrated.close();

    const apiPort = await freePort();
    const doors = {
      people: await openDoor(apiPort),
      database: await openDoor(Number(new URL(database.url).port)),
      redis: redis ? await openDoor(Number(new URL(redis.url).port)) : undefined,
    };
    closing.push(() => Promise.all([doors.people.close(), doors.database.close(), doors.redis?.close()]));
    const through = (url: string, door: Door): string => Object.assign(new URL(url), { port: String(door.port) }).href;
    const processEnv = {
      PORT: String(apiPort),
      DATABASE_URL: through(database.url, doors.database),
      ...(redis ? { REDIS_URL: through(redis.url, doors.redis!) } : {}),
    };
    const system = await startSystem({
      separate: true,
      database: { url: database.url, drop: async () => undefined },
      port: doors.people.port,
      processEnv,
      answerAfterMs: ANSWER_MS,
      retryMs: RETRY_MS,
      env: { PROVIDER_TIMEOUT_MS: '4000' },
    });
    closing.push(() => system.close());
    return {
      backend,
      system,
      database,
      redis,
      disk,
      doors,
      async killed(service, pauseMs, over) {
        await system.processes[service]?.kill();
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        await system.startProcess(service, over);
      },
      begin: (service) => startProcess(service, system.processEnv),
      freePort,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function diskOrReason(): SmallDisk | string {
  try {
    return smallDisk();
  } catch (error) {
    return (error as Error).message;
  }
}
