import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID, type CipherGCM } from 'node:crypto';
import type { KeyVault, Sealed } from '@jurilien/persistence';
import type { Disk } from 'flydrive';
import { FILE_KINDS, FileRefused, HEAD_BYTES, kindOf, type FileKind } from './kinds.js';
import { officeWatch } from './office.js';
import { builtInCheck, type Scanner } from './scanner.js';

/** What is known of a file that was kept. */
export interface Kept<K extends FileKind = FileKind> {
  readonly fileId: string;
  readonly type: K;
  readonly bytes: number;
  readonly sha256: string;
  readonly scanner: string;
}
/** A file, opened. */
export interface KeptFile {
  readonly bytes: Buffer;
}

/** Files of people: each under a key of its own that their personal key wraps, so that destroying that key destroys the file. */
export interface FileStore {
  /**
   * Keeps what a stream brings, as it comes, when it is of one of the kinds; a refused file leaves nothing behind.
   * @param fileId where the same file may come twice; one that chance makes otherwise
   * @throws FileRefused
   */
  keep<K extends FileKind = FileKind>(
    owner: string,
    stream: AsyncIterable<Uint8Array>,
    kinds?: readonly K[],
    fileId?: string,
  ): Promise<Kept<K>>;
  /** Keeps bytes that wait for work of ours, whatever they are: nobody has looked at them, and no one is ever handed them. */
  hold(owner: string, bytes: Uint8Array): Promise<string>;
  /** Opens a file; nothing when it is not there, or when its person was erased. */
  open(owner: string, fileId: string): Promise<KeptFile | undefined>;
  /** Takes a file away. */
  remove(fileId: string): Promise<void>;
}

const MAX_BYTES = 20 * 1024 * 1024;
const MARK = 'JURILIEN1\n';
const TAG_BYTES = 16;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Header {
  readonly key: Sealed;
  readonly iv: string;
}

const pathOf = (fileId: string): string => `${fileId.slice(0, 2)}/${fileId}`;
const aadOf = (fileId: string): string => `file:${fileId}`;

/** What is in a stored file; nothing when it is another person's, or when its person was erased. */
async function unsealed(
  vault: KeyVault,
  stored: Buffer,
  { owner, fileId }: { owner: string; fileId: string },
): Promise<Buffer | undefined> {
  const end = stored.indexOf(10, MARK.length);
  if (stored.subarray(0, MARK.length).toString() !== MARK || end < 0) throw new Error(`file ${fileId} is not one of ours`);
  const { key: sealed, iv } = JSON.parse(stored.subarray(MARK.length, end).toString()) as Header;
  if (sealed.o !== owner) return undefined;
  await vault.prepare([owner], false);
  const key = vault.open(sealed, aadOf(fileId)) as string | undefined;
  if (key === undefined) return undefined;
  const opener = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64')).setAAD(Buffer.from(aadOf(fileId)));
  opener.setAuthTag(stored.subarray(-TAG_BYTES));
  return Buffer.concat([opener.update(stored.subarray(end + 1, -TAG_BYTES)), opener.final()]);
}

/**
 * @param disk where files lie; their names there say nothing of what is in them
 * @param options `maxBytes` at most per file, `scanner` what looks at it while it passes
 */
export function fileStore(
  vault: KeyVault,
  disk: Disk,
  { maxBytes = MAX_BYTES, scanner = builtInCheck }: { readonly maxBytes?: number; readonly scanner?: Scanner } = {},
): FileStore {
  return {
    async keep<K extends FileKind = FileKind>(
      owner: string,
      stream: AsyncIterable<Uint8Array>,
      kinds = FILE_KINDS as unknown as readonly K[],
      fileId = randomUUID(),
    ) {
      const { header, cipher } = await sealing(vault, owner, fileId);
      const hash = createHash('sha256');
      const pieces = stream[Symbol.asyncIterator]();
      const { head, ended } = await headOf(pieces);
      if (head.length === 0) throw new FileRefused('empty');
      const sniffed = await kindOf(head);
      const office = sniffed === 'archive' ? officeWatch(head) : undefined;
      if (!office && !kinds.includes(sniffed as K)) throw new FileRefused('kind');
      let type = sniffed as K;
      const scan = scanner.begin(sniffed);
      let bytes = 0;

      // A bucket wants to know how long a file is before it comes, so a file is sealed whole; a refused one is never written.
      const sealed: Buffer[] = [header];
      try {
        for await (const piece of from(head, ended, pieces)) {
          bytes += piece.length;
          if (bytes > maxBytes) throw new FileRefused('too-large');
          hash.update(piece);
          office?.feed(piece);
          await scan.feed(piece);
          sealed.push(cipher.update(piece));
        }
        if (office) type = office.kind() as K;
        if (!kinds.includes(type)) throw new FileRefused('kind');
        const because = await scan.verdict();
        if (because) throw new FileRefused(because);
      } finally {
        scan.end();
      }
      await disk.put(pathOf(fileId), Buffer.concat([...sealed, cipher.final(), cipher.getAuthTag()]));
      return { fileId, type, bytes, sha256: hash.digest('hex'), scanner: scanner.name };
    },

    async hold(owner, bytes) {
      const fileId = randomUUID();
      const { header, cipher } = await sealing(vault, owner, fileId);
      await disk.put(pathOf(fileId), Buffer.concat([header, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]));
      return fileId;
    },

    async open(owner, fileId) {
      if (!ID.test(fileId) || !(await disk.exists(pathOf(fileId)))) return undefined;
      const stored = Buffer.from(await disk.getBytes(pathOf(fileId)));
      const bytes = await unsealed(vault, stored, { owner, fileId });
      return bytes && { bytes };
    },

    async remove(fileId) {
      if (ID.test(fileId)) await disk.delete(pathOf(fileId));
    },
  };
}

/** What seals one file under a key of its own: how it begins, and the cipher for the rest. */
async function sealing(vault: KeyVault, owner: string, fileId: string): Promise<{ header: Buffer; cipher: CipherGCM }> {
  const [key, iv] = [randomBytes(32), randomBytes(12)];
  await vault.prepare([owner], true);
  const header: Header = { key: vault.seal(owner, key.toString('base64'), aadOf(fileId)), iv: iv.toString('base64') };
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(aadOf(fileId)));
  return { header: Buffer.from(`${MARK}${JSON.stringify(header)}\n`), cipher };
}

/** The first bytes of a stream, enough to say what it is. */
async function headOf(pieces: AsyncIterator<Uint8Array>): Promise<{ head: Buffer; ended: boolean }> {
  const read: Uint8Array[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const { value, done } = await pieces.next();
    if (done) return { head: Buffer.concat(read), ended: true };
    read.push(value);
    length += value.length;
  }
  return { head: Buffer.concat(read), ended: false };
}

async function* from(head: Buffer, ended: boolean, pieces: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  if (ended) return;
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
}
