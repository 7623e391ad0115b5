import type { Database } from '../database/database.js';
import { ListChoiceRow, ListColumnsRow, SavedViewRow } from '../entities/saved-view.js';

/** A filter of a list under a name. */
export interface SavedView {
  readonly id: string;
  readonly list: string;
  readonly ownerId: string;
  /** The team has it too. */
  readonly shared: boolean;
  readonly name: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | undefined;
  readonly hidden?: readonly string[] | undefined;
}

/** Views of one person and those of the team, the oldest first. */
export async function savedViewsFor(db: Database, userId: string): Promise<SavedView[]> {
  const rows = await db
    .repository(SavedViewRow)
    .find({ $or: [{ ownerId: userId }, { shared: true }] }, { orderBy: { at: 'asc', id: 'asc' } });
  return rows.map(({ at: _, sort, hidden, ...row }) => ({ ...row, sort: sort ?? undefined, hidden: hidden ?? undefined }));
}

/** Keeps a view. */
export async function keepView(db: Database, { sort, hidden, ...view }: SavedView): Promise<void> {
  await db.repository(SavedViewRow).insert({ ...view, sort: sort ?? null, hidden: hidden ?? null });
}

/** Calls a view otherwise, or gives it to the team, or takes it back. */
export async function changeView(db: Database, id: string, change: Partial<Pick<SavedView, 'name' | 'shared'>>): Promise<void> {
  if (Object.keys(change).length > 0) await db.repository(SavedViewRow).nativeUpdate({ id }, change);
}

/** Removes a view, also from where lists begin with it. */
export async function removeView(db: Database, id: string): Promise<void> {
  await db.repository(SavedViewRow).nativeDelete({ id });
  await db.repository(ListChoiceRow).nativeUpdate({ view: id }, { view: null });
}

/** How a person wants one list: with which view it begins, which columns it leaves out, and whether its rows have air around them. */
interface ListChoice {
  readonly view?: string | null | undefined;
  readonly hidden?: string[] | null | undefined;
  readonly roomy?: boolean | null | undefined;
}

/** What a person has chosen, list by list. */
export async function listChoicesOf(db: Database, userId: string): Promise<Readonly<Record<string, ListChoice>>> {
  const rows = await db.repository(ListChoiceRow).find({ userId });
  return Object.fromEntries(rows.map(({ list, view, hidden, roomy }) => [list, { view, hidden, roomy }]));
}

/** Keeps what a person chose of a list; what is not named stays as it was. */
export async function chooseOfList(db: Database, userId: string, list: string, choice: ListChoice): Promise<void> {
  await db.repository(ListChoiceRow).upsert({ userId, list, ...choice });
}

type Columns = Readonly<Record<string, number>>;
/** More kinds of lists than anyone brings; the oldest are forgotten. */
const MOST_LISTS = 50;

/** What a person took the columns of lists with these titles for, the last time. */
export async function listColumnsOf(db: Database, userId: string, titles: string): Promise<Columns | undefined> {
  return (await db.repository(ListColumnsRow).findOne({ userId, titles }))?.columns;
}

/** Keeps what a person took the columns of a list for. */
export async function keepListColumns(db: Database, userId: string, titles: string, columns: Columns): Promise<void> {
  const rows = db.repository(ListColumnsRow);
  await rows.upsert({ userId, titles, columns, at: new Date() });
  const old = await rows.find({ userId }, { orderBy: { at: 'desc' }, offset: MOST_LISTS });
  if (old.length > 0) await rows.nativeDelete({ userId, titles: { $in: old.map((row) => row.titles) } });
}
