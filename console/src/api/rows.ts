import type { RaRecord } from 'react-admin';

/** Rows of the views the console reads, column for column. */
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
  renewed: boolean;
  clientReady: boolean | null;
  priceCc: number | null;
  assigneeId: string | null;
  slaAt: string | null;
  lockedBy: string | null;
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
  nextTimer?: string | null;
  nextAt?: string | null;
}
export type Fact = string | number | boolean | null | string[];
export interface Party {
  name?: string;
  role?: string;
  unknown?: boolean;
}
export interface LeadDetails extends RaRecord {
  id: string;
  code: string;
  state: string;
  version: number;
  lang: 'fr' | 'en';
  personId: string;
  facts: Record<string, Fact | undefined>;
  clientName: string | null;
  email: string | null;
  phoneNumber: string | null;
  address: { street?: string; postalCode?: string } | string | null;
  description: string | null;
  summary: string | null;
  summaryVersion: number | null;
  othersInvolved: Party[] | string | null;
  specificQuestions: unknown;
  consents: unknown;
  checklist: Record<string, boolean> | null;
  duplicates: string[] | null;
  questions: unknown;
  answers: unknown;
  notes: unknown;
  calls: unknown;
  emailConfirmed: boolean;
  phoneNumberConfirmed: boolean;
  teamValidated: boolean;
  lockedBy: string | null;
  lockUntil: string | null;
  slaAt: string | null;
  sendAfter: string | null;
  province: string | null;
  acceptedBy: string | null;
  createdAt: string;
  updatedAt: string;
  privateFacts?: Record<string, Fact | undefined> | null;
  accessibleSpecificQuestions?: unknown;
  urgent?: boolean | null;
  coinValueCc?: number | null;
  stopped?: boolean | null;
  closeReason?: string | null;
  assigneeId?: string | null;
  takenBy?: string | null;
  submittedAt?: string | null;
  infoDueAt?: string | null;
  heldUntil?: string | null;
  /** Contact fields the API shows in clear to this person now. */
  revealed?: string[];
  proposal?: { by: string; creditValue?: number; superLead?: boolean; multiplier?: number } | null;
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
  points: number | null;
  parts: Record<string, number> | null;
  manual: boolean;
}
export interface WaveRow extends RaRecord {
  leadId: string;
  round: number;
  wave: number;
  startedAt: string;
  endsAt: string;
  eligible: number;
  excluded: Record<string, number> | null;
  ranked: unknown;
  state: string;
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
  licenceNextCheckAt: string | null;
  fields: string[];
  regions: string[];
  languages: string[];
  practice: Record<string, unknown> | null;
  email: string | null;
  phoneNumber: string | null;
  lang: string;
  termsVersion: string | null;
  paused?: boolean | null;
  pausedUntil: string | null;
  createdAt: string;
  approvedAt: string | null;
  version: number;
}
export interface CreditAccountRow extends RaRecord {
  availableCc: number;
  heldCc: number;
  grantedCc: number;
  consumedCc: number;
  version: number;
}
export interface LedgerRow extends RaRecord {
  professionalId: string;
  at: string;
  type: string;
  cc: number;
  key: string;
  leadId: string | null;
  claimId: string | null;
  lines: { account: string; debit: number; credit: number }[] | null;
  availableAfterCc: number | null;
}
export interface MessageRow extends RaRecord {
  rule: string;
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
  contactedAt: string | null;
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
export interface SessionRow extends RaRecord {
  id: string;
  userId: string;
  kind: string;
  state: string;
  device: string | null;
  methods: string[];
  startedAt: string;
  lastSeenAt: string;
  by: string | null;
}
