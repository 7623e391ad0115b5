import type { viewerTexts } from './words/viewer';

/** Where the pages of a PDF are read and drawn: files of our own origin, loaded once a document is shown. */
export interface PdfFiles {
  readonly library: string;
  readonly worker: string;
  /** Folder of decoders and fonts that a few documents need. */
  readonly folder: string;
}

/** Where the bytes of a document come from. */
export interface Source {
  readonly size: number;
  /**
   * Asks for them.
   * @param range a part of them, as HTTP names it
   */
  readonly ask: (range?: string) => Promise<Response>;
}

/** A document that its page may ask for by address. */
export const atAddress = (url: string, size: number): Source => ({ size, ask: (range) => fetch(url, range ? { headers: { range } } : {}) });

/** A document to show, and what the page is told of it. */
export interface Given {
  readonly name: string;
  /** `pdf`, or the kind of a picture. */
  readonly type: string;
  readonly words: Readonly<Record<keyof typeof viewerTexts.fr, string>>;
  readonly files: PdfFiles;
  readonly source: Source;
  /** Its first page is on the screen: from now on it counts as seen. */
  readonly onFirst: () => void;
  readonly onClose?: () => void;
}

/** All of a document. @throws Error where it cannot be had */
export async function bytesOf({ ask }: Source): Promise<Blob> {
  const answer = await ask();
  if (answer.status !== 200) throw new Error(`document: ${answer.status}`);
  return answer.blob();
}

/** A part of a document, up to its end or before `end`. @throws Error where that part, and no other, cannot be had */
export async function partOf({ ask }: Source, begin: number, end: number): Promise<ArrayBuffer> {
  const answer = await ask(`bytes=${begin}-${end - 1}`);
  if (answer.status !== 206) throw new Error(`part of a document: ${answer.status}`);
  const part = await answer.arrayBuffer();
  if (part.byteLength !== end - begin) throw new Error(`part of a document: ${part.byteLength} of ${end - begin} bytes`);
  return part;
}

/** Phones draw no more than this at once. */
const MOST_PIXELS = 16_000_000;
/** By how much a drawing of this size is made smaller so that it can be drawn: a hostile or a huge page stays within what a phone can. */
export const drawable = (width: number, height: number): number => Math.min(1, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));

/** One that is open: drawn again at another page or size, and closed. */
export interface Drawing {
  readonly pages: number;
  /** Draws a page into its place. @returns whether the page has text that can be read aloud */
  draw(place: HTMLElement, page: number, zoom: number): Promise<boolean>;
  close(): void;
}
