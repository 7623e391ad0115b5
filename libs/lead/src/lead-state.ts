import { LEAD_ENDS, type LeadStatus } from '@jurilien/contracts';
import { ERASED } from '@jurilien/event-sourcing';
import type { Partner, Province, SafeContact } from '@jurilien/reference';
import type { Answers } from '@jurilien/questions';
import { type Address, INITIAL_CLEAR, INITIAL_PRIVATE, type LeadFacts, type Party } from './facts.js';
import { type Marks, unmarked } from './marks.js';
import { notRenewed, type Renewal } from './renewal/renewal.js';
import { type Merging, unmerged } from './merging.js';

/** Whether the lead exists and has not ended. */
export const isLive = (status: LeadStatus): boolean => status !== 'None' && !LEAD_ENDS.includes(status);

/** Why the link of a draft went out: it was asked for, or one of two reminders. */
export const DRAFT_LINK_CAUSES = ['asked', 'remind1', 'remind2'] as const;
export type DraftLinkCause = (typeof DRAFT_LINK_CAUSES)[number];
/** Who may send us someone else (specification 3.4, F04). */
export const REFERRER_KINDS = ['professional', 'clinic', 'community', 'court', 'other'] as const;
type ReferrerKind = (typeof REFERRER_KINDS)[number];

/** What the rules know of a lead. */
export interface LeadState extends Marks, Merging {
  readonly status: LeadStatus;
  readonly leadId: string;
  readonly personId: string;
  readonly code?: string;
  readonly form: string;
  readonly channel: string;
  readonly lang: 'fr' | 'en';
  /** Keyed hash of what the writer of the draft is known by. */
  readonly begunBy?: string;
  /** The earlier request that its writer goes on with by another one. */
  readonly renewedFrom?: string;
  /** Keyed hash of who sent the request and of what it said; absent before requests had one. */
  readonly sentAs?: string;
  readonly draft?: { readonly step: string; readonly answers: unknown };
  /** When the link of the draft went out, and why. */
  readonly draftLinks: readonly { readonly cause: DraftLinkCause; readonly at: string }[];
  /** Someone of the legal network wrote it for the person, who must confirm before anything happens. */
  readonly referredBy?: ReferrerKind;
  readonly facts: LeadFacts;
  readonly clientName?: string;
  readonly email?: string;
  readonly phoneNumber?: string;
  /** What one dials after it; empty where there is none. A number that has one is called, never texted. */
  readonly phoneExtension: string;
  readonly address?: Address;
  readonly description?: string;
  readonly searchTerms?: string;
  readonly othersInvolved: readonly Party[];
  /** How often its parties were forgotten at the wish of one of them. */
  readonly timesPartiesForgotten: number;
  /** Who referred the client is forgotten. */
  readonly referrerForgotten?: true;
  readonly specificQuestions: Answers;
  readonly accessibleSpecificQuestions: Answers;
  /** How to reach the person safely, where it was said since the form; `wishOf` reads both. */
  readonly safeContact?: SafeContact;
  /** Which version of whose questions they answer; absent before they had versions. */
  readonly questionSet?: { readonly field: string; readonly version: number };
  readonly summary?: string;
  readonly summaryVersion: number;
  readonly consents: Readonly<Record<string, boolean>>;
  /** The name of the text that each agreement, given or refused, was about. */
  readonly consentTexts: Readonly<Record<string, string>>;
  readonly duplicates: readonly string[];
  /** Entries of the blacklist that speak of this client and count. */
  readonly blacklistHits: readonly string[];
  readonly confirmationsSent: readonly {
    readonly channel: 'email' | 'sms';
    readonly sequence: number;
    readonly at: string;
    readonly expiresAt: string;
  }[];
  /** When the client's link went out again. */
  readonly linksSent: readonly string[];
  /** Wrong codes given for the newest text message. */
  readonly codeTries: number;
  /** When a draft that no one sends is closed; and when it would be if it were from a province, as it was configured when it began. */
  readonly draftEndsAt?: string;
  readonly draftEndsIn?: Readonly<Record<Province, string>>;
  readonly submittedAt?: string;
  /** When staff get it unconfirmed, and when it is closed unconfirmed. */
  readonly graceEndsAt?: string;
  readonly confirmEndsAt?: string;
  readonly slaAt?: string;
  readonly lockedBy?: string;
  readonly lockUntil?: string;
  /** The last person who took it, kept after the lock: "own taken" of the permission matrix. */
  readonly takenBy?: string;
  readonly questions: readonly { readonly id: string; readonly text: string }[];
  readonly infoAnswers: Readonly<Record<string, string>>;
  readonly infoDueAt?: string;
  /** Whether the questions that wait were asked again. */
  readonly infoReminded?: boolean;
  readonly heldUntil?: string;
  /** On hold because staff stopped the offering. */
  readonly stopped: boolean;
  readonly checklist?: Readonly<Record<string, boolean>>;
  readonly validatedAt?: string;
  readonly sendAfter?: string;
  readonly proposal?: { readonly by: string; readonly creditValue?: number; readonly superLead?: boolean; readonly multiplier?: number };
  /** Someone wrote the base of its price, or the multiplier of a super lead, that is not the configured one of the time. */
  readonly ownBase?: boolean;
  readonly ownMultiplier?: boolean;
  /** A start or stop of the search that someone proposed and someone else decides. */
  readonly offeringProposal?: { readonly by: string; readonly step: 'start' | 'stop' };
  /** Partners the request was handed to, as the client allowed. */
  readonly referredTo: readonly Partner[];
  /** A professional was replaced: the next round goes on with the seats others still hold. */
  readonly replacing?: boolean;
  /** Staff wrote the schedule: only then may the board open before the last wave (4.3.3). */
  readonly scheduledByStaff?: boolean;
  /** Why a person of the team must look at this search now. */
  readonly followUp?: string;
  /** A round ever started: price facts are frozen. */
  readonly offered: boolean;
  readonly unservedAt?: string;
  /** Its renewals, and the invitation to one. */
  readonly renewal: Renewal;
  readonly acceptedBy?: string;
  readonly unservedReason?: string;
  /** When its search ended without anyone. */
  readonly wentUnservedAt?: string;
  readonly rejectReason?: string;
  readonly closeReason?: string;
  readonly calls: number;
  readonly endedAt?: string;
  /** The person's key is gone: nothing is done with it any more. */
  readonly erased?: boolean;
  readonly endedBy?: string;
  /** What was told of the matter is erased. */
  readonly detailsForgotten?: true;
}

