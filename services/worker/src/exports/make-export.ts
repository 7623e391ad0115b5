import { randomUUID } from 'node:crypto';
import { Refused, type Sendable } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { completeExport, dataExport, failExport, isUnderWay, recordExportPart, startExport, type ExportState } from '@jurilien/exports';
import { derivedId, waitForViews, type WorkItem } from '@jurilien/persistence';
import { EXPORTABLE, exportText, type Work } from '@jurilien/processes';
import { exportSource, readerNow, stateOf, type ExportSource } from '@jurilien/runtime';
import type { z } from 'zod';
import type { JobHandler, JobTools } from '../work/handlers.js';
import { send, sentBy } from '../work/sending.js';
import { tooEarly } from '../work/too-early.js';
import { beginPart, hashSoFar } from './write-parts.js';

type Tools = Pick<JobTools, 'kernel' | 'bus' | 'files'>;
type Item = WorkItem<Work['make-export']>;

/** How soon a run looks again that another process has in hand. */
const LOOK_AGAIN_SECONDS = 5;

/** The file of one part, the same however often its run writes it. */
const partFile = (exportId: string, run: number, part: number): string => derivedId(`export-part:${run}`, part, exportId);

/**
 * Makes a file that someone asked for, part by part: each part is kept before the one behind the next begins, so that a process that ends
 * in between loses no more than two. What was cancelled meanwhile, or is in other hands, ends here.
 */
export function makeExport(tools: Tools): JobHandler<'make-export'> {
  return async (item) => {
    const { exportId } = item.input;
    const asked = await stateOf(tools.kernel, dataExport, exportId);
    if (!isUnderWay(asked)) return;
    const source = await sourceOf(tools, item, asked);
    if (!source) return;
    const run = asked.run + 1;
    const state = await begun(tools, item, source, asked);
    if (state) await writeAll(tools, item, { exportId, run, source, state });
  };
}

/** What it is made of; nothing when it may not be made, which is told to who waits for it. */
async function sourceOf({ kernel, bus }: Tools, item: Item, { asked, requestedBy }: ExportState): Promise<ExportSource | undefined> {
  const { exportId } = item.input;
  const reader = await readerNow(kernel, requestedBy!);
  try {
    if (reader?.actor.role !== asked!.role) throw new Refused('FORBIDDEN', 'role');
    // What the list showed when it was asked for is in the file.
    await waitForViews(kernel.db, [kernel.registry.views.get(EXPORTABLE[asked!.what].view)!], item.position);
    return await exportSource(kernel, reader, asked!);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await send(bus, item, failExport, { exportId, why: error.code === 'FORBIDDEN' ? 'account' : 'filter' });
    return undefined;
  }
}

/** The state of a run that has begun; nothing when it is over. @throws when another process has it in hand */
async function begun(
  tools: Tools,
  item: Item,
  source: ExportSource,
  { run, startedAt, total }: ExportState,
): Promise<ExportState | undefined> {
  const { exportId } = item.input;
  // Counted once: a run that carries on has the same end before it.
  const input = { exportId, run: run + 1, total: startedAt ? total : await source.total() };
  try {
    await sent(tools, item, startExport, input);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'WRONG_STATE') throw error;
    if (error.detail === 'export-in-other-hands') throw tooEarly('another process makes this file', LOOK_AGAIN_SECONDS);
    return undefined;
  }
  return stateOf(tools.kernel, dataExport, exportId);
}

/** Under an id of its own: two processes that begin at the same moment are two, and one of them is refused. */
const sent = <I extends z.ZodObject>({ bus }: Tools, item: Item, decision: Sendable<I>, input: NoInfer<z.input<I>>): Promise<unknown> =>
  bus.execute(command(decision, input, sentBy(item, randomUUID())));

interface Run {
  readonly exportId: string;
  readonly run: number;
  readonly source: ExportSource;
  readonly state: ExportState;
}

async function writeAll(tools: Tools, item: Item, { exportId, run, source, state }: Run): Promise<void> {
  const { kernel, files } = tools;
  const text = exportText(state.asked!, state.requestedAt!);
  const hash = await hashSoFar(files.kept, exportId, state.parts);
  /** Whether the part before is kept: it reaches the disk and the log while the rows of the next one are read. */
  let going = Promise.resolve(true);
  let { after } = state;
  try {
    for (let n = state.parts.length; n === 0 || after; n += 1) {
      const fileId = partFile(exportId, run, n);
      const part = beginPart(files.kept, { owner: exportId, fileId, text, source, after, first: n === 0, hash });
      const { after: next, ...written } = await part.read;
      const input = { exportId, run, part: n, fileId, ...written, ...(next ? { after: next } : {}) };
      const before = await going;
      going = part.kept.then(async () => {
        const kept = before && (await still(tools, item, recordExportPart, input));
        if (!kept) await files.kept.remove(fileId);
        return kept;
      });
      // A fault is said where it is waited for.
      going.catch(() => undefined);
      after = before ? next : undefined;
    }
  } finally {
    await going.catch(() => undefined);
  }
  if (!(await going)) return;
  const { parts, rows } = await stateOf(kernel, dataExport, exportId);
  const sha256 = hash.digest('hex');
  const bytes = parts.reduce((sum, part) => sum + part.bytes, Buffer.byteLength(text.foot({ rows, sha256 })));
  await still(tools, item, completeExport, { exportId, run, bytes, sha256 });
}

/** Whether the run goes on: it was not cancelled, and no other process has it. */
async function still<I extends z.ZodObject>(tools: Tools, item: Item, decision: Sendable<I>, input: NoInfer<z.input<I>>): Promise<boolean> {
  try {
    await sent(tools, item, decision, input);
    return true;
  } catch (error) {
    if (error instanceof Refused && error.code === 'WRONG_STATE') return false;
    throw error;
  }
}

/** Parts that a run may have written and not recorded: one that waits for its record, and the one that is read meanwhile. */
const UNRECORDED = 2;

/** Takes away what any run wrote of it, the parts that no one recorded too. */
export function removeExport({ kernel, files }: Pick<Tools, 'kernel' | 'files'>): JobHandler<'remove-export'> {
  return async ({ input: { exportId } }) => {
    const { run: runs, parts } = await stateOf(kernel, dataExport, exportId);
    for (let run = 1; run <= runs; run += 1)
      for (let part = 0; part < parts.length + UNRECORDED; part += 1) await files.kept.remove(partFile(exportId, run, part));
  };
}

/** Work that went wrong too often ends in a word to who waits. */
export function failGivenUp({ bus }: Pick<Tools, 'bus'>): JobHandler<'make-export'> {
  return (item) => send(bus, item, failExport, { exportId: item.input.exportId, why: 'faults' });
}
