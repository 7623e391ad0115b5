export const TYPES = ['student', 'articling', 'graduate', 'assistant', 'paralegal'] as const;
export const BAR = ['none', 'enrolled', 'passed', 'called'] as const;
export const HOURS = ['full', 'part', 'either'] as const;
export const MODES = ['office', 'hybrid', 'remote'] as const;
export const SEEN_BY = ['hidden', 'anonymous', 'open'] as const;

/** What is searched of a candidate, and shown on the card. */
export interface Facts {
  readonly type: (typeof TYPES)[number];
  readonly regions: readonly string[];
  readonly languages: readonly string[];
  readonly fields: readonly string[];
  readonly barStatus: (typeof BAR)[number];
  readonly articlingFrom?: string;
  readonly articlingTo?: string;
  readonly availableFrom?: string;
  readonly hours: (typeof HOURS)[number];
  readonly workModes: readonly (typeof MODES)[number][];
  readonly school: string;
  readonly programme: string;
  readonly skills: readonly string[];
}
export interface OwnProfile extends Facts {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber?: string;
  readonly blockedFirms: readonly string[];
}
export type Status = 'Requested' | 'Accepted' | 'Declined' | 'Expired';

/** A firm that asked to talk. */
export interface FirmRequest {
  readonly requestId: string;
  readonly professionalId: string;
  readonly firm?: string;
  readonly name: string;
  readonly message: string;
  readonly status: Status;
  readonly requestedAt: string;
  readonly expiresAt: string;
}
/** A CV as it is listed: its name was not kept. */
export interface Cv {
  readonly type: 'pdf' | 'docx';
  readonly bytes: number;
  readonly at: string;
}
export interface CvView {
  readonly firm?: string;
  readonly name: string;
  readonly at: string;
}
/** The own profile as its owner reads it. */
export interface Own {
  readonly candidateId: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly state: 'None' | 'Active' | 'Closed';
  readonly visibility: (typeof SEEN_BY)[number];
  readonly stale: boolean;
  readonly cv: Cv | null;
  readonly cvViews: readonly CvView[];
  readonly profile: OwnProfile | null;
  readonly requests: readonly FirmRequest[];
}

/** What a firm looks for; nothing named = everybody. */
export interface SearchFilters {
  readonly type?: (typeof TYPES)[number];
  readonly region?: string;
  readonly lang?: string;
  readonly field?: string;
  readonly mode?: (typeof MODES)[number];
  readonly by?: string;
}
export const PACES = ['instant', 'daily', 'weekly'] as const;
export interface AlertWish {
  readonly filters: SearchFilters;
  readonly pace: (typeof PACES)[number];
  readonly channel: 'email' | 'sms';
}
/** A saved search and whom it found last. */
export interface Alert extends AlertWish {
  readonly alertId: string;
  readonly paused: boolean;
  readonly matches: readonly { readonly at: string; readonly card: Card }[];
}
export interface AlertList {
  readonly professionalId: string;
  readonly mayAsk: boolean;
  readonly sms: boolean;
  readonly most: number;
  readonly alerts: readonly Alert[];
}

/** A card of the search. */
export interface Card extends Facts {
  readonly id: string;
  readonly name: string;
}
export interface AskedOf {
  readonly requestId: string;
  readonly candidateId: string;
  readonly status: Status;
  readonly requestedAt: string;
  readonly expiresAt: string;
  readonly card: Card | null;
  readonly contact?: { readonly name: string; readonly email?: string; readonly phoneNumber?: string };
  readonly cv?: Cv;
}
export interface Found {
  readonly professionalId?: string;
  readonly mayAsk: boolean;
  readonly sms: boolean;
  readonly cards: readonly Card[];
  readonly requests: readonly AskedOf[];
}
