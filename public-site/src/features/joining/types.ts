import type { Answer } from '@jurilien/contracts/api';

/** Answers of one part of the form, as it holds them. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;
export type Part = 'licence' | 'insurance' | 'practice' | 'preferences';

/** How an application or a membership stands, as its owner reads it. */
export type Application = Answer<'GET /api/pro/application'>;
export type Proof = Application['proofs'][number];
export type Practice = NonNullable<Application['practice']>;
export type Hours = NonNullable<Application['hours']>;
