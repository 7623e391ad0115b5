import { Refused } from '@jurilien/event-sourcing';
import { acceptance, confirmContactByClient, requestReplacement } from '@jurilien/acceptance';
import { listRows } from '@jurilien/persistence';
import { HOUR_MS } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { Act, Answer, DoneBefore, From } from './types.js';

/** A question may be answered by 1 or 2 this long (4.8.3 row 10). */
const QUESTION_HOURS = 72;
/** Questions that are answered by a digit: was the client reached? */
const QUESTIONS = ['R19'];
/** What each digit says: yes, or that another professional is wanted. */
const ANSWERS = {
  '1': { decision: confirmContactByClient, rule: 'contact-confirmed', more: {} },
  '2': { decision: requestReplacement, rule: 'replacement-requested', more: { cause: 'notReached' } },
} as const;

/**
 * 1 or 2 answers the one question that was asked of the number within three days. Two open questions, of one request or of
 * two persons, are no answer to either: then the team reads it.
 * @returns what to say; nothing when there was no question, `'team'` when only a person can tell which one is meant
 */
export async function answerQuestion(
  kernel: Kernel,
  from: From,
  choice: string,
  at: string,
  act: Act,
  doneBefore: DoneBefore,
): Promise<Answer | 'team' | undefined> {
  const { decision, rule, more } = ANSWERS[choice as '1' | '2'];
  if ((await doneBefore(decision)).length > 0) return { rule };
  const since = new Date(Date.parse(at) - QUESTION_HOURS * HOUR_MS).toISOString();
  const asked = await listRows(kernel.db, kernel.registry.views.get('messages')!, {
    page: 1,
    perPage: 20,
    filter: { rule: QUESTIONS, channel: 'sms', threadId: from.contactId, queuedAt_gte: since },
  });
  if (asked.data.length === 0) return undefined;
  const leadIds = [...new Set(asked.data.map((m) => m.leadId as string))];
  const open = (await Promise.all(leadIds.map((leadId) => openQuestions(kernel, leadId)))).flat();
  const [ids, ...others] = open;
  if (!ids || others.length > 0) return 'team';
  try {
    await act(decision, { ...ids, ...more });
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'STALE_VERSION') throw error;
    return 'team';
  }
  return { rule };
}

/** Acceptances of a request whose client was asked and has not been reached as far as we know. */
async function openQuestions(kernel: Kernel, leadId: string): Promise<{ acceptanceId: string; leadId: string; professionalId: string }[]> {
  const { data } = await listRows(kernel.db, kernel.registry.views.get('acceptances')!, {
    page: 1,
    perPage: 10,
    filter: { leadId, slaMissed: true },
  });
  const states = await Promise.all(data.map(async (a) => ({ id: a.id as string, s: await stateOf(kernel, acceptance, a.id as string) })));
  return states
    .filter(({ s }) => s.status === 'ToContact')
    .map(({ id, s }) => ({ acceptanceId: id, leadId, professionalId: s.professionalId }));
}
