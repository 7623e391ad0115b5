import { notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { dataExport, EXPORT_FAILURES, EXPORT_FORMATS, EXPORTED } from '../data-export.js';

/** The files someone asked for, as far as each is, for that person alone. */
export const exportsView = view(dataExport)({
  name: 'exports',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    accountId: 'uuid not null',
    what: notNull(oneOf(EXPORTED)),
    format: notNull(oneOf(EXPORT_FORMATS)),
    full: 'boolean not null',
    figures: 'boolean not null',
    /** What the list was narrowed by, by names of columns alone. */
    columns: 'text[] not null',
    /** What it was wanted for. */
    purpose: 'text',
    state: notNull(oneOf(['Requested', 'Building', 'Ready', 'Cancelled', 'Failed', 'Ended'])),
    failure: oneOf(EXPORT_FAILURES),
    total: 'integer not null',
    rows: 'integer not null',
    bytes: 'bigint',
    sha256: 'text',
    /** Processes that have worked on it: from the second on it was carried on. */
    runs: 'integer not null',
    downloads: 'integer not null',
    requestedAt: 'timestamptz not null',
    readyAt: 'timestamptz',
    until: 'timestamptz',
    version: 'integer not null',
  },
  indexes: [
    ['accountId', 'requestedAt', 'id'],
    ['accountId', 'state'],
  ],
  read: { account: 'accountId', defaultSort: ['requestedAt', 'desc'] },
  on: {
    ExportRequested: (_row, { data: { what, format, full, figures, columns, requestedBy }, occurredAt, reason, version }) => ({
      accountId: requestedBy,
      ...{ what, format, full, figures, columns },
      purpose: reason,
      state: 'Requested',
      ...{ total: 0, rows: 0, runs: 0, downloads: 0 },
      requestedAt: occurredAt,
      version,
    }),
    ExportStarted: (row, { data: { run, total }, version }) => row && { ...row, state: 'Building', runs: run, total, version },
    ExportPartWritten: (row, { data: { rows }, version }) => row && { ...row, rows: row.rows + rows, version },
    ExportReady: (row, { data: { exportId: _, requestedBy: _by, ...ready }, occurredAt, version }) =>
      row && { ...row, ...ready, state: 'Ready', readyAt: occurredAt, version },
    ExportDownloaded: (row, { version }) => row && { ...row, downloads: row.downloads + 1, version },
    ExportCancelled: (row, { version }) => row && { ...row, state: 'Cancelled', version },
    ExportFailed: (row, { data: { why }, version }) => row && { ...row, state: 'Failed', failure: why, version },
    ExportEnded: (row, { version }) => row && { ...row, state: 'Ended', version },
  },
});
export type ExportRow = RowOf<typeof exportsView>;
