import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import type { KeyVault, Sealed } from '@jurilien/persistence';
import { once } from './once.js';
import { filesOn, type Shelf } from './shelf.js';
import { isMissing } from './missing.js';
import { spoolOf } from './spool.js';

/** A file in progress: whose, for what, how long, and how much of it is here. */
export interface Arriving {
  readonly uploadId: string;
  readonly owner: string;
  readonly subject: string;
  readonly name: string;
  readonly size: number;
  readonly offset: number;
  readonly startedAt: string;
}

/** Files that arrive in pieces, over a line that may be cut: each piece lies sealed until the whole is here. */
export interface PartialFiles {
  begin(file: Pick<Arriving, 'owner' | 'subject' | 'name' | 'size'>): Promise<Arriving>;
  /** How far a file has come; nothing when it is unknown, or its person was erased. */
  look(uploadId: string): Promise<Arriving | undefined>;
  /** Adds a piece at the offset that `look` returned. */
  add(file: Arriving, piece: Buffer): Promise<Arriving>;
  /** The whole, piece by piece. */
  read(file: Arriving): AsyncIterable<Buffer>;
  drop(uploadId: string): Promise<void>;
  /** Drops what was started before an instant and never finished. */
  sweep(before: Date): Promise<void>;
}

const ROOT = 'arriving';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Header {
  readonly startedAt: string;
  readonly size: number;
  readonly owner: string;
  readonly sealed: Sealed;
}
interface Hidden {
  readonly key: string;
  readonly name: string;
  readonly subject: string;
}

const at = (uploadId: string, name: string): string => `${ROOT}/${uploadId}/${name}`;
const aadOf = (uploadId: string): string => `arriving:${uploadId}`;

/** Pieces that follow each other from the beginning. */
async function pieces(
  disk: Shelf,
  uploadId: string,
): Promise<{ readonly path: string; readonly offset: number; readonly length: number }[]> {
  const found: { readonly path: string; readonly offset: number; readonly length: number }[] = [];
  for await (const path of filesOn(disk, `${ROOT}/${uploadId}/`)) {
    const [, offset, length] = /\/p-(\d+)-(\d+)$/.exec(path) ?? [];
    if (offset && length) found.push({ path, offset: Number(offset), length: Number(length) });
  }
  found.sort((a, b) => a.offset - b.offset || b.length - a.length);
  const chain: typeof found = [];
  for (const p of found) if (p.offset === (chain.at(-1)?.offset ?? 0) + (chain.at(-1)?.length ?? 0)) chain.push(p);
  return chain;
}
const lengthOf = (chain: readonly { readonly length: number }[]): number => chain.reduce((sum, p) => sum + p.length, 0);

/** One piece, sealed: the initialization vector, the bytes, the tag. */
function sealPiece(key: string, aad: string, piece: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), iv).setAAD(Buffer.from(aad));
  return Buffer.concat([iv, cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
}

function openPiece(key: string, aad: string, stored: Buffer): Buffer {
  const opener = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), stored.subarray(0, IV_BYTES)).setAAD(Buffer.from(aad));
  opener.setAuthTag(stored.subarray(-TAG_BYTES));
  return Buffer.concat([opener.update(stored.subarray(IV_BYTES, -TAG_BYTES)), opener.final()]);
}

/** Puts bytes where they belong, whole: a process that is killed while it writes leaves no half of a piece that would count as one. */
function placing(disk: Shelf): (path: string, bytes: Buffer) => Promise<void> {
  const spool = spoolOf(disk);
  return async (path, bytes) => (await spool.write(once(bytes))).bring(path);
}

/**
 * Keeps pieces on the same disk as the files. A piece is written once under its offset and length, so two processes, or the
 * same piece sent twice, cannot spoil each other: the longest piece at an offset counts.
 */
export function partialFiles(vault: KeyVault, disk: Shelf): PartialFiles {
  const put = placing(disk);
  async function open(uploadId: string): Promise<{ header: Header; hidden: Hidden } | undefined> {
    if (!ID.test(uploadId) || !(await disk.exists(at(uploadId, 'head')))) return undefined;
    const header = JSON.parse(await disk.get(at(uploadId, 'head'))) as Header;
    await vault.prepare([header.owner], false);
    const hidden = vault.open(header.sealed, aadOf(uploadId)) as Hidden | undefined;
    return hidden && { header, hidden };
  }
  return {
    async begin({ owner, subject, name, size }) {
      const uploadId = randomUUID();
      await vault.prepare([owner], true);
      const hidden: Hidden = { key: randomBytes(32).toString('base64'), name, subject };
      const startedAt = new Date().toISOString();
      const header: Header = { startedAt, size, owner, sealed: vault.seal(owner, hidden, aadOf(uploadId)) };
      await put(at(uploadId, 'head'), Buffer.from(JSON.stringify(header)));
      return { uploadId, owner, subject, name, size, offset: 0, startedAt };
    },

    async look(uploadId) {
      const found = await open(uploadId);
      if (!found) return undefined;
      const { owner, size, startedAt } = found.header;
      const { name, subject } = found.hidden;
      return { uploadId, owner, subject, name, size, startedAt, offset: lengthOf(await pieces(disk, uploadId)) };
    },

    async add(file, piece) {
      const found = await open(file.uploadId);
      if (!found || piece.length === 0) return file;
      const sealed = sealPiece(found.hidden.key, `${file.uploadId}:${file.offset}`, piece);
      await put(at(file.uploadId, `p-${file.offset}-${piece.length}`), sealed);
      return { ...file, offset: file.offset + piece.length };
    },

    async *read(file) {
      const found = await open(file.uploadId);
      if (!found) return;
      for (const { path, offset } of await pieces(disk, file.uploadId)) {
        const stored = Buffer.from(await disk.getBytes(path));
        yield openPiece(found.hidden.key, `${file.uploadId}:${offset}`, stored);
      }
    },

    async drop(uploadId) {
      if (ID.test(uploadId)) await disk.deleteAll(`${ROOT}/${uploadId}/`);
    },

    async sweep(before) {
      for await (const key of filesOn(disk, `${ROOT}/`)) {
        const uploadId = /\/([0-9a-f-]{36})\/head$/.exec(key)?.[1];
        if (!uploadId) continue;
        const head = await disk.get(key).catch((error: unknown) => (isMissing(error) ? undefined : Promise.reject(error as Error)));
        // Its upload ended since it was listed.
        if (head === undefined) continue;
        const { startedAt } = JSON.parse(head) as Header;
        if (Date.parse(startedAt) < before.getTime()) await disk.deleteAll(`${ROOT}/${uploadId}/`);
      }
    },
  };
}
