import type { LawyerActivity } from '@jurilien/contracts';
import type { Province, SafeContact } from '@jurilien/reference';
import type { RaRecord } from 'react-admin';

/** Rows of the views the console reads, column for column. */
export type * from './money-rows';
export type * from './session-rows';
export interface LeadRow extends RaRecord {
  id: string;
  code: string | null;
  state: string;
  province: string | null;
  region: string | null;
  city: string | null;
  lawyerType: string | null;
  lang: string;
  juridicalHelp: boolean;
  smallMandate: boolean;
  consult: boolean;
  superLead: boolean;
  mediator: boolean;
  paralegal: boolean;
  commercial: boolean;
  tagged: boolean;
  urgent: boolean;
  pressing?: 'urgent' | 'proposed' | null;
  renewed: boolean;
  clientReady: boolean | null;
  priceCc: number | null;
  assigneeId: string | null;
  slaAt: string | null;
  lockedBy: string | null;
  lockedSince?: string | null;
  lockUntil: string | null;
  createdAt: string;
  updatedAt: string;
  round: number | null;
  wave: number | null;
  offersOpen: number;
  claimLive: boolean;
  confirmed: boolean;
  blockType: string | null;
  closeReason: string | null;
  takenBy?: string | null;
  clientName: string | null;
  email: string | null;
  phoneNumber: string | null;
  version: number;
  followUp?: string | null;
  proposed?: boolean | null;
  nextTimer?: string | null;
  nextAt?: string | null;
}
export type Fact = string | number | boolean | null | string[];
export interface Party {
  name?: string;
  role?: string;
  unknown?: boolean;
}
/** What a client agreed to or not, as it was recorded. */
export interface Consent {
  granted: boolean;
  at: string;
  textVersion: string;
  /** The member of the team who read it aloud. */
  readBy?: string;
}
export interface LeadDetails extends RaRecord {
  id: string;
  code: string;
  state: string;
  version: number;
  lang: 'fr' | 'en';
  channel?: string | null;
  personId: string;
  facts: Record<string, Fact | undefined>;
  clientName: string | null;
  email: string | null;
  phoneNumber: string | null;
  phoneExtension?: string | null;
  address: { street?: string; postalCode?: string } | string | null;
  description: string | null;
  corrections?: { at: string; changed: string[]; before?: string }[] | null;
  summary: string | null;
  summaryVersion: number | null;
  othersInvolved: Party[] | string | null;
  specificQuestions: unknown;
  /** How the client may be reached safely, where it was said since the form. */
  safeContact?: SafeContact | null;
  questionSet?: { field: string; version: number } | null;
  consents: Record<string, Consent> | null;
  checklist: Record<string, boolean> | null;
  duplicates: string[] | null;
  blacklistHits: string[] | null;
  /** It came without the work a browser does for it. */
  unproven?: boolean | null;
  experiment?: 'oolong' | 'demand' | null;
  questions: unknown;
  answers: unknown;
  notes: unknown;
  calls: unknown;
  emailConfirmed: boolean;
  phoneNumberConfirmed: boolean;
  teamValidated: boolean;
  lockedBy: string | null;
  lockedSince?: string | null;
  lockUntil: string | null;
  slaAt: string | null;
  sendAfter: string | null;
  province: Province | null;
  acceptedBy: string | null;
  createdAt: string;
  updatedAt: string;
  privateFacts?: Record<string, Fact | undefined> | null;
  accessibleSpecificQuestions?: unknown;
  urgent?: boolean | null;
  coinValueCc?: number | null;
  stopped?: boolean | null;
  followUp?: string | null;
  unservedAt?: string | null;
  closeReason?: string | null;
  assigneeId?: string | null;
  takenBy?: string | null;
  submittedAt?: string | null;
  infoDueAt?: string | null;
  heldUntil?: string | null;
  /** Contact fields the API shows in clear to this person now. */
  revealed?: string[];
  proposal?: { by: string; creditValue?: number; superLead?: boolean; multiplier?: number; reason?: string } | null;
  /** A start or stop of the search that waits for a second person. */
  offeringProposal?: { by: string; step: 'start' | 'stop'; at: string; reason?: string } | null;
  referrals?: { partner: string; final: boolean; at: string; by: string }[] | null;
}
export interface TimelineRow extends RaRecord {
  leadId: string;
  at: string;
  type: string;
  category: string;
  actorKind: string;
  actorId: string | null;
  actorRole: string | null;
  reason: string | null;
  commandId: string | null;
  causationId: string | null;
  data: Record<string, unknown> | null;
}
/** An offer by hand that somebody proposed. */
export interface OfferProposal {
  proposalId: string;
  reason?: string;
  by: string;
  professionalIds: string[];
  overrides: string[];
  at: string;
}
/** How the present round of a request stands. */
export interface SearchRow extends RaRecord {
  round: number;
  live: boolean;
  plan?: string | null;
  waves?: { size: number; minutes: number; clock?: string; preferred?: boolean }[] | null;
  coinValueCc?: number | null;
  factors?: { code: string; bp: number }[] | null;
  maxAcceptances?: number | null;
  seatsTaken?: number | null;
  configVersion?: number | null;
  wave: number;
  waveState?: string | null;
  waveEndsAt?: string | null;
  frozenAt?: string | null;
  board?: boolean | null;
  boardFrom?: string | null;
  boardEarly?: boolean | null;
  onBoard?: boolean | null;
  boardSince?: string | null;
  exhausted?: boolean | null;
  proposals?: OfferProposal[] | null;
}
export interface OfferRow extends RaRecord {
  leadId: string;
  code: string;
  professionalId: string;
  professionalName: string;
  round: number;
  wave: number;
  state: string;
  priceCc: number;
  madeAt: string;
  waveEndsAt: string | null;
  seenAt: string | null;
  claimId: string | null;
  claimUntil: string | null;
  refusedReason: string | null;
  answeredAt?: string | null;
  points: number | null;
  parts: Record<string, number> | null;
  manual: boolean;
  board?: boolean | null;
  overrides?: string[] | null;
  sendAt?: string | null;
  remindedAt?: string | null;
}
export interface WaveRow extends RaRecord {
  leadId: string;
  round: number;
  wave: number;
  startedAt: string;
  /** None where nobody was eligible and the wave was skipped. */
  endsAt: string | null;
  eligible: number;
  excluded: Record<string, number> | null;
  ranked: readonly RankedPerson[] | null;
  configVersion?: number | null;
  state: string;
}
/** One who could be asked in a wave, with every part of their points and how the wave dealt with them. */
export interface RankedPerson {
  professionalId: string;
  name?: string;
  points: number;
  parts: Record<string, number>;
  fairness?: boolean;
  deferred?: string;
  sendAt?: string;
}
export interface ProfessionalRow extends RaRecord {
  id: string;
  name: string;
  title: string;
  firm: string | null;
  province: string;
  state: string;
  licenceNo: string | null;
  licenceState: string | null;
  licenceCheckedAt?: string | null;
  licenceNextCheckAt: string | null;
  fields: string[];
  regions: string[];
  languages: string[];
  practice: Record<string, unknown> | null;
  hours?: { days: number[]; fromMinute: number; toMinute: number; holidays?: string[] } | null;
  channels?: string[] | null;
  email: string | null;
  phoneNumber: string | null;
  lang: string;
  termsVersion: string | null;
  paused?: boolean | null;
  pausedUntil: string | null;
  createdAt: string;
  appliedAt?: string | null;
  approvedAt: string | null;
  accountManagerId?: string | null;
  licenceSource?: string | null;
  licenceExtract?: string | null;
  licenceCheckDueAt?: string | null;
  insurance?: string | null;
  insuranceUntil?: string | null;
  rejectedAt?: string | null;
  rejectedBecause?: string | null;
  suspendedUntil?: string | null;
  suspensionProposedBy?: string | null;
  proofs?: { fileId: string; type: string; bytes: number; at: string; scanner: string }[] | null;
  publication?: string | null;
  publicationAskedAt?: string | null;
  slug?: string | null;
  publicText?: Partial<Record<'aboutFr' | 'aboutEn' | 'consultationFr' | 'consultationEn' | 'specialistIn', string>> | string | null;
  wordingReasons?: string[] | null;
  version: number;
  /** In lists only, and where the role may see them. */
  activity?: LawyerActivity;
  availableCc?: number | null;
}
export interface EnquiryRow extends RaRecord {
  topic: string;
  lang: string;
  state: string;
  name: string | null;
  email: string | null;
  body: string | null;
  receivedAt: string;
}
export interface MessageRow extends RaRecord {
  rule: string;
  class: string;
  channel: string;
  lang: string;
  recipientKind: string;
  recipientId: string;
  leadId: string | null;
  offerId: string | null;
  state: string;
  queuedAt: string;
  sentAt: string | null;
  deliveredAt: string | null;
  to: string | null;
  subject: string | null;
  body: string | null;
  providerId: string | null;
  suppressedCode: string | null;
}
export interface AcceptanceRow extends RaRecord {
  leadId: string;
  professionalId: string;
  state: string;
  slaDueAt: string | null;
  slaMissed: boolean | null;
  contactedAt: string | null;
  confirmedByClient: boolean | null;
  followUp: boolean | null;
  attempts: number | null;
  notes: number | null;
  consultation: string | null;
  next: string | null;
  outcome: string | null;
  outcomeReason: string | null;
  chosen: boolean | null;
  replacement: string | null;
  replacementCause: string | null;
  replacementAnswerBy: string | null;
  replacementRefusal: string | null;
  credit: string | null;
  creditReason: string | null;
  creditDecideBy: string | null;
  closeReason: string | null;
  priceCc: number;
  at: string;
}

