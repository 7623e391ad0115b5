import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

const lib = (name: string) => fileURLToPath(new URL(`../libs/${name}/src/index.ts`, import.meta.url));

/** One build serves /admin and /en/admin: assets always live under /admin/assets, the prefix is read at run time. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/',
  plugins: [react()],
  // The API puts a nonce of its own in its place at each request, so that styles written at run time are the console's and no one else's.
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    alias: {
      // The console warns of personal data with the very function the API refuses by.
      '@jurilien/personal-data': lib('personal-data'),
      '@jurilien/reference/segments': fileURLToPath(new URL('../libs/reference/src/segments.ts', import.meta.url)),
      '@jurilien/contracts': lib('contracts'),
      '@jurilien/reference': lib('reference'),
    },
    dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom', '@mui/material', '@emotion/react'],
  },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1200,
    sourcemap: false,
    // Our libraries only declare: what a screen does not use of their tables of contents stays out of its scripts.
    // So does a feature's index: a page runs the files of the names it takes, and no others.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/libs\/[^/]+\/src\/|\/console\/src\/features\/[^/]+\/index\.ts$/, sideEffects: false }] },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:3000' } },
});
