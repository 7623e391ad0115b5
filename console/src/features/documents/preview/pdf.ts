import { getDocument, PDFWorker, version, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

interface TypedWindow {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
  };
}

let policy: ReturnType<NonNullable<TypedWindow['trustedTypes']>['createPolicy']> | undefined;
/** The one script that may become a worker: the console's policy admits no other address (`require-trusted-types-for`). */
const trustedWorker = (): string => {
  const { trustedTypes } = window as TypedWindow;
  policy ??= trustedTypes?.createPolicy('pdf-worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
};

/** Decoders of scans, fonts and colours that only some documents need, where the build of the site puts them for its own viewer. */
const DECODERS = `/assets/pdf-${version}`;

export interface OpenPdf {
  readonly pdf: PDFDocumentProxy;
  readonly close: () => void;
}

/** Reads a PDF in a worker of our own origin, without running anything that is in it. */
export async function openPdf(bytes: Blob): Promise<OpenPdf> {
  const port = new Worker(trustedWorker(), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const close = () => {
    worker.destroy();
    port.terminate();
  };
  try {
    const data = new Uint8Array(await bytes.arrayBuffer());
    const task = getDocument({
      ...{ data, worker, enableXfa: false, disableWorkerRendering: true },
      wasmUrl: `${DECODERS}/wasm/`,
      iccUrl: `${DECODERS}/iccs/`,
      cMapUrl: `${DECODERS}/cmaps/`,
      standardFontDataUrl: `${DECODERS}/standard_fonts/`,
    });
    return { pdf: await task.promise, close };
  } catch (error) {
    close();
    throw error;
  }
}
