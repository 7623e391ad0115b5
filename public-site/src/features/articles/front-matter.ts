import { parse } from 'yaml';
import { z } from 'zod';

const day = z.iso.date();
const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single dashes');

/** What stands above a text, between two lines of three dashes. */
export const frontMatter = z.strictObject({
  id,
  /** Path segment of a guide, own per language. */
  slug: id.optional(),
  title: text.max(65),
  description: text.min(80).max(155),
  summary: text.max(320),
  /** Code of the field of law. */
  field: text,
  province: z.array(z.enum(['QC', 'ON'])).min(1),
  author: text,
  /** Absent until a lawyer has read the text: no one is named who has not. */
  reviewer: text.optional(),
  reviewed: day,
  reviewBy: day,
  related: z.array(id).max(4).default([]),
  action: z.strictObject({ form: z.enum(['family', 'demand', 'business', 'quick', 'pros']), domain: text.optional() }),
  /** Limited tasks of the catalogue (F07) that this text leads to, and how it speaks of them. */
  tasks: z.strictObject({ title: text.max(80), lead: text.max(320), of: z.array(id).min(1).max(4) }).optional(),
  faq: z
    .array(z.strictObject({ q: text, a: text }))
    .min(3)
    .max(5),
  sources: z.array(z.strictObject({ title: text, url: z.url({ protocol: /^https$/ }), read: day })).min(4),
});
export type FrontMatter = z.infer<typeof frontMatter>;

/** What was typed, taken apart: the values above, the Markdown below. Dates stay as they are written. */
export function split(source: string): { readonly values: unknown; readonly body: string } {
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'));
  if (!found) return { values: {}, body: source };
  return { values: parse(found[1]!, { schema: 'core' }) as unknown, body: found[2]! };
}
