import { documents } from '@jurilien/documents';
import { ERASED, type EventTypes, type Recorded, type RecordedOf } from '@jurilien/event-sourcing';
import { thread, threadOfKey } from '@jurilien/messaging';
import { readStream } from '@jurilien/persistence';
import type { HoldingKind } from '@jurilien/privacy';
import { professional } from '@jurilien/professionals';
import { candidate, jobApplication } from '@jurilien/recruiting';
import type { Erasing, Found } from './erasing.js';

interface Named {
  readonly category: string;
  readonly filesOf: (e: Recorded) => readonly (string | undefined)[];
}
/** The files that an event of a life names. */
const filesIn = <T extends EventTypes, K extends keyof T & string>(
  { category }: { readonly category: string; readonly events: T },
  type: K,
  files: (data: RecordedOf<T, K>['data']) => readonly (string | undefined)[],
): Named => ({ category, filesOf: (e) => (e.type === type ? files(e.data as RecordedOf<T, K>['data']) : []) });
const ofRequest = filesIn(documents, 'DocumentUploaded', ({ documentId }) => [documentId]);

/** Where the log of a holding names files of theirs. Whatever became of one since: a file that is gone is gone twice. */
const NAMED: Readonly<Partial<Record<HoldingKind, Named>>> = {
  draft: ofRequest,
  request: ofRequest,
  professional: filesIn(professional, 'LicenceProofUploaded', ({ fileId }) => [fileId]),
  candidate: filesIn(candidate, 'CandidateCvUploaded', ({ fileId }) => [fileId]),
  jobApplication: filesIn(jobApplication, 'JobApplicationReceived', ({ resume }) => [resume.fileId]),
  conversation: filesIn(thread, 'EmailReceived', ({ files }) => (files === ERASED ? [] : files.map(({ fileId }) => fileId))),
};

/** Takes the files of a holding away, on whichever disk they lie. */
export async function removeFiles({ kernel, files, of }: Erasing): Promise<Found> {
  const named = NAMED[of.kind];
  if (!named) return { files: 0 };
  const past = await readStream(kernel.db, kernel.codec, `${named.category}-${threadOfKey(of.id)}`);
  const ids = past.flatMap(named.filesOf).filter((id) => id !== undefined);
  await Promise.all(ids.map((id) => files.kept.remove(id)));
  return { files: ids.length };
}

/** Those that only the key says the names of, as it does of what came with e-mails, go before it. */
export const removeSealedFiles = (erasing: Erasing): Promise<Found> =>
  erasing.of.kind === 'conversation' ? removeFiles(erasing) : Promise.resolve({});
