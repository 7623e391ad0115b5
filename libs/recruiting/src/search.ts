import { z } from 'zod';
import { CANDIDATE_TYPES, WORK_MODES, type CandidateFacts } from './candidate.js';

/** What a firm looks for in a candidate (S03); nothing named = everyone. */
export const candidateSearch = z.object({
  type: z.enum(CANDIDATE_TYPES).optional(),
  region: z.string().max(40).optional(),
  lang: z.string().max(3).optional(),
  field: z.string().max(40).optional(),
  mode: z.enum(WORK_MODES).optional(),
  /** Free on this day or before. */
  by: z.iso.date().optional(),
});
export type CandidateSearch = z.infer<typeof candidateSearch>;

const has = (all: readonly string[], one: string | undefined): boolean => one === undefined || all.includes(one);

/** Whether a candidate is what someone looks for; no field named by the candidate means any. */
export const fits = (f: CandidateFacts | undefined, w: CandidateSearch): boolean =>
  f !== undefined &&
  has([f.type], w.type) &&
  has(f.regions, w.region) &&
  has(f.languages, w.lang) &&
  has(f.workModes, w.mode) &&
  (f.fields.length === 0 || has(f.fields, w.field)) &&
  (w.by === undefined || (f.availableFrom ?? w.by) <= w.by);

/** The same search in one order, to compare two of them. */
const keyOf = (w: CandidateSearch): string => [w.type, w.region, w.lang, w.field, w.mode, w.by].join('|');
export const sameSearch = (a: CandidateSearch, b: CandidateSearch): boolean => keyOf(a) === keyOf(b);
