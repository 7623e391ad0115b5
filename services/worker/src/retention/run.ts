import { derivedId, placeOf, statement, waitForViews } from '@jurilien/persistence';
import { completeRetentionRun, nextRow, recordRetentionStep, retentionRun, retentionRuns, startRetentionRun } from '@jurilien/privacy';
import { holdings, retained } from '@jurilien/processes';
import { databaseNow, retentionRunDue, stateOf, type Kernel, type Logger } from '@jurilien/runtime';
import { ACTOR, MOST_A_NIGHT, stepOf } from './steps.js';

/** How often it is looked whether the run of this night is to begin, or to go on. */
export const RETENTION_MS = 60_000;
const PATIENCE_MS = 60_000;

/** The run to go on with: one that was interrupted, or tonight's. */
async function runToGoOnWith(kernel: Kernel): Promise<string | undefined> {
  const [open] = await kernel.db.query<{ id: string }>(
    statement`select id from ${placeOf(retentionRuns)} where "completedAt" is null order by id limit 1`,
  );
  return open?.id ?? retentionRunDue(await databaseNow(kernel));
}

/**
 * Takes the night's run one step on (4.10.13), and rests as long as the step took, so that live traffic has the database to itself half of
 * the time. One worker at a time does; where the run is stands in its stream.
 * @returns whether there is more to do at once
 */
export async function retentionStep(kernel: Kernel, log: Pick<Logger, 'info' | 'warn'>): Promise<boolean> {
  const day = await runToGoOnWith(kernel);
  if (!day) return false;
  const began = performance.now();
  const more = await alone(kernel, () => stepRun(kernel, day, log));
  if (more) await new Promise((resolve) => setTimeout(resolve, performance.now() - began));
  return more;
}

/** Runs a step while no other worker does; a transaction holds the mark, so that it ends with a worker that is killed. */
const alone = (kernel: Kernel, work: () => Promise<boolean>): Promise<boolean> =>
  kernel.db.transaction(async (sql) => {
    const [mark] = await sql.query<{ held: boolean }>('select pg_try_advisory_xact_lock(7413, 2) as held');
    return mark!.held ? work() : false;
  });

/**
 * One step of one run.
 * @returns whether the run goes on
 */
export async function stepRun(kernel: Kernel, day: string, log: Pick<Logger, 'info' | 'warn'>): Promise<boolean> {
  const before = await stateOf(kernel, retentionRun, day);
  if (before.status === 'Completed') return false;
  const send = (name: string) => ({ commandId: derivedId(`retention-${name}`, 0, day), actor: ACTOR });
  if (before.status === 'None') {
    const { position } = await kernel.send(startRetentionRun, { day }, send('start'));
    // What ended until then is in the lists.
    return waitForViews(kernel.db, [holdings, retained, retentionRuns], position, PATIENCE_MS);
  }
  const row = nextRow(before);
  if (!row) {
    await kernel.send(completeRetentionRun, { day }, send('complete'));
    const { rows } = await stateOf(kernel, retentionRun, day);
    log.info({ day, byRow: Object.fromEntries(Object.entries(rows).map(([of, found]) => [of, found?.counts])) }, 'retention');
    return false;
  }
  const at = before.rows[row];
  const step = await stepOf(kernel, { day, now: before.startedAt! }, row, at?.cursor, log);
  const enough = (at?.counts.gone ?? 0) + step.gone >= MOST_A_NIGHT;
  await kernel.send(
    recordRetentionStep,
    { day, row, ...(at?.cursor ? { after: at.cursor } : {}), ...step, over: step.over || enough },
    {
      commandId: derivedId(`retention-step-${row}`, at?.counts.due ?? 0, `${day}/${at?.cursor ?? ''}/${at?.counts.gone ?? 0}`),
      actor: ACTOR,
    },
  );
  return true;
}
