import type { AcceptanceWork } from '@jurilien/acceptance';
import type { CampaignWork } from '@jurilien/campaigns';
import type { SharedWork } from '@jurilien/contracts';
import type { CreditWork } from '@jurilien/credits';
import { workOf } from '@jurilien/event-sourcing';
import type { ExportWork } from '@jurilien/exports';
import type { IdentityWork } from '@jurilien/identity';
import type { PrivacyWork } from '@jurilien/privacy';
import type { SearchWork } from '@jurilien/search';
import type { MessagingWork } from '@jurilien/messaging';
import type { OperationWork } from '@jurilien/operations';
import type { HoldingRef } from '@jurilien/privacy';
import type { ReportWork } from '@jurilien/reports';
import type { MeetingKind } from '@jurilien/reference';

interface OfLead {
  readonly leadId: string;
}
interface OfProfessional {
  readonly professionalId: string;
}
interface OfCredit extends OfLead, OfProfessional {
  readonly acceptanceId: string;
  readonly requestId?: string;
}

/** Why an appointment is called off by what it was for. */
type EndedTime = 'replaced' | 'withdrawn' | 'professionalGone' | 'erased' | 'noLongerNeeded';

/** Kinds of work that what touches several contexts leaves to the worker. */
interface ProcessWork {
  readonly 'announce-terms': { readonly day: string };
  /** The letters of a morning about what waits for each of the team. */
  readonly 'digest-follow-ups': { readonly day: string };
  /** The version of the configuration that has other quiet hours. */
  /** The person of a day who does not exist, and must leave nothing behind. */
  readonly canary: { readonly day: string };
  readonly 'recheck-deferred': { readonly version: number };
  readonly 'check-blacklist': (OfLead & { readonly entryId?: never }) | { readonly leadId?: never; readonly entryId: string };
  readonly 'check-lead-credit': OfCredit;
  readonly 'keep-consent': OfLead & {
    readonly textVersion: string;
    readonly source: 'form' | 'call';
    readonly evidence?: string;
    readonly channel?: string;
  };
  readonly 'confirm-consent': OfLead;
  /** A payment that implies for a time that its professional may be written to. */
  readonly 'keep-implied-consent': OfProfessional & { readonly at: string } & (
      { readonly purchaseId: string; readonly subscriptionId?: never } | { readonly purchaseId?: never; readonly subscriptionId: string }
    );
  readonly 'keep-inquiry-consent': { readonly enquiryId: string };
  readonly 'make-privacy-copy': { readonly requestId: string };
  /** Something we hold of a person is being erased. */
  readonly 'remove-privacy-copies': HoldingRef;
  readonly 'keep-safe-contact': (OfLead & { readonly userId?: never }) | { readonly leadId?: never; readonly userId: string };
  /** A request about one's own data. */
  readonly 'withdraw-consents': { readonly requestId: string };
  /** Appointments and holds ahead of a professional, or those with one of them for one acceptance, end with what they were for. */
  readonly 'end-times': OfProfessional & { readonly acceptanceId?: string; readonly reason: EndedTime };
  /** The same of every professional who accepted a request. */
  readonly 'end-times-of-request': OfLead & { readonly reason: EndedTime };
  /** Meetings with the team end with what they were for: the request, the membership, the profile of a candidate. */
  readonly 'end-meetings': { readonly subjectId: string; readonly cause: 'ended' | 'erased'; readonly kind?: MeetingKind };
  /** Meetings that someone of the team was to hold are called off with their account. */
  readonly 'end-hosted-meetings': { readonly userId: string };
  readonly 'release-claims': OfProfessional;
  readonly 'fund-claims': OfProfessional;
  readonly 'plan-auto-claims': OfLead;
  readonly 'auto-claim': OfLead & OfProfessional & { readonly offerId: string };
  readonly 'notice-ignored-offers': { readonly professionalIds: readonly string[] };
  /** Signs that members are leaving, once a day. */
  readonly 'look-for-leaving': { readonly day: string };
  /** A prospect asked to be left alone: their addresses say so. */
  readonly 'silence-prospect': { readonly prospectId: string };
  /** A member who may be a prospect, or the other way round. */
  readonly 'follow-prospects':
    (OfProfessional & { readonly prospectId?: never }) | { readonly professionalId?: never; readonly prospectId: string };
  readonly 'find-board-watchers': OfLead;
  readonly 'find-employee-watchers': { readonly candidateId: string };
  /** `answerBy`: until when an answer may take; absent in work of before it was handed over. */
  readonly 'mind-relay': { readonly acceptanceId: string; readonly entryId: string; readonly answerBy?: string };
  readonly 'count-relayed-attempt': { readonly messageId: string };
  /** `code`: the message was held back. */
  readonly 'settle-own-automation': { readonly messageId: string; readonly code?: string };
  /** A change of an acceptance, by the version it left, or a test that was asked for. */
  readonly 'send-webhook': OfProfessional &
    (
      | { readonly acceptanceId: string; readonly version: number; readonly deliveryId?: never }
      | { readonly acceptanceId?: never; readonly version?: never; readonly deliveryId: string }
    );
}

/** Every kind of work there is: what may be asked for, and what the worker has a handler for. */
export interface Work
  extends
    SharedWork,
    IdentityWork,
    SearchWork,
    AcceptanceWork,
    MessagingWork,
    CreditWork,
    PrivacyWork,
    ExportWork,
    ReportWork,
    CampaignWork,
    OperationWork,
    ProcessWork {}

export const work = workOf<Work>();
