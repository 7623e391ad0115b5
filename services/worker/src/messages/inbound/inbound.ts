import { Refused, type Actor } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { contactPoint, optInSms, optOutSms, recordNumberReached, type Inbound, type ReceivedSms } from '@jurilien/messaging';
import { derivedId, type WorkItem } from '@jurilien/persistence';
import { pauseOffers, resumeOffers } from '@jurilien/professionals';
import { HOUR_MS, smsPauseHours } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { sentBy } from '../../work/sending.js';
import type { Act, Answer, DoneBefore, From } from './types.js';
import { confirmCode } from './codes.js';
import { cancelByText, confirmByText, lateByText } from './appointments.js';
import { answerOffer } from './offers.js';
import { answerQuestion } from './questions.js';
import { relayOn } from './relay.js';
import { forStaff, waitForTeam } from './staff.js';

/** The rows of table 4.8.3 in their order; whatever is not unambiguous goes to staff with a receipt. */
export async function answerTo(
  kernel: Kernel,
  bus: CommandBus,
  item: WorkItem,
  from: From,
  asked: Inbound,
  received: ReceivedSms,
): Promise<Answer | undefined> {
  const idOf = ({ name }: { readonly name: string }): string => derivedId(`answer-sms:${name}`, item.position, item.id);
  const doneBefore: DoneBefore = (...decisions) =>
    kernel.db.query<{ type: string; data: Record<string, unknown> }>(
      'select type, payload as data from events where command_id = any($1::uuid[]) order by position',
      [decisions.map(idOf)],
    );
  const send =
    (actor: Actor): Act =>
    (decision, input) =>
      bus.execute(command(decision, input, { ...sentBy(item, idOf(decision)), actor }));
  const bySystem = send({ kind: 'system', id: 'keyword' });
  const byPerson = send({ kind: 'token', id: from.professional?.id ?? from.leadId ?? from.contactId, role: 'sms' });
  const toStaff = (): Promise<Answer | undefined> => forStaff(kernel, item, from, asked, received, bySystem);

  // What the command has changed says whether there is something to confirm; a second run learns what the first one did.
  const changes = async (decision: typeof optOutSms | typeof optInSms): Promise<boolean> =>
    (await bySystem(decision, { contactId: from.contactId, source: 'keyword' })).events.length > 0;
  if (asked.kind === 'stop') return (await changes(optOutSms)) ? { rule: 'keyword-stop' } : undefined;
  if (asked.kind === 'help') return { rule: 'keyword-help' };
  if (asked.kind === 'start' && (await changes(optInSms))) return { rule: 'keyword-start' };
  const contact = await stateOf(kernel, contactPoint, from.contactId);
  if (contact.smsOptedOut) return void (await waitForTeam(from, received, bySystem));
  // A number that writes can be reached again.
  if (contact.unreachable) await bySystem(recordNumberReached, { contactId: from.contactId });
  const answer = from.blocked ? undefined : await byRule(kernel, from, asked, received, byPerson, doneBefore);
  if (answer && answer !== 'team') return answer;
  const passed = answer === 'team' || from.blocked ? undefined : await relayOn(kernel, item, from, asked, received, bySystem);
  return passed ? passed.answer : toStaff();
}

/** Rows 4 to 10: what a rule may do for the person the number belongs to without doubt. */
async function byRule(
  kernel: Kernel,
  from: From,
  asked: Inbound,
  received: ReceivedSms,
  act: Act,
  doneBefore: DoneBefore,
): Promise<Answer | 'team' | undefined> {
  const { professional: pro } = from;
  if (asked.kind === 'code') return confirmCode(kernel, from, asked.code!, received.at, act, doneBefore);
  if (asked.kind === 'choice') return answerQuestion(kernel, from, asked.code!, received.at, act, doneBefore);
  if (asked.kind === 'cancel') return cancelByText(kernel, from, received.at, act, doneBefore);
  if (asked.kind === 'late') return lateByText(kernel, from, received.at, act, doneBefore);
  if (!pro) return asked.kind === 'claim' && !asked.code ? confirmByText(kernel, from, received.at, act, doneBefore) : undefined;
  if (asked.kind === 'claim' || asked.kind === 'refuse') return answerOffer(kernel, pro.id, from.lang, asked, act, doneBefore);
  if (asked.kind === 'pause') return pause(kernel, from, received.at, act);
  return asked.kind === 'resume' || asked.resumes ? resume(pro.id, act) : undefined;
}

/** So many hours without offers, counted from the moment the text arrived; a longer rest stays as it is. */
async function pause(kernel: Kernel, from: From, receivedAt: string, act: Act): Promise<Answer | undefined> {
  const professionalId = from.professional!.id;
  const hours = kernel.configuration.current().value(smsPauseHours);
  const until = new Date(Date.parse(receivedAt) + hours * HOUR_MS).toISOString();
  const pauseUrl = `${kernel.settings.publicUrl}${from.lang === 'fr' ? '/pause' : '/en/pause'}`;
  let began = false;
  const asked = act(pauseOffers, { professionalId, scope: 'all', until, pauseReason: 'sms' }).then(({ events }) => {
    began = events.length > 0;
  });
  if (!(await accepted(asked))) return undefined;
  return began ? { rule: 'offers-paused', vars: { hours, pauseUrl } } : { rule: 'offers-paused-longer', vars: { pauseUrl } };
}

/** A professional who is not on pause has nothing to resume: then the text is for the team. */
async function resume(professionalId: string, act: Act): Promise<Answer | undefined> {
  const resumed = act(resumeOffers, { professionalId }).then(({ events }) => events.length > 0);
  return (await accepted(resumed)) ? { rule: 'offers-resumed' } : undefined;
}

const accepted = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    (did) => did !== false,
    (error: unknown) => {
      if (error instanceof Refused) return false;
      throw error;
    },
  );
