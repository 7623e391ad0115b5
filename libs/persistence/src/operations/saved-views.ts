import type { Database } from '../database/database.js';
import { DefaultViewRow, SavedViewRow } from '../entities/saved-view.js';

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
  await db.repository(DefaultViewRow).nativeDelete({ view: id });
}

/** With which view each list of a person begins. */
export async function defaultViewsOf(db: Database, userId: string): Promise<Readonly<Record<string, string>>> {
  const rows = await db.repository(DefaultViewRow).find({ userId });
  return Object.fromEntries(rows.map(({ list, view }) => [list, view]));
}

/** Has a list of a person begin with a view; without one, as it did. */
export async function beginWith(db: Database, userId: string, list: string, view: string | null): Promise<void> {
  const defaults = db.repository(DefaultViewRow);
  if (view === null) await defaults.nativeDelete({ userId, list });
  else await defaults.upsert({ userId, list, view });
}
