import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import type { KeyVault } from '@jurilien/persistence';

/** A vault of one key in memory, which can be destroyed. */
export function memoryVault(): KeyVault & { destroyed: boolean } {
  const vault = {
    destroyed: false,
    prepare: () => Promise.resolve(),
    seal: (o: string, value: unknown) => ({ o, iv: '', tag: '', ct: JSON.stringify(value) }),
    open: ({ ct }: { ct: string }) => (vault.destroyed ? undefined : (JSON.parse(ct) as unknown)),
  };
  return vault as unknown as KeyVault & { destroyed: boolean };
}

/** Bytes as a line brings them. */
export async function* inPieces(bytes: Uint8Array, size = 1_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Every file below a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());

/** How an archive is made, and what it lies about. */
interface Making {
  /** What the list claims of each entry unpacked. */
  readonly claimed?: number;
  readonly flags?: number;
  readonly packed?: boolean;
}

/** An archive as office programmes write them; what its list claims may be a lie. */
export function archive(files: Readonly<Record<string, string | Uint8Array>>, { claimed, flags = 0, packed = false }: Making = {}): Buffer {
  const local: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content);
    const body = packed ? deflateRawSync(plain) : plain;
    const called = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    const about = Buffer.alloc(20);
    about.writeUInt16LE(packed ? 8 : 0, 2);
    about.writeUInt32LE(crc32(plain), 8);
    about.writeUInt32LE(body.length, 12);
    about.writeUInt32LE(claimed ?? plain.length, 16);
    about.writeUInt16LE(flags, 0);
    about.copy(head, 6);
    head.writeUInt16LE(called.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    about.copy(entry, 8);
    entry.writeUInt16LE(called.length, 28);
    entry.writeUInt32LE(at, 42);
    local.push(head, called, body);
    list.push(entry, called);
    at += head.length + called.length + body.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, ...list, end]);
}
