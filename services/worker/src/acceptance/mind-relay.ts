import { ERASED, type Answer, type Sendable } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { acceptance, type AcceptanceState } from '@jurilien/acceptance';
import { lead, tagLead } from '@jurilien/lead';
import {
  asksForTeam,
  awaitAnswer,
  lastAnswerOf,
  relay,
  thread,
  writeToTeam,
  type RelayEntry,
  type RelayState,
  type WaitsFor,
} from '@jurilien/messaging';
import { derivedId, type WorkItem } from '@jurilien/persistence';
import { HOUR_MS, plus, reached, relayAnswerHours } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { z } from 'zod';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';

/** What stands in the team's inbox for words written on the page to the professional, whose they stay. */
const ON_PAGE = {
  fr: '(Message laissé sur sa page pour le professionnel, toujours sans réponse.)',
  en: '(Message left on the page for the professional, still unanswered.)',
};

/**
 * What a client says to their professional stays the professional's to answer; the team reads it too where it complains or speaks to us,
 * where the time to call has passed, and where it has had no answer for as long as an answer may take (4.8.4). Looked at twice: at once,
 * and when that time is over.
 */
export function mindRelay(kernel: Kernel, bus: CommandBus): JobHandler<'mind-relay'> {
  return async (item) => {
    const { acceptanceId, entryId, answerBy } = item.input;
    const [talk, deal] = await Promise.all([stateOf(kernel, relay, acceptanceId), stateOf(kernel, acceptance, acceptanceId)]);
    const entry = talk.entries.find((e) => e.entryId === entryId);
    if (!entry || entry.by !== 'client' || entry.body === ERASED) return;
    const hours = kernel.configuration.current().value(relayAnswerHours, deal.province ? { province: deal.province } : {});
    const answerMs = answerBy ? Date.parse(answerBy) - Date.parse(entry.at) : hours * HOUR_MS;
    const cause = asksForTeam(entry.body) ?? (isLate(talk, deal, entry, item.now, answerMs) ? 'unanswered' : undefined);
    if (cause) await tellTeam(kernel, bus, item, deal.leadId, entry, cause);
  };
}

/** No answer, neither here nor by a call, within the time there is for one; or the call itself is overdue. */
function isLate(talk: RelayState, deal: AcceptanceState, entry: RelayEntry, now: string, answerMs: number): boolean {
  const lastAnswer =
    [lastAnswerOf(talk), deal.contactedAt]
      .filter((at) => at !== undefined)
      .sort()
      .at(-1) ?? '';
  if (deal.status === 'ToContact' && deal.slaDueAt !== undefined && Date.parse(deal.slaDueAt) <= Date.parse(now)) return true;
  const waiting = talk.entries.filter((e) => e.by === 'client' && e.at > lastAnswer && e.at <= entry.at);
  return waiting.some((e) => reached(plus(e.at, answerMs), now));
}

async function tellTeam(
  kernel: Kernel,
  bus: CommandBus,
  item: WorkItem,
  leadId: string,
  entry: RelayEntry,
  cause: WaitsFor,
): Promise<void> {
  const { phoneNumber, lang } = await stateOf(kernel, lead, leadId);
  if (!phoneNumber || phoneNumber === ERASED) return;
  const threadId = kernel.secrets.hash(`phone:${phoneNumber}`);
  const act = <I extends z.ZodObject>(decision: Sendable<I>, input: NoInfer<z.input<I>>): Promise<Answer> =>
    bus.execute(command(decision, input, sentBy(item, derivedId(`mind-relay:${decision.name}`, 0, entry.entryId), 'relay')));
  if (cause !== 'unanswered') await act(tagLead, { leadId, tagged: true, note: `« ${entry.body.trim().slice(0, 480)} »` });
  if (entry.via === 'page') {
    const body = cause === 'unanswered' ? ON_PAGE[lang] : entry.body;
    return void (await act(writeToTeam, { threadId, replyId: entry.entryId, from: phoneNumber, body, cause }));
  }
  const text = (await stateOf(kernel, thread, threadId)).received.find(
    (r) => derivedId('relay-text', 0, r.providerMessageId) === entry.entryId,
  );
  if (text) await act(awaitAnswer, { threadId, providerMessageId: text.providerMessageId, cause });
}
