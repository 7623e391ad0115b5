import { defineEntity } from '@mikro-orm/core';

/** A filter of a list, kept under a name by one person, for themselves or for the team. */
export const SavedViewRow = defineEntity({
  name: 'SavedViewRow',
  tableName: 'saved_views',
  properties: (p) => ({
    id: p.uuid().primary(),
    list: p.text(),
    ownerId: p.uuid(),
    shared: p.boolean().default(false),
    name: p.text(),
    filter: p.json<Readonly<Record<string, unknown>>>().columnType('jsonb'),
    sort: p.json<{ readonly field: string; readonly order: 'ASC' | 'DESC' }>().columnType('jsonb').nullable(),
    /** Columns that are not shown. */
    hidden: p.json<readonly string[]>().columnType('jsonb').nullable(),
    at: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  }),
});

/** How a person wants one list; what they chose nothing of is null. */
export const ListChoiceRow = defineEntity({
  name: 'ListChoiceRow',
  tableName: 'list_choices',
  properties: (p) => ({
    userId: p.uuid().primary(),
    list: p.text().primary(),
    /** With which view it begins: one of their own or the team's, or one that the list brings. */
    view: p.text().nullable(),
    /** Columns that are not shown. */
    hidden: p.json<string[]>().columnType('jsonb').nullable(),
    /** Whether rows have air around them. */
    roomy: p.boolean().nullable(),
  }),
});

/** What a person took the columns of a list for that was brought. */
export const ListColumnsRow = defineEntity({
  name: 'ListColumnsRow',
  tableName: 'list_columns',
  properties: (p) => ({
    userId: p.uuid().primary(),
    /** Hash of the titles. */
    titles: p.text().primary(),
    columns: p.json<Readonly<Record<string, number>>>().columnType('jsonb'),
    at: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  }),
});
