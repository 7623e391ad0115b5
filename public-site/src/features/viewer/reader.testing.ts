/** What stands in for the reader of PDF files in specs: pages with their number as text, of which the last has none. */
export const PAGES = 3;

const page = (number: number) => ({
  getViewport: ({ scale }: { scale: number }) => ({ width: 100 * scale, height: 140 * scale, scale }),
  render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
  getTextContent: () => Promise.resolve({ text: number === PAGES ? '' : `Texte de la page ${number}` }),
});

interface Layer {
  readonly textContentSource: { readonly text: string };
  readonly container: HTMLElement;
}

/** What hands a long document over in parts. */
class PDFDataRangeTransport {
  private readonly waiting = new Map<number, (part: Uint8Array) => void>();
  constructor(readonly length: number) {}
  onDataRange(begin: number, part: Uint8Array): void {
    this.waiting.get(begin)?.(part);
  }
  requestDataRange(_begin: number, _end: number): void {
    throw new Error('who brings the parts says how');
  }
  part(begin: number, end: number): Promise<Uint8Array> {
    return new Promise((come) => {
      this.waiting.set(begin, come);
      this.requestDataRange(begin, end);
    });
  }
}

interface Asked {
  readonly data?: ArrayBuffer;
  readonly range?: PDFDataRangeTransport;
  readonly rangeChunkSize?: number;
}

/** Reads its first part and its last one, then the part of a page by its number. */
async function opened({ data, range, rangeChunkSize = 0 }: Asked) {
  if (!range) {
    if (Buffer.from(data!).includes('broken')) throw new Error('broken');
    return { numPages: PAGES, getPage: (number: number) => Promise.resolve(page(number)) };
  }
  const last = Math.floor((range.length - 1) / rangeChunkSize) * rangeChunkSize;
  const [first, end] = await Promise.all([range.part(0, rangeChunkSize), range.part(last, range.length)]);
  if (!Buffer.from(first).includes('%PDF') || !Buffer.from(end).includes('%%EOF')) throw new Error('broken');
  const getPage = async (number: number) => {
    if (number > 1) await range.part(number * rangeChunkSize, (number + 1) * rangeChunkSize);
    return page(number);
  };
  return { numPages: PAGES, getPage };
}

/** Its parts, by the names under which the viewer asks for them. */
export const reader = {
  PDFWorker: { create: (given: object) => given },
  PDFDataRangeTransport,
  getDocument: (asked: Asked) => ({ promise: opened(asked), destroy: () => Promise.resolve() }),
  TextLayer: function TextLayer({ textContentSource, container }: Layer) {
    return {
      render: () => {
        container.textContent = textContentSource.text;
        return Promise.resolve();
      },
    };
  },
  RenderingCancelledException: function RenderingCancelledException(message: string) {
    return Object.assign(new Error(message), { name: 'RenderingCancelledException' });
  },
};
