import { inThread } from '@jurilien/files';

/** Reading a long letter with its pictures takes a fraction of this. */
const MOST_CPU_MS = 5_000;
const MOST_HEAP_MB = 256;

/** An e-mail as it was read: text alone, whatever it was written in. */
export interface ReadMail {
  /** The address in its `From`, in small letters; empty where it has none. */
  readonly from: string;
  readonly subject: string;
  /** What its sender wrote, without what it quotes. */
  readonly text: string;
  /** It was longer than what is kept. */
  readonly cut: boolean;
  /** Those that say whether a machine wrote it. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** Files beyond those that are read. */
  readonly more: number;
}

/** Mails are read one after the other: a storm of them takes one processor, not all. */
let before: Promise<unknown> = Promise.resolve();

/** Reads an e-mail as it was sent; nothing where it is broken, or made to take more than any letter does. */
export function readMail(raw: Uint8Array): Promise<ReadMail | undefined> {
  const read = before.then(async () => {
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    const script = new URL(`./mail-thread.${extension}`, import.meta.url);
    const found = await inThread<ReadMail>(script, raw, { mostCpuMs: MOST_CPU_MS, mostHeapMb: MOST_HEAP_MB });
    return found.ended === 'answered' ? found.answer : undefined;
  });
  before = read;
  return read;
}
