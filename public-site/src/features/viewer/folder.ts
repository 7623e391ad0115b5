/** Version of the PDF reader that this build carries; `vite.config.ts` fills it in. */
declare const __PDF_READER__: string;

/** Where the build puts decoders and fonts of the PDF reader that only some documents need: by its version, since they are kept for a year. */
export const PDF_FOLDER = `/assets/pdf-${__PDF_READER__}`;
