import type { LinkPurpose } from '@jurilien/contracts';
import { linkState } from '../links/link.js';
import type { Kernel } from '@jurilien/runtime';

/** Links that only the client of a request holds. */
const OF_CLIENT: readonly (LinkPurpose | undefined)[] = ['lead-status', 'confirm-email', 'renewal'];

/**
 * The request that its client goes on with by another one, from the token of a link of it (F01 `?ref=`), however that link stands: it opens
 * nothing here. Nothing for any other word.
 */
export async function earlierRequest(kernel: Kernel, ref: string | undefined): Promise<string | undefined> {
  if (ref === undefined) return undefined;
  const { state, standing } = await linkState(kernel, `Link ${ref}`);
  return standing !== 'unknown' && OF_CLIENT.includes(state.purpose) ? state.subject.leadId : undefined;
}
