import { dayWords } from '@jurilien/reference';
import { ERASED } from '@jurilien/event-sourcing';
import { jobApplication } from '@jurilien/recruiting';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import type { Composed } from '../composed.js';

export const JOB_RECEIVED = 'job-received';

/** That an application arrived; nothing when it is forgotten already. */
export async function jobReceivedWords(kernel: Kernel, { subjectId }: NotifyInput): Promise<Composed | undefined> {
  const { status, lang, name, email, forgetAt } = await stateOf(kernel, jobApplication, subjectId!);
  if (status !== 'Received' || !email || email === ERASED) return undefined;
  const forgetOn = dayWords(forgetAt!, lang);
  return { recipientKind: 'anyone', recipientId: subjectId!, lang, addresses: { email }, vars: { name: name!, forgetOn } };
}
