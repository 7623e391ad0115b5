import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** Decoders, colour profiles, and what stands in for fonts that a document does not bring: asked for by its worker when it needs one. */
const FOLDERS = ['wasm', 'iccs', 'cmaps', 'standard_fonts'] as const;
/** Scripts inside of documents are never run: what would run them stays at home. */
const LEFT_OUT = /^quickjs/;

export const PDF_READER = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;

/** The parts of the PDF reader that it asks for by name, beside the files of the build. */
export const pdfReader = (): Plugin => ({
  name: 'pdf-reader',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle() {
    for (const folder of FOLDERS)
      for (const name of readdirSync(join(ROOT, folder)).filter((each) => !LEFT_OUT.test(each)))
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdf-${PDF_READER}/${folder}/${name}`,
          source: readFileSync(join(ROOT, folder, name)),
        });
  },
});
