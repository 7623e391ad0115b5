import { ids, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { dataExport, type ExportEvent, type ExportState } from '../data-export.js';

export const onExport = (i: { exportId: string }) => ({ export: streamOf(dataExport, i.exportId) });
export const ofExport = z.object({ exportId: ids.exportId });
/** What its holder sends: whose account it is, which the door compares with the caller. */
export const ofOwnExport = ofExport.extend({ userId: ids.userId });
/** What rules of availability of an export read. */
export interface OnExport {
  readonly export: ExportState;
}
/** What happened to an export, typed by its name. */
export const exported = <T extends ExportEvent['type']>(type: T, data: Extract<ExportEvent, { type: T }>['data']): ExportEvent =>
  ({ type, data }) as ExportEvent;
