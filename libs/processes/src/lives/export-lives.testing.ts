import { dataExport } from '@jurilien/exports';
import { at, type Past } from '@jurilien/event-sourcing/testing';
import { ID, type Lives, ONESELF } from '../account-lives.testing.js';

const of = { exportId: ID };
const asked = { ...of, requestedBy: ONESELF, role: 'jurilien_admin', what: 'leads', format: 'csv', lang: 'fr' };
const requested: Past = [['ExportRequested', { ...asked, full: false, figures: false, columns: [] }]];

/** The file of a list that someone of the team asked for. */
export const EXPORT_LIVES = {
  exports: {
    row: { id: ID, accountId: ONESELF },
    streams: [
      {
        decider: dataExport,
        id: ID,
        begins: [[], requested],
        events: [
          ['ExportStarted', { ...of, run: 1, total: 2 }],
          ['ExportReady', { ...of, requestedBy: ONESELF, rows: 2, bytes: 90, sha256: 'a'.repeat(64), until: at(1_440) }],
          ['ExportDownloaded', of],
          ['ExportCancelled', of],
          ['ExportFailed', { ...of, requestedBy: ONESELF, why: 'faults' }],
          ['ExportEnded', of],
        ],
      },
    ],
    inputs: {},
  },
} as const satisfies Record<string, Lives>;
