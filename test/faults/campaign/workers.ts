import { execute, isFinalNo, type Command } from '@jurilien/event-sourcing';
import type { Dispatch } from '@jurilien/event-sourcing/command-bus';
import { isSendFailure } from '@jurilien/notifications';
import { eventCodec, eventStore, keyVault, workDesk } from '@jurilien/persistence';
import { openLog, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { ledgerOf } from '../../../libs/runtime/src/kernel/erasures.js';
import { campaignJobs } from '../../../services/worker/src/campaigns/jobs.js';
import { deliver } from '../../../services/worker/src/messages/delivery/deliver.js';
import { gatewaysOf } from '../../../services/worker/src/work/gateways.js';
import { retryInSecondsOf } from '../../../services/worker/src/work/too-early.js';
import { openedKernel } from '../../support/opened-kernel.js';
import { mortalDatabase, type Life } from './mortal.js';
import type { Providers } from './providers.js';

/** Work that a campaign leaves. */
const JOBS = ['freeze-campaign', 'send-campaign', 'end-campaign', 'deliver'];
/** Longer than anything that a worker waits for. */
const A_WHILE = '10 minutes';

/** A worker's part in campaigns without its queue: what happens becomes rows of work, and workers that may be killed do them. */
export async function openWorkers() {
  const { kernel, settings, project, react, close } = await openedKernel();
  const { db } = kernel;

  return {
    kernel,
    /** The readers see what happened, to its end. */
    async readOn(): Promise<void> {
      await project();
      await react();
    },
    /** Rows of work that are open, whenever they are due. */
    open: async (): Promise<string[]> =>
      (
        await db.query<{ id: string }>(`select id from work_items where state = 'pending' and job = any($1) order by position, id`, [JOBS])
      ).map(({ id }) => id),
    /** Time passes, as far as a worker waits for it: that an answer comes, or that another worker was killed. */
    later: () =>
      db.transaction(async (sql) => {
        await sql.query(`set local session_replication_role = replica`);
        await sql.query(
          `update events set occurred_at = occurred_at - $1::interval where type = 'MessageHandedToProvider' and exists (
             select from work_items w where w.state = 'pending' and w.job = 'deliver' and w.input ->> 'messageId' = payload ->> 'messageId')`,
          [A_WHILE],
        );
        await sql.query(`update campaign_recipients set queued_at = queued_at - $1::interval where state = 'queued'`, [A_WHILE]);
      }),
    /** A worker of here, or of a copy that is reached elsewhere. */
    begin: (life: Life, providers: Providers, publicUrl = settings.publicUrl) =>
      begin({ ...kernel, settings: { ...settings, publicUrl } }, life, providers),
    close,
  };
}
export type Workers = Awaited<ReturnType<typeof openWorkers>>;

/** The worker of one life: connections, memory and handlers of its own. */
async function begin(kernel: Kernel, life: Life, providers: Providers) {
  const { settings, registry, configuration, secrets } = kernel;
  const db = await mortalDatabase(settings.DATABASE_URL, life);
  const vault = keyVault(db, { masterKey: settings.MASTER_KEY, ledger: ledgerOf(settings) });
  const codec = eventCodec(registry.events, vault, configuration);
  const store = eventStore(db, codec, vault, () => undefined, settings.STREAMS_KEPT_SECONDS * 1_000, registry.categories);
  const dispatch = (sent: Command) => execute({ store, secrets, configuration }, registry.decisions.get(sent.name)!, sent);
  const own: Kernel = { ...kernel, db, vault, codec, store, dispatch };
  const bus = { execute: ({ command }: Dispatch) => dispatch(command) } as unknown as CommandBus;
  const gateways = { ...gatewaysOf(settings), email: providers.email(life), sms: providers.sms(life) };
  const handlers: Readonly<Record<string, (item: never) => Promise<void>>> = {
    ...campaignJobs({ kernel: own, bus, log: openLog('test') }),
    deliver: deliver(own, bus, gateways),
  };
  const desk = workDesk(db);
  return {
    /** Does one row as the worker does; answers what went wrong, where something did that is no part of the game. */
    async run(id: string): Promise<string | undefined> {
      const item = await desk.open(id);
      if (!item) return undefined;
      try {
        await handlers[item.job]!(item as never);
        await desk.finish(id);
        return undefined;
      } catch (error) {
        const expected = retryInSecondsOf(error) !== undefined || isSendFailure(error) || isFinalNo(error as Error);
        return expected ? undefined : `${item.job}: ${String(error)}`;
      }
    },
    close: () => db.close(),
  };
}
