import { creditAccount, type CreditState } from '@jurilien/credits';
import { ids, need, streamOf, type StreamRef } from '@jurilien/event-sourcing';
import type { Claim } from '@jurilien/search';
import { z } from 'zod';

const MAX_CLAIMS = 5;

/**
 * Who the caller saw holding claims on the lead: their accounts are loaded, and the decision
 * refuses `STALE_VERSION` when the log says otherwise, and the caller looks again.
 */
export const claimers = { claimProfessionalIds: z.array(ids.professionalId).max(MAX_CLAIMS).default([]) };
type Claimers = { claimProfessionalIds: readonly string[] };
/** Of a decision that ends claims of others in its own transaction: who holds them, as the log has it now. */
export const liveClaims = need<{ leadId: string; claimProfessionalIds: string[] }>('live-claims');

const nameOf = (professionalId: string): `account-${string}` => `account-${professionalId}`;

/** One stream per claimer's account, named by whose it is; `own` is loaded by the decision itself. */
export const accountsOf = (input: Claimers, own?: string): Record<`account-${string}`, StreamRef<typeof creditAccount>> =>
  Object.fromEntries(input.claimProfessionalIds.filter((id) => id !== own).map((id) => [nameOf(id), streamOf(creditAccount, id)]));

/** The loaded account of a claim's holder. */
export const accountFor = (states: object, claim: Claim): CreditState | undefined =>
  (states as Record<string, CreditState | undefined>)[nameOf(claim.professionalId)];

/** Events for the account of a claim's holder, under the name its stream was loaded by. */
export const toAccount = <E>(claim: Claim, events: E[]): Record<`account-${string}`, E[]> => ({ [nameOf(claim.professionalId)]: events });
