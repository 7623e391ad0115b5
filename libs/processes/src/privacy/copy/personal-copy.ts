import { HOLDING_KINDS } from '@jurilien/reference';
import { z } from 'zod';
import { WITHHELD } from './field-words.js';

/** The name of the format, for programs that read copies of different years. */
export const COPY_FORMAT = 'jurilien-copy-1';

/** What a copy is about: what we hold of the person, the request that asked for the copy, and the choices of the addresses they proved. */
export const COPIED_KINDS = [...HOLDING_KINDS, 'privacyRequest', 'mailbox', 'number'] as const;
export type CopiedKind = (typeof COPIED_KINDS)[number];

const at = z.string();
/** Which of the things we hold a line is about: its place in the list. */
const holding = z.number().int().nonnegative();

/**
 * The copy of one's own data (access, portability): one JSON file, sealed with the key of the request that asked for it. The table, the
 * document and the page are made from it.
 */
export const personalCopy = z.object({
  format: z.literal(COPY_FORMAT),
  requestId: z.string(),
  lang: z.enum(['fr', 'en']),
  madeAt: at,
  holdings: z.array(z.object({ kind: z.enum(COPIED_KINDS), id: z.string(), since: at.nullable(), endedAt: at.nullable() })),
  /** Every personal field of every event that one of the person's keys sealed. */
  personal: z.array(
    z.object({
      ...{ holding, at, event: z.string(), field: z.string() },
      value: z.unknown().optional(),
      withheld: z.enum(WITHHELD).optional(),
    }),
  ),
  /** What happened, and what was answered in clear. */
  facts: z.array(z.object({ holding, at, event: z.string(), values: z.record(z.string(), z.unknown()) })),
  accesses: z.array(
    z.object({
      ...{ holding, at },
      by: z.enum(['team', 'professional']),
      what: z.enum(['opened', 'contact', 'names', 'file', 'list']),
      name: z.string().optional(),
      why: z.string().optional(),
    }),
  ),
  /** Files that are collected from the same page, each under the key that sealed it. */
  files: z.array(
    z.object({ holding, at, fileId: z.string(), owner: z.string(), name: z.string().optional(), type: z.string(), bytes: z.number() }),
  ),
});
export type PersonalCopy = z.infer<typeof personalCopy>;
export type CopiedHolding = PersonalCopy['holdings'][number];
