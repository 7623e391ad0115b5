import type { Answer } from '@jurilien/contracts/api';
import { fold, Refused } from '@jurilien/event-sourcing';
import { readStream } from '@jurilien/persistence';
import { type Identifier, privacyRequest, type PrivacyRequestState, type Proof, proofOf, PROVABLE } from '@jurilien/privacy';
import { maskEmail, maskPhone } from '@jurilien/processes';
import { asOf, reachedBy, type Kernel } from '@jurilien/runtime';
import { consentHistory } from './consent-history.js';
import { keptOf } from './kept.js';

export type Followed = Answer<'GET /api/public/privacy-request'>;

const masked = ({ kind, value }: Identifier): string => (kind === 'email' ? maskEmail(value) : maskPhone(value));

/** The addresses that a request names, as they may be shown to anyone who may follow or decide it. */
export const maskedAddresses = ({ identifiers, proven }: PrivacyRequestState) =>
  identifiers.map((each, n) => ({ identifier: n, kind: each.kind, to: masked(each), proven: proven.includes(n) }));

/** What is held under a proof, and what was agreed to there. */
export async function heldOf(kernel: Kernel, proof: Proof) {
  const holdings = await reachedBy(kernel, proof);
  const { config } = asOf(kernel);
  return { kept: holdings.map((each) => keptOf(each, config)), consents: await consentHistory(kernel, proof, holdings) };
}

/** What a person may do with a request in its state: what the decisions ask, for one who may. */
function actionsOf({ status, identifiers, proven }: PrivacyRequestState): Followed['actions'] {
  if (!(PROVABLE as readonly string[]).includes(status)) return [];
  const unproven = proven.length < identifiers.length;
  return [...(unproven ? (['SendPrivacyCode', 'VerifyPrivacyRequester'] as const) : []), 'AbandonPrivacyRequest'];
}

async function openedOf(kernel: Kernel, s: PrivacyRequestState): Promise<Followed['opened']> {
  const { answer, note, export: copy, recourse, cause } = s;
  return { answer, note, recourse, cause, export: copy, ...(await heldOf(kernel, proofOf(s))) };
}

/**
 * A request as its filer follows it, folded from its own stream so that who has just acted sees the result.
 * @param opened a code was typed on this device, or the filer is signed in
 */
export async function followedRequest(kernel: Kernel, requestId: string, opened: boolean): Promise<Followed> {
  const s = fold(privacyRequest, await readStream(kernel.db, kernel.codec, `${privacyRequest.category}-${requestId}`));
  if (s.status === 'None') throw new Refused('NOT_FOUND', 'no-such-privacy-request');
  const { now } = asOf(kernel);
  const addresses = maskedAddresses(s).map((each) => {
    const until = s.codes[each.identifier]?.expiresAt;
    const waits = until !== undefined && Date.parse(until) > Date.parse(now) && !each.proven;
    return { ...each, ...(waits ? { codeUntil: until } : {}) };
  });
  return {
    requestId,
    kind: s.kind!,
    state: s.status,
    lang: s.lang!,
    province: s.province!,
    filedAt: s.filedAt!,
    dueAt: s.dueAt!,
    addresses,
    actions: actionsOf(s),
    ...(opened ? { opened: await openedOf(kernel, s) } : {}),
  };
}
