import { reactRouter } from '@react-router/dev/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { serviceWorker, smallScripts } from './build-steps/own-scripts';
import { PDF_READER, pdfReader } from './build-steps/pdf-reader';

const lib = (name: string) => fileURLToPath(new URL(`../libs/${name}/index.ts`, import.meta.url));

/** Our libraries only declare: what a page does not use of their tables of contents (most of the registry of figures) stays out of its scripts. */
const rolldownOptions = { treeshake: { moduleSideEffects: [{ test: /\/libs\/[^/]+\/src\//, sideEffects: false }] } };

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [reactRouter(), smallScripts(), serviceWorker(), pdfReader()],
  define: { __PDF_READER__: JSON.stringify(PDF_READER) },
  resolve: {
    alias: {
      '@jurilien/reference/child-support': lib('reference/src/child-support'),
      '@jurilien/reference': lib('reference/src'),
      '@jurilien/contracts': lib('contracts/src'),
    },
  },
  build: { assetsInlineLimit: 0, sourcemap: false, rolldownOptions },
  worker: { rolldownOptions },
  server: { host: '127.0.0.1', fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] } },
});
