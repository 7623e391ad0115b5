import { columnOf, type Column } from './columns.js';
import type { Registry } from './registry.js';
import { sealedColumns } from './view.js';

/** A field that shows who a person is, or is a person's own words, or is made of such fields. */
export interface PersonalField {
  /** A field of the events of a type, or a column of a view. */
  readonly in: 'event' | 'view';
  /** The type of the events, or the view. */
  readonly of: string;
  readonly field: string;
  /** The field or column beside it that names the owner of the key. */
  readonly owner: string;
  /** What a column shows of the person; absent of fields of events, and of columns that are only derived. */
  readonly shows?: Column['personal'];
}

/**
 * Every personal field of what the contexts declare: what an export holds, an erasure reaches, and documents list. A field that is
 * declared is in it.
 */
export const personalFields = ({ events, views }: Pick<Registry, 'events' | 'views'>): readonly PersonalField[] => [
  ...[...events].flatMap(([of, { personal }]) =>
    Object.entries(personal).map(([field, owner]): PersonalField => ({ in: 'event', of, field, owner })),
  ),
  ...[...views.values()].flatMap((view) =>
    [...sealedColumns(view)].flatMap(([owner, columns]) =>
      columns.map((field): PersonalField => {
        const { personal } = columnOf(view.columns[field]!);
        return { in: 'view', of: view.name, field, owner, ...(personal ? { shows: personal } : {}) };
      }),
    ),
  ),
];
