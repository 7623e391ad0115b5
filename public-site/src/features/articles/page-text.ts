import { parse } from 'yaml';
import { z } from 'zod';
import { split } from './front-matter';
import { readBlocks, readLine, type Block, type Inline } from './markdown';

const text = z.string().trim().min(1);

/** A page that is mostly words: what stands above them. */
const pageFront = z.strictObject({ title: text.max(65), description: text.min(80).max(155), summary: text.max(320) });
export interface PageText extends z.infer<typeof pageFront> {
  readonly blocks: readonly Block[];
}

/** Reads a page such as « À propos ». @throws ZodError, Unreadable */
export function readPageText(source: string, dress: (text: string) => string = (t) => t): PageText {
  const { values, body } = split(source);
  const front = pageFront.parse(values);
  return {
    ...front,
    title: dress(front.title),
    description: dress(front.description),
    summary: dress(front.summary),
    blocks: readBlocks(body, dress),
  };
}

const jobFront = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  title: text.max(65),
  place: text,
  kind: text,
  /** Last day to apply; after it the post is no longer shown. */
  until: z.iso.date(),
});
/** A post to fill at Jurilien (P06). */
export interface Job extends z.infer<typeof jobFront> {
  readonly blocks: readonly Block[];
}
/** Reads a post. @throws ZodError, Unreadable */
export function readJob(source: string, dress: (text: string) => string = (t) => t): Job {
  const { values, body } = split(source);
  return { ...jobFront.parse(values), blocks: readBlocks(body, dress) };
}

/** Whom a question comes from: the tabs of the page, in their order. */
export const AUDIENCES = ['clients', 'professionals', 'candidates'] as const;
export type Audience = (typeof AUDIENCES)[number];

const asked = z.array(z.strictObject({ id: z.string().regex(/^[a-z]+(-[a-z]+)*$/), q: text.max(90), a: text })).min(3);

/** One question of P04; `id` is its anchor, the same in both languages. */
export interface Asked {
  readonly id: string;
  readonly audience: Audience;
  readonly q: string;
  readonly a: readonly Inline[];
}

/** Reads the questions of one audience. @throws ZodError, Unreadable */
export const readAsked = (audience: Audience, source: string, dress: (text: string) => string = (t) => t): readonly Asked[] =>
  asked
    .parse(parse(source, { schema: 'core' }))
    .map(({ id, q, a }) => ({ id: `${audience}-${id}`, audience, q: dress(q), a: readLine(a, dress) }));

/** Letters without their marks, so that « demenagement » finds « déménagement ». */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** Whether a question speaks of everything someone looks for. */
export function answers(question: { readonly q: string; readonly words: string }, sought: string): boolean {
  const searchable = folded(`${question.q} ${question.words}`);
  return folded(sought)
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .every((word) => searchable.includes(word));
}
