import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contracts, file, instant } from '../contract.js';

const entry = z.object({
  when: z.string(),
  title: z.string().optional(),
  lines: z.array(z.object({ label: z.string(), text: z.string() })),
});
const behindLink = ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED', 'STEP_UP_REQUIRED'] as const;

/** The copy of one's own data, behind the link of the request that asked for it: to read, and as files. */
export const privacyCopyApi = contracts({
  'GET /api/public/privacy-copy': {
    summary: 'The copy of one’s own data in words, and until when it can be downloaded',
    answer: z.object({
      until: instant,
      title: z.string(),
      lead: z.array(z.string()),
      parts: z.array(z.object({ title: z.string(), intro: z.string().optional(), entries: z.array(entry) })),
      files: z.array(z.object({ id: ids.fileId, name: z.string().optional(), type: z.string(), bytes: z.int() })),
    }),
    errors: behindLink,
  },
  'GET /api/public/privacy-copy/:format': {
    summary: 'The same as a file: data, table or document',
    params: z.object({ format: z.enum(['json', 'csv', 'pdf']) }),
    answer: file('application/json', 'text/csv', 'application/pdf'),
    errors: behindLink,
  },
  'GET /api/public/privacy-copy/files/:fileId': {
    summary: 'A file of the person’s own that is part of the copy',
    params: z.object({ fileId: ids.fileId }),
    answer: file('application/octet-stream'),
    errors: behindLink,
  },
});
