import { billing } from '@jurilien/credits';
import { getRow } from '@jurilien/persistence';
import type { CopiedKind } from '@jurilien/processes';
import { holdingId, personKey, type HoldingKind, type HoldingRef } from '@jurilien/privacy';
import { stateOf, type Kernel } from '@jurilien/runtime';

/** One thing that is copied: a holding as its view has it, or the request for the copy. */
export interface Held {
  readonly kind: CopiedKind;
  readonly id: string;
  readonly owners: readonly string[];
  readonly since: string | null;
  readonly endedAt: string | null;
}
/** The streams of a holding's own life: what happened to it, and what the access log calls it. */
const LIFE: Readonly<Record<CopiedKind, readonly string[]>> = {
  draft: ['lead'],
  request: ['lead'],
  account: ['user'],
  professional: ['professional'],
  candidate: ['candidate', 'user'],
  prospect: ['prospect'],
  jobApplication: ['jobapp'],
  enquiry: ['enquiry'],
  conversation: ['thread'],
  privacyRequest: [],
  mailbox: ['contact'],
  number: ['contact'],
};
export const lifeOf = ({ kind, id }: Held): string[] => LIFE[kind].map((category) => `${category}-${id}`);

/** Whether something is being erased, or was: by its keys' own stream, or by a rule of its life. */
export async function isErased(kernel: Kernel, ref: HoldingRef): Promise<boolean> {
  const [{ status }, row] = await Promise.all([stateOf(kernel, personKey, holdingId(ref)), rowOf(kernel, ref)]);
  return status !== 'Kept' || !row || Boolean(row['erasedAt']);
}

const rowOf = (kernel: Kernel, ref: HoldingRef) => getRow(kernel.db, kernel.registry.views.get('holdings')!, holdingId(ref));

/** One that is being erased, or was since it was approved, is held no more. */
export async function heldOf(kernel: Kernel, { kind, id }: HoldingRef): Promise<Held | undefined> {
  if (await isErased(kernel, { kind, id })) return undefined;
  const row = await rowOf(kernel, { kind, id });
  const { owners, since, endedAt = null } = row as unknown as Pick<Held, 'owners' | 'since'> & Partial<Pick<Held, 'endedAt'>>;
  return { kind, id, owners: [...owners, ...(await billedUnder(kernel, kind, id))], since, endedAt };
}

/** Who is billed stands under a key of its own, which outlives the professional's. */
async function billedUnder(kernel: Kernel, kind: HoldingKind, id: string): Promise<string[]> {
  const { identity } = kind === 'professional' ? await stateOf(kernel, billing, id) : {};
  return identity ? [identity.billingKeyId] : [];
}