export const initialLead: LeadState = {
  ...unmarked,
  ...unmerged,
  status: 'None',
  leadId: '',
  personId: '',
  form: '',
  channel: '',
  lang: 'fr',
  phoneExtension: '',
  draftLinks: [],
  facts: { ...INITIAL_CLEAR, ...INITIAL_PRIVATE },
  othersInvolved: [],
  timesPartiesForgotten: 0,
  specificQuestions: {},
  accessibleSpecificQuestions: {},
  summaryVersion: 0,
  consents: {},
  consentTexts: {},
  renewal: notRenewed,
  duplicates: [],
  blacklistHits: [],
  confirmationsSent: [],
  linksSent: [],
  codeTries: 0,
  questions: [],
  referredTo: [],
  infoAnswers: {},
  stopped: false,
  offered: false,
  calls: 0,
};

/** An agreement as it was given or refused last, and the text it was about. */
export const agreed = (
  { consents, consentTexts }: Pick<LeadState, 'consents' | 'consentTexts'>,
  { purpose, granted, textVersion }: { readonly purpose: string; readonly granted: boolean; readonly textVersion: string },
): Pick<LeadState, 'consents' | 'consentTexts'> => ({
  consents: { ...consents, [purpose]: granted },
  consentTexts: { ...consentTexts, [purpose]: textVersion },
});

/** A sealed value, or what stands for it once its key is destroyed. */
export const opened = <T, F>(value: T | typeof ERASED, erased: F): Exclude<T, typeof ERASED> | F =>
  (value === ERASED ? erased : value) as Exclude<T, typeof ERASED> | F;
