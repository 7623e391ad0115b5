import {
  allOf,
  alreadyDone,
  decision,
  refuseUnless,
  refuseUnlessAvailable,
  unless,
  unlessDone,
  type Asking,
} from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import { exportEnds, isUnderWay, type ExportState } from '../data-export.js';
import { exported, ofExport, ofOwnExport, onExport, type OnExport } from './on-export.js';

/** Another's export does not exist for anyone. */
const known = (s: ExportState, { actor }: Pick<Asking, 'actor'>) => unless(s.requestedBy === actor.id, 'NOT_FOUND', 'export');

/** Whether its holder can open the file now. */
export const canOpenExport = ({ export: s }: OnExport, who: Pick<Asking, 'actor' | 'now'>) =>
  allOf(known(s, who), unless(s.status === 'Ready' && !reached(s.ready!.until, who.now), 'WRONG_STATE', 'no-file'));

const cancellable = ({ export: s }: OnExport, who: Asking) =>
  allOf(
    known(s, who),
    unlessDone(s.status === 'Cancelled', 'export-is-over'),
    unless(isUnderWay(s) || s.status === 'Ready', 'WRONG_STATE', 'export-is-over'),
  );

/** Its holder wants it no more: what is written of it goes at once, also where it was whole. */
export const cancelExport = decision({
  name: 'CancelExport',
  input: ofOwnExport,
  streams: onExport,
  available: cancellable,
  decide({ exportId }, { export: s }, ctx) {
    if (alreadyDone(cancellable({ export: s }, ctx))) return {};
    return { export: [exported('ExportCancelled', { exportId })] };
  },
});

/** Its holder opens the file: each time is a fact of the log. */
export const recordExportDownloaded = decision({
  name: 'RecordExportDownloaded',
  input: ofOwnExport,
  streams: onExport,
  decide({ exportId }, { export: s }, ctx) {
    refuseUnlessAvailable(canOpenExport({ export: s }, ctx));
    return { export: [exported('ExportDownloaded', { exportId })] };
  },
});

/** Its day is over: there is no file any more, made or half made. */
export const endExport = decision({
  name: 'EndExport',
  input: ofExport,
  streams: onExport,
  decide({ exportId }, { export: s }, ctx) {
    if (!isUnderWay(s) && s.status !== 'Ready') return {};
    refuseUnless(reached(exportEnds(s), ctx.now), 'WRONG_STATE', 'not-due');
    return { export: [exported('ExportEnded', { exportId })] };
  },
});
