import { FileRefused, type FileKind, type RefusedBecause } from './kinds.js';
import { inThread, scriptBeside } from './thread.js';
import { inTurn, type Whole } from './turn.js';

const LIMITS = { mostCpuMs: 15_000, mostHeapMb: 256 };

type Found = { readonly kind: FileKind } | { readonly because: RefusedBecause };

/**
 * Which office document an archive is. It is unpacked in a thread of its own, part by part and kept nowhere, because what its list of
 * parts claims may be a lie. @throws FileRefused
 */
export const lookIntoOffice = (whole: Whole): Promise<FileKind> =>
  inTurn(async () => {
    const bytes = await whole();
    const found = await inThread<Found>(scriptBeside(import.meta.url, 'office-worker'), bytes, LIMITS, [bytes.buffer]);
    if (found.ended === 'given-up') throw new FileRefused('active');
    if ('because' in found.answer) throw new FileRefused(found.answer.because);
    return found.answer.kind;
  });
