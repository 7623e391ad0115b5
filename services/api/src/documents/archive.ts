import type { Readable } from 'node:stream';
import type { LeadDocument } from '@jurilien/documents';
import { ZipFile } from 'yazl';
import { calledFile } from './shown.js';

/** Names of files in an archive, each once: `bail.pdf`, `bail (2).pdf`. No name leads out of the folder it is unpacked in. */
export function namesInArchive(documents: readonly LeadDocument[]): readonly string[] {
  const taken = new Set<string>();
  return documents.map((d) => {
    const name = harmless(calledFile(d));
    const dot = name.lastIndexOf('.');
    let free = name;
    for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${name.slice(0, dot)} (${n})${name.slice(dot)}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

/** What some system reads as a place, a device or a hidden file is no part of a name. */
const harmless = (name: string): string => name.replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '_').replace(/^[\s.]+/u, '_');

/**
 * Documents as one archive, made while it is read: one file is opened after another, when its turn comes. What is packed already is stored
 * as it is.
 * @param open reads one; what it throws, or its stream, ends the archive in the middle, so that no one takes it for whole
 */
export function archiveOf(documents: readonly LeadDocument[], open: (d: LeadDocument) => Promise<Readable>): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  let current: Readable | undefined;
  // Who leaves in the middle leaves no file open.
  out.once('close', () => current?.destroy());
  zip.on('error', (error: Error) => out.destroy(error));
  const names = namesInArchive(documents);
  for (const [i, d] of documents.entries())
    zip.addReadStreamLazy(names[i]!, { mtime: new Date(d.at), compress: false }, (give) => {
      open(d).then(
        (stream) => {
          current = stream;
          stream.once('error', (error: Error) => out.destroy(error));
          if (out.destroyed) stream.destroy();
          else give(null, stream);
        },
        (error: unknown) => out.destroy(error as Error),
      );
    });
  zip.end();
  return out;
}
