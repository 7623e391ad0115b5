import type { AcceptanceWork } from '@jurilien/acceptance';
import type { SharedWork } from '@jurilien/contracts';
import type { CreditWork } from '@jurilien/credits';
import { workOf } from '@jurilien/event-sourcing';
import type { IdentityWork } from '@jurilien/identity';
import type { SearchWork } from '@jurilien/search';
import type { MessagingWork } from '@jurilien/messaging';

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

/** Kinds of work that what touches several contexts leaves to the worker. */
interface ProcessWork {
  readonly 'announce-terms': { readonly day: string };
  /** The version of the configuration that has other quiet hours. */
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
  readonly 'keep-safe-contact': (OfLead & { readonly userId?: never }) | { readonly leadId?: never; readonly userId: string };
  readonly 'release-claims': OfProfessional;
  readonly 'fund-claims': OfProfessional;
  readonly 'plan-auto-claims': OfLead;
  readonly 'auto-claim': OfLead & OfProfessional & { readonly offerId: string };
  readonly 'notice-ignored-offers': { readonly professionalIds: readonly string[] };
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
export interface Work extends SharedWork, IdentityWork, SearchWork, AcceptanceWork, MessagingWork, CreditWork, ProcessWork {}

export const work = workOf<Work>();
