import { placeOf, statement } from '@jurilien/persistence';
import { holdingId, isCovered, privacyRequest, proofOf, type Held, type Proof } from '@jurilien/privacy';
import type { KeptHolding } from '@jurilien/processes';
import type { Kernel } from '../kernel/kernel.js';
import { stateOf } from '../kernel/states.js';
import { iso } from '../retention/runs.js';

/** Something we hold of the person, and what its time depends on. */
export type Holding = Held & KeptHolding & { readonly id: string };

/** More than one person ever has: what lies beyond is reached once some of it is gone. */
const MOST = 200;

/**
 * What a proof reaches: things under an address, a number or an account that was proven by itself, and nothing else. What is erased
 * already is no longer reached.
 */
export async function reachedBy(kernel: Kernel, proof: Proof): Promise<readonly Holding[]> {
  const of = (kind: 'email' | 'phone') => proof.identifiers.flatMap((each) => (each.kind === kind ? [each.value] : []));
  const request = proof.leadId === undefined ? null : holdingId({ kind: 'request', id: proof.leadId });
  const rows = await kernel.db.query<Holding>(
    statement`select id, kind, "entityId", email, phone, "accountId", outcome, province, since, "endedAt"
      from ${placeOf(kernel.registry.views.get('holdings')!)}
      where "erasedAt" is null and (lower(email) = any(${of('email')}::text[]) or phone = any(${of('phone')}::text[])
        or "accountId" = ${proof.userId ?? null} or id = ${request})
      order by since desc limit ${MOST}`,
  );
  const covered = rows.filter((row) => isCovered(row, proof));
  return covered.map((row) => ({ ...row, since: iso(row.since), ...(row.endedAt ? { endedAt: iso(row.endedAt) } : {}) }));
}

/** What a request about one's own data reaches at this moment. */
export const coveredBy = async (kernel: Kernel, requestId: string): Promise<readonly Holding[]> =>
  reachedBy(kernel, proofOf(await stateOf(kernel, privacyRequest, requestId)));