export interface MatchingPreview {
  eligible: { professionalId: string; name: string; points: number; parts: Record<string, number> }[];
  excluded: { professionalId: string; name: string; code: string }[];
  counts: Record<string, number>;
  total?: number;
}
export interface PricePreview {
  baseCc: number;
  factors: { code: string; bp: number }[];
  coinValueCc: number;
}
export interface Timer {
  timer: string;
  dueAt: string;
}

/** An account of the team (N06), without anything that opens it. */
export interface AccountRow extends RaRecord {
  id: string;
  username: string;
  email: string;
  role: string;
  lang: 'fr' | 'en' | null;
  state: string;
  createdAt: string;
  lastLoginAt: string | null;
  failedLogins: number;
  secondFactor: boolean;
  pending: boolean;
  proposedRole: string | null;
  proposedBy: string | null;
  proposedBecause: string | null;
  resetBy: string | null;
  resetBecause: string | null;
  sessions: { id: string; until: string }[] | null;
  version: number;
}
/** Somebody's wish never to be brought together with something (E14); persons are hashes. */
export interface BlockRow extends RaRecord {
  id: string;
  owner: 'professional' | 'client';
  professionalId: string;
  leadId: string | null;
  leadCode: string | null;
  kind: 'client' | 'party' | 'field' | 'region' | 'legalAid' | 'lowBudget' | 'professional';
  value: string | null;
  until: string | null;
  createdAt: string;
}
/** An entry of the blacklist (X04); the value itself is nowhere. */
export interface BlacklistRow extends RaRecord {
  id: string;
  kind: string;
  label: string;
  evidence: string | null;
  professionalId: string | null;
  scope: string[];
  blockType: string;
  province: string | null;
  state: string;
  why: string | null;
  until: string;
  reviewAt: string;
  proposedBy: string | null;
  addedBy: string | null;
  note?: string | null;
  decisionNote?: string | null;
  statement: string | null;
  answerBy: string | null;
  createdAt: string;
  version: number;
}
