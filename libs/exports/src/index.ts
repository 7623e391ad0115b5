import { context } from '@jurilien/event-sourcing';
import { mindExports } from './automations/mind-exports.js';
import { dataExport } from './data-export.js';
import { completeExport, failExport, recordExportPart, startExport } from './decisions/make-export.js';
import { cancelExport, endExport, recordExportDownloaded } from './decisions/own-export.js';
import { requestExport } from './decisions/request-export.js';
import { exportsView } from './views/exports.js';

/** Lists as files that someone of the team asked for (OP1): asked for with a reason, made by the worker, gone after a day. */
export const exportContext = context({
  name: 'exports',
  deciders: [dataExport],
  decisions: [requestExport, startExport, recordExportPart, completeExport, failExport, cancelExport, recordExportDownloaded, endExport],
  views: [exportsView],
  automations: [mindExports],
});

export { exportActions } from './actions.js';
export {
  dataExport,
  EXPORT_FORMATS,
  EXPORTED,
  type ExportAsked,
  type ExportCursor,
  type Exported,
  type ExportFormat,
  type ExportState,
  isUnderWay,
} from './data-export.js';
export { completeExport, failExport, recordExportDownloaded, recordExportPart, requestExport, startExport };
export { canOpenExport } from './decisions/own-export.js';
export { exportsUnderWay } from './decisions/request-export.js';
export type { ExportWork } from './work.js';
