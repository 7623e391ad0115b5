import library from 'pdfjs-dist/legacy/build/pdf.min.mjs?url';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { PDF_FOLDER } from './folder';
import type { PdfFiles } from './shown';

export { showDocument } from './viewer';

/** Where this build has them. */
export const pdfFiles: PdfFiles = { library, worker, folder: PDF_FOLDER };
