import type { RaRecord } from 'react-admin';

export interface LotRow {
  lotId: string;
  kind: 'promo' | 'purchased' | 'subscription';
  cc: number;
  heldCc: number;
  clawedCc: number;
  totalCc: number;
  expiresAt?: string;
  purchaseId?: string;
  order: number;
  worth: { account: string; cents: number }[];
  gone: Record<string, { cc: number; cents: number[] }>;
}
export interface CreditAccountRow extends RaRecord {
  state: 'Open' | 'Closed' | null;
  availableCc: number;
  heldCc: number;
  owedCc: number;
  promoCc: number;
  promoUntil: string | null;
  subscriptionCc: number;
  purchasedCc: number;
  disputedCc: number;
  deferredCents: number;
  grantedCc: number;
  boughtCc: number;
  consumedCc: number;
  frozen: ('owed' | 'dispute' | 'fraud' | 'staff')[] | null;
  lots?: LotRow[];
  holds?: { claimId: string; leadId: string; cc: number; at: string }[];
  version: number;
}
export interface LedgerRow extends RaRecord {
  professionalId: string;
  at: string;
  type: string;
  cc: number;
  changeCc: number;
  key: string;
  leadId: string | null;
  claimId: string | null;
  lines: { account: string; debit: number; credit: number }[] | null;
  money: { account: string; debit: number; credit: number }[] | null;
  availableAfterCc: number | null;
  position: number;
}
export interface CreditProposalRow extends RaRecord {
  professionalId: string;
  what: 'grant' | 'add' | 'remove';
  cc: number;
  kind: 'promo' | 'purchased' | null;
  worthCents: number | null;
  state: 'open' | 'approved' | 'refused';
  by: string;
  reason: string | null;
  at: string;
}
export interface CreditRequestRow extends RaRecord {
  acceptanceId: string;
  leadId: string;
  professionalId: string;
  state: 'asked' | 'approved' | 'refused';
  reason: string;
  evidence: string | null;
  priceCc: number;
  askedAt: string;
  decideBy: string | null;
  doubts: string[] | null;
  ratePercent: number | null;
  abuse: boolean | null;
  againAt: string | null;
  escalated: boolean | null;
  clientDenied: boolean | null;
  approveAt: string | null;
  rule: string | null;
  refusal: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
  creditedCc: number | null;
}
export interface PurchaseRow extends RaRecord {
  professionalId: string;
  status: string;
  cc: number;
  grossCents: number;
  invoiceNo: string | null;
  paidAt: string | null;
  requestId: string | null;
  requestState: string | null;
  requestCc: number | null;
  requestCents: number | null;
  requestedAt: string | null;
  proposedBy: string | null;
  attention: string | null;
  disputeCode: string | null;
  disputedCents: number | null;
  evidenceDueBy: string | null;
  version: number;
}
