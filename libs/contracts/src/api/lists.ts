/** What lists are asked, and how they answer. */
import { z } from 'zod';

/** A query parameter that holds a JSON object. */
export const jsonText = z
  .string()
  .max(4_000)
  .transform((text, issue) => {
    try {
      return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    } catch {
      issue.addIssue('invalid');
      return z.NEVER;
    }
  });

/** What every list may be asked. */
export const listQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
  sort: z.string().max(60).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  q: z.string().trim().max(100).optional(),
  filter: jsonText.optional(),
  after: z.coerce.number().int().nonnegative().optional(),
});

/** A row of a view with its columns, masked as its reader may see it. */
export const row = z.record(z.string(), z.unknown());
/** A page of rows; `more` where there are more than were counted. */
export const pageOf = <S extends z.ZodType>(line: S) => z.object({ data: z.array(line), total: z.int(), more: z.boolean() });
