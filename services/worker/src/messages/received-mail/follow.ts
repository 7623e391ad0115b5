import { Refused, type Sendable } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { tagLead } from '@jurilien/lead';
import { awaitAnswer, passTextOn, queueMessage, RELAY_MAIL_LENGTH, thread, type ReceivedEmail } from '@jurilien/messaging';
import { render } from '@jurilien/notifications';
import { derivedId, type WorkItem } from '@jurilien/persistence';
import { RELAY_RULES, writeToClient, writeToProfessional } from '@jurilien/processes';
import { preferencesUrl, contactLink, senderOf, stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { z } from 'zod';
import { sentBy } from '../../work/sending.js';
import type { MailFrom } from './from.js';

type Act = <I extends z.ZodObject>(decision: Sendable<I>, input: NoInfer<z.input<I>>) => Promise<boolean>;

/** Sends commands about one e-mail, each once; false where one is refused, since the state has moved on. */
export function actsOf(bus: CommandBus, item: WorkItem, mailId: string): Act {
  return async (decision, input) => {
    try {
      await bus.execute(command(decision, input, sentBy(item, derivedId(`mail:${decision.name}`, 0, mailId), 'mail')));
      return true;
    } catch (error) {
      if (!(error instanceof Refused) || error.code === 'STALE_VERSION') throw error;
      return false;
    }
  };
}

/**
 * What follows from the words of someone who answered a message of ours: an answer in the conversation of an accepted request goes on to
 * the other of the two, anything else waits for the team. An e-mail never does more than that, whatever it says (EM2).
 */
export async function follow(kernel: Kernel, act: Act, from: MailFrom, mail: ReceivedEmail): Promise<void> {
  const passedOn = !from.blocked && (await passOn(act, from, mail));
  if (passedOn && mail.files.every(({ documentId }) => documentId)) return;
  await act(awaitAnswer, { threadId: from.threadId, providerMessageId: mail.mailId, receipt: !from.blocked && !passedOn });
  if (from.blocked || passedOn) return;
  if (mail.leadId && from.answers?.recipientKind === 'client') {
    const note = `Courriel : « ${mail.body.trim().slice(0, 480)} »`;
    await act(tagLead, { leadId: mail.leadId, tagged: true, note });
  }
  await sendReceipt(kernel, act, from, mail);
}

/** Passes an answer on to the other of the two of an accepted request, while they may write to each other. @returns whether it went */
async function passOn(act: Act, { threadId, answers }: MailFrom, { mailId, body }: ReceivedEmail): Promise<boolean> {
  const { acceptanceId, leadId, professionalId } = (answers?.occasion?.input ?? {}) as Record<string, string | undefined>;
  const byClient = answers?.rule === RELAY_RULES.professional;
  if (!byClient && answers?.rule !== RELAY_RULES.client) return false;
  if (!acceptanceId || !leadId || !professionalId || body.trim() === '' || body.length > RELAY_MAIL_LENGTH) return false;
  const entryId = derivedId('relay-mail', 0, mailId);
  const said = await act(byClient ? writeToProfessional : writeToClient, {
    ...{ acceptanceId, leadId, professionalId, entryId, body },
    via: 'email',
  });
  if (said) await act(passTextOn, { threadId, providerMessageId: mailId, relayId: acceptanceId, to: byClient ? 'professional' : 'client' });
  return said;
}

/** One automatic answer a day at most (RFC 3834); whether it is this e-mail's was decided with the e-mail itself. */
async function sendReceipt(kernel: Kernel, act: Act, { threadId, address, answers }: MailFrom, { mailId }: ReceivedEmail): Promise<void> {
  const { receipt } = await stateOf(kernel, thread, threadId);
  if (receipt?.providerMessageId !== mailId || !answers) return;
  const { lang, recipientKind, recipientId, leadId } = answers;
  const who = recipientKind === 'client' || recipientKind === 'professional' ? recipientKind : 'anyone';
  const choices = preferencesUrl(kernel.settings.publicUrl, lang, await contactLink(kernel, threadId, `preferences-${who}`, recipientId));
  const words = render('mail-receipt', 'email', lang, {}, { sender: senderOf(kernel), preferencesUrl: choices });
  await act(queueMessage, {
    messageId: derivedId('mail-receipt', 0, mailId),
    sendKey: `receipt:${mailId}`,
    rule: 'mail-receipt',
    channel: 'email',
    class: 'transactional',
    lang,
    recipientKind,
    recipientId,
    ...(leadId ? { leadId } : {}),
    templateVersion: 1,
    to: address,
    subject: words.subject ?? '',
    body: words.text,
    ...(words.html ? { html: words.html } : {}),
  });
}
