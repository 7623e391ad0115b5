import { mayRead, may } from '@jurilien/contracts';
import { columnOf, Refused, type Row, type View } from '@jurilien/event-sourcing';
import type { ExportAsked } from '@jurilien/exports';
import { countEvery, type CountOfMonth, countsByMonth, placeOf, rowsInOrder, statement, type RowsAsked } from '@jurilien/persistence';
import { EXPORTABLE, hiddenColumns, masked, type Exportable } from '@jurilien/processes';
import { statsKMin } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';
import { activityOf } from '../professionals/activity.js';
import { narrowed } from '../professionals/watched.js';
import type { Reader } from '../reads/reader.js';
import { scopeOf } from '../reads/scope.js';
import { heldOfTable } from '../reports/small-cells.js';
import type { ExportSource } from './export-rows.js';
import { recipientsSource } from './recipients-source.js';

/** Months of a file of figures are those of the offices. */
const ZONE = 'America/Toronto';

type Asked = Pick<ExportAsked, 'what' | 'full' | 'filter' | 'search'>;

/**
 * What a file is made of, by what its reader may see now: rows of their scope, asked by no column that is hidden from them, masked unless
 * they may have them in full; or figures, where they read no rows.
 * @throws Refused when they may have no such file, or not asked like this
 */
export async function exportSource(kernel: Kernel, reader: Reader, asked: Asked): Promise<ExportSource> {
  if (!may('RequestExport', reader.who)) throw new Refused('FORBIDDEN', 'role');
  const of = EXPORTABLE[asked.what];
  const view = kernel.registry.views.get(of.view)!;
  const reading = mayRead(view.name, reader.who);
  if (!reading) throw new Refused('FORBIDDEN', 'role');
  if (of.ofCampaign) return recipientsSource(kernel, reader, asked);
  if (reading.rows === 'figures') return figuresOf(kernel, view, of, asked);
  const scope = await scopeOf(kernel, view, reader);
  const filter = asked.what === 'professionals' ? await narrowed(kernel, asked.filter ?? {}) : (asked.filter ?? {});
  const wanted = { filter, scope, hidden: hiddenColumns(view, reading), ...(asked.search ? { q: asked.search } : {}) };
  return rowsOf(kernel, view, of, wanted, asked.full && reader.who === 'admin');
}

function rowsOf(kernel: Kernel, view: View, of: Exportable, wanted: RowsAsked, full: boolean): ExportSource {
  const columns = Object.keys(of.columns);
  // Looked up once, not for each of a million rows.
  const personal = full ? [] : columns.filter((name) => columnOf(view.columns[name]!).personal);
  return {
    total: () => kernel.reads.on([view], (sql) => countEvery(sql, view, wanted)),
    async next(limit, after) {
      const asked = { by: of.by, columns, limit, ...(after ? { after } : {}) };
      const { rows, last } = await kernel.reads.on([view], (sql) => rowsInOrder(sql, view, wanted, asked));
      const shown = personal.length === 0 ? rows : rows.map((row) => masked(view, row, personal));
      const whole = of.view === 'professionals' ? await withActivity(kernel, shown) : shown;
      return { rows: whole, ...(last && rows.length === limit ? { last } : {}) };
    },
  };
}

/** No row leaves, and none is asked by what could be someone's: only by what is counted by. */
function figuresOf(kernel: Kernel, view: View, { figures }: Exportable, { filter = {}, search }: Asked): ExportSource {
  const columns = Object.keys(figures.columns);
  const strange = Object.keys(filter).find((name) => !columns.includes(name)) ?? (search ? 'q' : undefined);
  if (strange) throw new Refused('COLUMN_HIDDEN', 'hidden-column', [{ field: strange, message: 'hidden' }]);
  // The same as in reports: what these hold back no file tells.
  const least = kernel.configuration.current().value(statsKMin);
  const by = { at: figures.at, columns, zone: ZONE };
  const named = ({ cell }: CountOfMonth): string => JSON.stringify(['month', ...columns].map((name) => cell[name]));
  const counted = () =>
    kernel.reads.on([view], async (sql) => {
      // Of all there is: a file of some of it tells nothing that the file of the whole holds back.
      const whole = await countsByMonth(sql, view, { filter: {} }, by);
      const sums = ['month', ...columns].map((name) => (one: CountOfMonth) => one.cell[name]);
      const held = new Set([...heldOfTable(whole, sums, least)].map(named));
      const asked = Object.keys(filter).length === 0 ? whole : await countsByMonth(sql, view, { filter }, by);
      return asked.map((one) => ({ ...one.cell, count: held.has(named(one)) ? `<${least}` : String(one.n) }));
    });
  return { total: async () => (await counted()).length, next: async () => ({ rows: await counted() }) };
}

/** What the list of professionals shows of the last thirty days, and their balance. */
async function withActivity(kernel: Kernel, rows: readonly Row[]): Promise<readonly Row[]> {
  const ids = rows.map((row) => row.id as string);
  const accounts = placeOf(kernel.registry.views.get('credit-accounts')!);
  const [activity, balances] = await Promise.all([
    activityOf(kernel, ids),
    kernel.db.query<{ id: string; cc: number }>(statement`select id, "availableCc" as cc from ${accounts} where id = any(${ids}::uuid[])`),
  ]);
  const balance = new Map(balances.map(({ id, cc }) => [id, cc]));
  return rows.map((row) => {
    const { offers, accepted, known, kept, credits, lastSeenAt } = activity.get(row.id as string)!;
    const beside = { offers30: offers, accepted30: accepted, callsKnown30: known, callsKept30: kept, credits30: credits, lastSeenAt };
    return { ...row, ...beside, availableCc: balance.get(row.id as string) };
  });
}
