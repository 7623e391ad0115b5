import { DOCUMENT_NAME_MAX, uploadDocument } from '@jurilien/documents';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { FileRefused, plainFileName, type FileStore } from '@jurilien/files';
import { isLive, lead } from '@jurilien/lead';
import type { AttachedFile } from '@jurilien/messaging';
import { derivedId, type WorkItem } from '@jurilien/persistence';
import { leadFilesFileMb } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { sentBy } from '../../work/sending.js';

const MEGABYTE = 1024 * 1024;

/** Where the files of one e-mail go. */
interface FilePlace {
  readonly mailId: string;
  /** The key of the e-mail's own words. */
  readonly bodyKey: string;
  /** The request whose documents they become, while it takes any. */
  readonly leadId?: string;
}
interface Tools {
  readonly kernel: Kernel;
  readonly bus: CommandBus;
  readonly files: FileStore;
}
/** One file; its number in the e-mail tells it apart. */
export interface Arrived {
  readonly i: number;
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/**
 * Keeps what came with an e-mail, each file looked at as one that is uploaded: as documents of its request, else as files of the e-mail.
 * What is refused is named, with the reason. Their ids come from the e-mail, so that work that is done twice keeps them once.
 */
export async function keepFiles(tools: Tools, item: WorkItem, place: FilePlace, arrived: readonly Arrived[]): Promise<AttachedFile[]> {
  const request = place.leadId ? await stateOf(tools.kernel, lead, place.leadId) : undefined;
  const personId = request && isLive(request.status) ? request.personId : undefined;
  const kept: AttachedFile[] = [];
  for (const file of arrived) kept.push(await keepOne(tools, item, place, personId, file));
  return kept;
}

async function keepOne(
  { kernel, bus, files }: Tools,
  item: WorkItem,
  { mailId, bodyKey, leadId }: FilePlace,
  personId: string | undefined,
  { i, name: called, bytes }: Arrived,
): Promise<AttachedFile> {
  const name = nameOf(called, i);
  if (bytes.length > kernel.configuration.current().value(leadFilesFileMb) * MEGABYTE) return { name, refused: 'too-large' };
  const keep = (owner: string, use: string) => files.keep(owner, once(bytes), undefined, derivedId(`mail-${use}`, i, mailId));
  try {
    if (personId && leadId) {
      const { fileId, ...facts } = await keep(personId, 'document');
      const upload = { leadId, documentId: fileId, name, ...facts };
      try {
        await bus.execute(command(uploadDocument, upload, sentBy(item, derivedId('mail-document:upload', i, mailId))));
        return { name, type: facts.type, bytes: facts.bytes, documentId: fileId };
      } catch (error) {
        if (!(error instanceof Refused) || error.code === 'STALE_VERSION') throw error;
        // The request has as many as it takes, or has ended meanwhile: the team still gets the file.
        await files.remove(fileId);
      }
    }
    const { fileId, type, bytes: length } = await keep(bodyKey, 'file');
    return { name, type, bytes: length, fileId };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { name, refused: error.because };
  }
}

/** The name it came under; one of our own for a file without. */
const nameOf = (called: string, i: number): string => plainFileName(called, DOCUMENT_NAME_MAX / 2) || `document-${i + 1}`;
