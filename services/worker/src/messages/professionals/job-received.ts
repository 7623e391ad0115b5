import { dayWords } from '@jurilien/reference';
import { applicationMoments, isReachable, isTimely, type NotifyInput } from '@jurilien/processes';
import { jobApplication } from '@jurilien/recruiting';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { Composed } from '../composed.js';

/** That an application arrived; nothing when it is forgotten already. */
export async function jobReceivedWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const { subjectId } = input;
  const application = await stateOf(kernel, jobApplication, subjectId!);
  const { lang, name, email, forgetAt } = application;
  if (!isReachable(email) || !isTimely(applicationMoments, application, input)) return undefined;
  const forgetOn = dayWords(forgetAt!, lang);
  return { recipientKind: 'anyone', recipientId: subjectId!, lang, addresses: { email }, vars: { name: name!, forgetOn } };
}
