import { z } from 'zod';
import { contracts, instant } from '../contract.js';
import { lang } from '../shapes.js';

const notice = z.object({
  id: z.string(),
  /** Of its words, whatever the language of the page. */
  lang,
  title: z.string(),
  text: z.string(),
  /** A page of ours, by its path. */
  link: z.string().optional(),
  at: instant,
  read: z.boolean(),
});

/** The caller's own list of notices (channel A of 4.7.4); `MarkNoticeRead` and `MarkAllNoticesRead` change it. */
export const noticesApi = contracts({
  'GET /api/notices': {
    summary: 'The caller’s own notices, the newest first, and how many were not read',
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(100).default(1),
      perPage: z.coerce.number().int().min(1).max(50).default(20),
      /** A position of the log that the list must have seen. */
      after: z.coerce.number().int().nonnegative().optional(),
    }),
    answer: z.object({ data: z.array(notice), total: z.int(), unread: z.int(), /** For how long a notice stays. */ keptDays: z.int() }),
  },
});
