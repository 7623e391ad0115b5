import type * as Pdf from 'pdfjs-dist';
import { ends, isLong, PART_BYTES, transportOf } from './parts';
import { bytesOf, drawable, type Drawing, type Given } from './shown';

type Library = typeof Pdf;
interface Rule {
  createScriptURL(url: string): unknown;
}
interface Ruled {
  readonly trustedTypes?: { createPolicy(name: string, rules: Rule): Rule };
}

/** The one script that a worker of this page may be: the reader of PDF files, from our own origin. */
let rule: Rule | undefined;
function workerOf(address: string): Worker {
  rule ??= (window as Window & Ruled).trustedTypes?.createPolicy('viewer', {
    createScriptURL: (url: string) => new URL(url, location.origin).pathname,
  });
  return new Worker((rule ? rule.createScriptURL(address) : address) as string, { type: 'module' });
}

/**
 * Opens a PDF: its worker parses it, apart from the page; nothing in it runs. Document, worker and reader come side by side: one after
 * another, a phone waits for each. Of a long document only those parts come that its reader asks for.
 */
export async function openPdf({ source, files }: Pick<Given, 'source' | 'files'>): Promise<Drawing> {
  // The document first: it is what takes longest.
  const part = isLong(source) ? ends(source) : undefined;
  const data = part ? undefined : bytesOf(source).then((bytes) => bytes.arrayBuffer());
  data?.catch(() => undefined);
  const port = workerOf(files.worker);
  try {
    const library = (await import(/* @vite-ignore */ files.library)) as Library;
    const from = part ? transportOf(library, source, part) : { data: await data };
    return await read(library, port, from, files.folder);
  } catch (problem) {
    port.terminate();
    throw problem;
  }
}

type From = { readonly data: ArrayBuffer | undefined } | ReturnType<typeof transportOf>;

async function read(library: Library, port: Worker, from: From, folder: string): Promise<Drawing> {
  const parts = 'range' in from;
  const task = library.getDocument({
    ...(parts ? { range: from.range, rangeChunkSize: PART_BYTES, disableAutoFetch: true, disableStream: true } : { data: from.data }),
    worker: library.PDFWorker.create({ port }),
    cMapUrl: `${folder}/cmaps/`,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    wasmUrl: `${folder}/wasm/`,
    iccUrl: `${folder}/iccs/`,
    // Forms and scripts of a document stay asleep: pages are drawn, no more.
    enableXfa: false,
    disableWorkerRendering: true,
  });
  // The reader itself waits for a part for ever.
  const unless: Unless = (wanted) => (parts ? Promise.race([wanted, from.failed]) : wanted);
  const file = await unless(task.promise);
  const close = (): void => {
    void task.destroy();
    port.terminate();
  };
  return { pages: file.numPages, draw: drawer(library, file, unless), close };
}

/** What is wanted of a document, unless a part of it cannot be had. */
type Unless = <A>(wanted: Promise<A>) => Promise<A>;

/** Draws one page after another; a page that is asked for while another is drawn takes its place. */
function drawer(library: Library, file: Pdf.PDFDocumentProxy, unless: Unless): Drawing['draw'] {
  let running: { cancel(): void } | undefined;
  let newest = 0;
  return async (place, number, zoom) => {
    const mine = (newest += 1);
    const stillWanted = (): void => {
      if (mine !== newest) throw new library.RenderingCancelledException(`page ${number}`);
    };
    running?.cancel();
    const page = await unless(file.getPage(number));
    stillWanted();
    const fit = place.clientWidth / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale: fit * zoom });
    const sharp = Math.min(globalThis.devicePixelRatio || 1, 2);
    const density = sharp * drawable(viewport.width * sharp, viewport.height * sharp);
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(viewport.width * density);
    canvas.height = Math.floor(viewport.height * density);
    canvas.style.width = `${viewport.width}px`;
    canvas.style.height = `${viewport.height}px`;
    canvas.setAttribute('aria-hidden', 'true');
    const drawn = page.render({ canvas, viewport, transform: density === 1 ? undefined : [density, 0, 0, density, 0, 0] });
    running = drawn;
    await unless(drawn.promise);
    stillWanted();
    const text = document.createElement('div');
    text.className = 'viewer-text';
    const sheet = document.createElement('div');
    sheet.className = 'viewer-sheet';
    sheet.style.setProperty('--total-scale-factor', String(viewport.scale));
    sheet.append(canvas, text);
    place.replaceChildren(sheet);
    const layer = new library.TextLayer({ textContentSource: await unless(page.getTextContent()), container: text, viewport });
    await layer.render();
    stillWanted();
    return text.textContent.trim() !== '';
  };
}
