import type { Answer, Call } from '@jurilien/contracts/api';

export const TYPES = ['student', 'articling', 'graduate', 'assistant', 'paralegal'] as const;
export const BAR = ['none', 'enrolled', 'passed', 'called'] as const;
export const HOURS = ['full', 'part', 'either'] as const;
export const MODES = ['office', 'hybrid', 'remote'] as const;
export const SEEN_BY = ['hidden', 'anonymous', 'open'] as const;

export const PACES = ['instant', 'daily', 'weekly'] as const;

/** The person’s own profile as its owner reads it. */
export type Own = Answer<'GET /api/recruit/profile'>;
export type OwnProfile = NonNullable<Own['profile']>;
/** A firm that asked to talk. */
export type FirmRequest = Own['requests'][number];
export type Cv = NonNullable<Own['cv']>;
export type CvView = Own['cvViews'][number];

export type Found = Answer<'GET /api/candidates'>;
/** A card of the search. */
export type Card = Omit<Found['cards'][number], 'available'>;
export type AskedOf = Found['requests'][number];
/** What a firm looks for; nothing named = everyone. */
export type SearchFilters = NonNullable<Call<'GET /api/candidates'>['query']>;

type AlertList = Answer<'GET /api/pro/employee-alerts'>;
/** A saved search and whom it found last. */
export type Alert = AlertList['alerts'][number];
export type AlertWish = Pick<Alert, 'filters' | 'pace' | 'channel'>;
