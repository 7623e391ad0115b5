import { type Config, decider, event, type EventOf, filledLine, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { resume, type RESUME_KINDS } from './job-application.js';
import { erasure, placeOfRegions, staleAt } from './silence.js';

export const CANDIDATE_TYPES = ['student', 'articling', 'graduate', 'assistant', 'paralegal'] as const;
export const BAR_STATUSES = ['none', 'enrolled', 'passed', 'called'] as const;
export const WORK_MODES = ['office', 'hybrid', 'remote'] as const;
export const WORK_HOURS = ['full', 'part', 'either'] as const;
export const VISIBILITIES = ['hidden', 'anonymous', 'open'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

const candidateId = z.string();
const code = z.string().max(40);

/** What is searched, and says of no one who they are (4.10.12: type, region, availability in clear). */
export const candidateFacts = z.object({
  type: z.enum(CANDIDATE_TYPES),
  regions: z.array(code).min(1).max(40),
  languages: z.array(z.string().min(2).max(3)).min(1).max(10),
  fields: z.array(code).max(40).default([]),
  barStatus: z.enum(BAR_STATUSES),
  articlingFrom: z.iso.date().optional(),
  articlingTo: z.iso.date().optional(),
  availableFrom: z.iso.date().optional(),
  hours: z.enum(WORK_HOURS),
  workModes: z.array(z.enum(WORK_MODES)).min(1),
});
export type CandidateFacts = z.infer<typeof candidateFacts>;

/** Who it is, the school, and every free text: sealed with the candidate's own key. */
export const candidateDetails = z.object({
  firstName: filledLine(60),
  lastName: filledLine(60),
  phoneNumber: z.string().max(30).optional(),
  school: filledLine(120),
  programme: filledLine(120),
  skills: z.array(filledLine(60)).max(12),
  /** Firms that never see or count this person, as the candidate wrote them. */
  blockedFirms: z.array(filledLine(120)).max(30),
});
export type CandidateDetails = z.infer<typeof candidateDetails>;

const profile = candidateFacts.extend({ candidateId, details: z.union([candidateDetails, z.literal('[erased]')]) });
const ofCandidate = { personal: { details: 'candidateId' } } as const;

/** Every event of a candidate's profile (4.10.4). The candidate is the account: one profile each. */
export const candidateEvents = {
  CandidateProfileCreated: event(profile, ofCandidate),
  CandidateProfileUpdated: event(profile, ofCandidate),
  CandidateVisibilitySet: event(z.object({ candidateId, visibility: z.enum(VISIBILITIES) })),
  CandidateProfileHidden: event(z.object({ candidateId, cause: z.enum(['stale']) })),
  CandidateProfileClosed: event(z.object({ candidateId })),
  /** Nothing is left of the person: after a year of silence, by the team, or because they asked. */
  CandidateErased: event(z.object({ candidateId, cause: z.enum(['inactive', 'staff', 'request']) })),
  /** Its bytes lie sealed with the candidate's own key; its name, which often is theirs, was not kept. */
  CandidateCvUploaded: event(resume.extend({ candidateId })),
  CandidateCvRemoved: event(z.object({ candidateId, fileId: ids.fileId })),
  /** A firm the candidate said yes to has read it. */
  CandidateCvViewed: event(z.object({ candidateId, professionalId: z.string(), fileId: ids.fileId })),
};
export type CandidateEvent = EventOf<typeof candidateEvents>;

export interface CandidateState {
  readonly status: 'None' | 'Active' | 'Closed' | 'Erased';
  readonly visibility: Visibility;
  readonly facts?: CandidateFacts;
  /** Nothing when the person was erased. */
  readonly details?: CandidateDetails;
  /** When the candidate last said anything. */
  readonly saidAt?: string;
  /** When silence hides the profile, when it erases everything, and from when on a letter says so: by what was in force at the last word. */
  readonly staleAt?: string;
  readonly eraseAt?: string;
  readonly eraseNoticeAt?: string;
  /** Hidden by that silence, not by a choice. */
  readonly stale?: boolean;
  readonly cv?: CandidateCv;
  /** Who read which of their CVs, and when; the latest last. */
  readonly cvViews: readonly CvView[];
}
export interface CandidateCv {
  readonly fileId: string;
  readonly type: (typeof RESUME_KINDS)[number];
  readonly bytes: number;
  readonly at: string;
}
interface CvView {
  readonly professionalId: string;
  readonly fileId: string;
  readonly at: string;
}

/** A word of the candidate: what silence leads to begins anew. */
const said = (
  { occurredAt, config }: { readonly occurredAt: string; readonly config: Config },
  facts: CandidateFacts | undefined,
): Pick<CandidateState, 'saidAt' | 'staleAt' | 'eraseAt' | 'eraseNoticeAt'> => ({
  saidAt: occurredAt,
  staleAt: staleAt(occurredAt, config, placeOfRegions(facts?.regions)),
  ...erasure(occurredAt, config),
});

/** So many looks are shown to the candidate. */
const VIEWS_REMEMBERED = 100;

export const candidate = decider<CandidateState, typeof candidateEvents>({
  category: 'candidate',
  events: candidateEvents,
  initial: { status: 'None', visibility: 'hidden', cvViews: [] },
  evolve: (s, e, meta) => {
    const { occurredAt } = meta;
    switch (e.type) {
      case 'CandidateProfileCreated':
      case 'CandidateProfileUpdated': {
        const { candidateId: _, details, ...facts } = e.data;
        return { ...s, status: 'Active', facts, details: details === '[erased]' ? undefined : details, ...said(meta, facts) };
      }
      case 'CandidateVisibilitySet':
        return { ...s, visibility: e.data.visibility, stale: false, ...said(meta, s.facts) };
      case 'CandidateProfileHidden':
        return { ...s, visibility: 'hidden', stale: true };
      case 'CandidateProfileClosed':
        return { status: 'Closed', visibility: 'hidden', cvViews: [], ...said(meta, s.facts) };
      case 'CandidateErased':
        return { status: 'Erased', visibility: 'hidden', cvViews: [] };
      case 'CandidateCvUploaded': {
        const { fileId, type, bytes } = e.data;
        return { ...s, cv: { fileId, type, bytes, at: occurredAt }, ...said(meta, s.facts) };
      }
      case 'CandidateCvRemoved':
        return { ...s, cv: undefined };
      case 'CandidateCvViewed': {
        const { professionalId, fileId } = e.data;
        return { ...s, cvViews: [...s.cvViews, { professionalId, fileId, at: occurredAt }].slice(-VIEWS_REMEMBERED) };
      }
      default:
        return e satisfies never;
    }
  },
});

/** A name of a firm without what people write differently: accents, capitals, punctuation, “and”, the letters of incorporation. */
export const firmKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(et|and|inc|ltee|ltd|senc|sencrl|srl|llp|s e n c r l|l l p)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A firm by its name, and by the name of the person who acts for it. */
export interface Firm {
  readonly firm?: string;
  readonly name: string;
}

/** Whether a candidate shut a firm out by name, as the firm or as the person. */
export function blocks({ blockedFirms }: CandidateDetails, firm: Firm): boolean {
  const own = new Set([firm.firm, firm.name].map((name) => firmKey(name ?? '')).filter((key) => key !== ''));
  return blockedFirms.some((blocked) => own.has(firmKey(blocked)));
}

/** Whether a firm may know of a candidate at all: visible, and not blocked. */
export const mayBeSeen = (s: CandidateState, firm: Firm): boolean =>
  s.status === 'Active' && s.visibility !== 'hidden' && s.details !== undefined && !blocks(s.details, firm);
