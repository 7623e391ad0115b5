import { operation, recordProjectionRebuild } from '@jurilien/operations';
import type { View } from '@jurilien/event-sourcing';
import { forgetRebuild, noteRebuild, openDatabase, RebuiltElsewhere, rebuildView, type WorkItem } from '@jurilien/persistence';
import type { Work } from '@jurilien/processes';
import { stateOf, unpooled } from '@jurilien/runtime';
import type { JobHandler, JobTools } from '../work/handlers.js';
import { send } from '../work/sending.js';
import { tooEarly } from '../work/too-early.js';

/** How soon it is looked again whether the process that rebuilds a view is still there. */
const LOOK_AGAIN_SECONDS = 15;
type Tools = Pick<JobTools, 'kernel' | 'bus' | 'log'>;

/**
 * Builds a view again beside the live one. One that takes long is started again by another worker, which finds that it is being rebuilt
 * and looks again later; one that was cut goes on from where it was.
 */
export function rebuildProjection({ kernel, bus, log }: Tools): JobHandler<'rebuild-projection'> {
  return async (item) => {
    const { operationId, view: name } = item.input;
    if ((await stateOf(kernel, operation, operationId)).status === 'Done') return;
    const view = kernel.registry.views.get(name);
    // It was asked of code that has it, and this is another one.
    if (!view) throw new Error(`no view "${name}"`);
    await rebuild({ kernel, log }, view).catch((error: unknown) => {
      throw error instanceof RebuiltElsewhere ? tooEarly(error.message, LOOK_AGAIN_SECONDS) : error;
    });
    const seconds = Math.round((Date.now() - Date.parse(item.occurredAt)) / 1_000);
    await record({ bus }, item, 'done', Math.max(0, seconds));
    await forgetRebuild(kernel.db, name);
  };
}

/** On connections of its own, past any pooler: a rebuild keeps one as long as it lasts, which may be hours. */
async function rebuild({ kernel, log }: Omit<Tools, 'bus'>, view: View): Promise<void> {
  const { DATABASE_URL: url, POOL_MAX: max } = unpooled(kernel.settings);
  const db = await openDatabase(url, { max, name: 'jurilien-rebuild' });
  let noted: Promise<unknown> = Promise.resolve();
  const note = (done: number, of: number): void => {
    // How far it is is told, and not relied on.
    noted = noted
      .then(() => noteRebuild(db, view.name, { done, of }))
      .catch((err: unknown) => log.warn({ err, table: view.name }, 'how far a rebuild is could not be noted'));
  };
  try {
    await rebuildView(db, kernel.codec, view, note);
  } finally {
    await noted;
    await db.close();
  }
}

/** A rebuild that was given up says so where people look. */
export function rebuildGivenUp({ kernel, bus }: Tools): JobHandler<'rebuild-projection'> {
  return async (item) => {
    await record({ bus }, item, 'failed', 0);
    await forgetRebuild(kernel.db, item.input.view);
  };
}

const record = ({ bus }: Pick<Tools, 'bus'>, item: WorkItem<Work['rebuild-projection']>, outcome: 'done' | 'failed', seconds: number) =>
  send(bus, item, recordProjectionRebuild, { operationId: item.input.operationId, outcome, seconds }, `:${outcome}`);
