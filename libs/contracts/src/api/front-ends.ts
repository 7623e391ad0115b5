import { z } from 'zod';
import { contracts, file } from './contract.js';

const assets = file('text/javascript', 'text/css', 'font/woff2', 'image/svg+xml', 'application/json');
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Files of the front ends and of this description, which no handler of ours serves. */
export const frontEndsApi = contracts({
  'GET /assets/*': { summary: 'Scripts and styles of the public site', answer: assets, cache: FOR_EVER },
  'GET /admin/assets/*': { summary: 'Scripts and styles of the console', answer: assets, cache: FOR_EVER },
  'GET /api/docs/*': { summary: 'This description, to be read by people', answer: file('text/html', 'text/javascript', 'text/css') },
  'GET /api/openapi.json': { summary: 'This description', answer: z.looseObject({ openapi: z.string() }) },
});
