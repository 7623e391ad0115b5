import { at, automation, cancel, forEach, timer } from '@jurilien/event-sourcing';
import { plus } from '@jurilien/reference';
import { dataExport, EXPORT_MS } from '../data-export.js';
import { endExport } from '../decisions/own-export.js';
import { work } from '../work.js';

const ends = timer('export.end', endExport);

/** A file that was asked for is made, and goes with its key when its day is over, or at once when no one wants it any more. */
export const mindExports = automation(dataExport)({
  name: 'mind-exports',
  on: {
    ExportRequested: ({ data: { exportId }, occurredAt, stream }) => [
      work('make-export', `export:${exportId}`, { exportId }),
      at(plus(occurredAt, EXPORT_MS), ends, { exportId }, stream),
    ],
    // Counted from the first row that was read.
    ExportStarted: ({ data: { exportId, run }, occurredAt, stream }) =>
      run === 1 ? [at(plus(occurredAt, EXPORT_MS), ends, { exportId }, stream)] : [],
    ...forEach(dataExport)(['ExportCancelled', 'ExportFailed', 'ExportEnded'], ({ data: { exportId }, stream }) => [
      cancel(ends, stream),
      work('remove-export', `export-end:${exportId}`, { exportId }),
      work('destroy-key', exportId, { owner: exportId }),
    ]),
  },
});
