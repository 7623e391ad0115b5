import type * as Pdf from 'pdfjs-dist';
import { partOf, type Source } from './shown';

/** Up to here a document is asked for at once: its reader looks at every page anyway, and each part is a way there and back. */
const WHOLE_UP_TO = 512 * 1024;
export const PART_BYTES = 32 * 1024;
/** The end of a document says where everything is in it; no less than this of it comes with its beginning. */
const LEAST_END = 16 * 1024;
/** A document whose pages lie far apart has many small parts; the line and the server take a few at a time. */
const AT_ONCE = 6;

export const isLong = ({ size }: Source): boolean => size > WHOLE_UP_TO;

/** Parts of a document that are on their way, a few at a time. */
function fewAtOnce(): <A>(ask: () => Promise<A>) => Promise<A> {
  let free = AT_ONCE;
  const waiting: (() => void)[] = [];
  return async (ask) => {
    if (free === 0) await new Promise<void>((go) => waiting.push(go));
    else free -= 1;
    try {
      return await ask();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** The beginning and the end of a long document, asked for while its reader is still coming. */
export function ends(source: Source): (begin: number, end: number) => Promise<ArrayBuffer> {
  const inTurn = fewAtOnce();
  const ask = (begin: number, end: number): Promise<ArrayBuffer> => inTurn(() => partOf(source, begin, end));
  const last = Math.floor((source.size - LEAST_END) / PART_BYTES) * PART_BYTES;
  const early = [
    { begin: 0, end: PART_BYTES },
    { begin: last, end: source.size },
  ].map(({ begin, end }) => ({ begin, end, part: ask(begin, end) }));
  // They are awaited once the reader asks for them.
  for (const { part } of early) part.catch(() => undefined);
  return async (begin, end) => {
    const here = early.find((one) => one.begin <= begin && end <= one.end);
    return here ? (await here.part).slice(begin - here.begin, end - here.begin) : ask(begin, end);
  };
}

/** Hands parts to the reader as it asks for them; `failed` ends as soon as one of them cannot be had. */
export function transportOf(library: typeof Pdf, { size }: Source, part: ReturnType<typeof ends>) {
  let fail: (problem: Error) => void;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => undefined);
  class Parts extends library.PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      part(begin, end).then((bytes) => this.onDataRange(begin, new Uint8Array(bytes)), fail);
    }
  }
  return { range: new Parts(size, null), failed };
}
