import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { plus, reached } from '@jurilien/reference';
import { z } from 'zod';
import { ALIVE_MS, EXPORT_FAILURES, exportEnds, isUnderWay, type ExportState } from '../data-export.js';
import { exported, ofExport, onExport } from './on-export.js';

const count = z.number().int().nonnegative();
const ofRun = ofExport.extend({ run: z.number().int().positive() });
const refuseOthers = (s: ExportState, run: number) => {
  refuseUnless(s.status === 'Building', 'WRONG_STATE', 'export-is-over');
  refuseUnless(s.run === run, 'WRONG_STATE', 'export-in-other-hands');
};

/** A process begins to write, or carries on where one ended that gives no sign of life any more. */
export const startExport = decision({
  name: 'StartExport',
  input: ofRun.extend({ total: count }),
  streams: onExport,
  decide({ exportId, run, total }, { export: s }, ctx) {
    refuseUnless(isUnderWay(s), 'WRONG_STATE', 'export-is-over');
    const waits = s.aliveAt !== undefined && !reached(plus(s.aliveAt, ALIVE_MS), ctx.now);
    refuseUnless(!waits && run === s.run + 1, 'WRONG_STATE', 'export-in-other-hands');
    return { export: [exported('ExportStarted', { exportId, run, total })] };
  },
});

/** The next part is kept. Two processes that believe it is theirs do not both have it: the second one's part is refused. */
export const recordExportPart = decision({
  name: 'RecordExportPart',
  input: ofRun.extend({
    part: count,
    fileId: ids.fileId,
    rows: count,
    bytes: count,
    after: z.object({ by: z.string(), key: z.string() }).optional(),
  }),
  streams: onExport,
  decide(input, { export: s }) {
    refuseOthers(s, input.run);
    refuseUnless(s.parts.length === input.part, 'WRONG_STATE', 'export-in-other-hands');
    return { export: [exported('ExportPartWritten', input)] };
  },
});

/** Every part is there. */
export const completeExport = decision({
  name: 'CompleteExport',
  input: ofRun.extend({ bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  streams: onExport,
  decide({ exportId, run, bytes, sha256 }, { export: s }) {
    refuseOthers(s, run);
    return {
      export: [exported('ExportReady', { exportId, requestedBy: s.requestedBy!, rows: s.rows, bytes, sha256, until: exportEnds(s) })],
    };
  },
});

/** It is not made, and says why. */
export const failExport = decision({
  name: 'FailExport',
  input: ofExport.extend({ why: z.enum(EXPORT_FAILURES) }),
  streams: onExport,
  decide: (input, { export: s }) =>
    isUnderWay(s) ? { export: [exported('ExportFailed', { ...input, requestedBy: s.requestedBy! })] } : {},
});
