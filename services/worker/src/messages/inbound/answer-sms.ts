import { command } from '@jurilien/event-sourcing/command-bus';
import { type Inbound, parseInbound, queueMessage, thread, threadKeyOf } from '@jurilien/messaging';
import { derivedId, waitForViews, type WorkItem } from '@jurilien/persistence';
import { senderOf, stateOf, writeWords, type Kernel } from '@jurilien/runtime';
import { clientSpoke } from '../../follow-ups/client-spoke.js';
import { answerTo } from './inbound.js';
import { whoIs } from './people.js';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../../work/handlers.js';
import { sentBy } from '../../work/sending.js';
import { tooEarly } from '../../work/too-early.js';

const VIEWS = ['professionals', 'leads', 'offers', 'acceptances', 'messages', 'relays', 'appointments'];

/** Words that only say whether texts may come. */
const CARRIER: readonly Inbound['kind'][] = ['stop', 'start', 'help'];

/** How long a text waits for an earlier one of its number that has not been acted on yet. */
const TURN_SECONDS = 60;

/** Texts of one number are acted on in the order they came in: NON, then OUI is another wish than OUI, then NON. */
async function refuseBeforeTurn(kernel: Kernel, item: WorkItem, threadId: string): Promise<void> {
  const [earlier] = await kernel.db.query(
    `select 1 from work_items where job = 'answer-sms' and state = 'pending' and position < $1 and input ->> 'threadId' = $2
        and occurred_at > statement_timestamp() - make_interval(secs => $3) limit 1`,
    [item.position, threadId, TURN_SECONDS],
  );
  if (earlier) throw tooEarly('an earlier text of this number comes first', 1);
}

/** Acts on one inbound text by table 4.8.3 and answers once. */
export function answerSms(kernel: Kernel, bus: CommandBus): JobHandler<'answer-sms'> {
  return async (item) => {
    const { threadId, providerMessageId } = item.input;
    const conversation = await stateOf(kernel, thread, threadId);
    const received = conversation.received.find((r) => r.providerMessageId === providerMessageId);
    if (!received) return;
    await refuseBeforeTurn(kernel, item, threadId);
    await waitForViews(
      kernel.db,
      VIEWS.map((v) => kernel.registry.views.get(v)!),
      item.position,
    );
    const asked = parseInbound(received.body);
    const from = await whoIs(kernel, received.from, asked);
    // A word of the carrier's is none to the team.
    if (!CARRIER.includes(asked.kind) && !from.blocked && !from.professional && from.leadId) await clientSpoke(bus, item, from.leadIds);
    const answer = await answerTo(kernel, bus, item, from, asked, received);
    if (!answer) return;
    const words = writeWords(kernel, answer.rule, 'sms', from.lang, answer.vars ?? {}, { sender: senderOf(kernel, from.province) });
    const queued = command(
      queueMessage,
      {
        messageId: derivedId('answer-sms', item.position, item.id),
        sendKey: `answer:${providerMessageId}`,
        rule: answer.rule,
        channel: 'sms',
        class: 'otp',
        lang: from.lang,
        recipientKind: from.professional ? 'professional' : from.leadId ? 'client' : 'anyone',
        recipientId: from.professional?.id ?? threadKeyOf(threadId, conversation),
        ...(answer.speaksOf ? { speaksOf: [...answer.speaksOf] } : {}),
        templateVersion: words.version,
        to: received.from,
        subject: '',
        body: words.text,
      },
      sentBy(item, derivedId('answer-sms:queue', item.position, item.id)),
    );
    await bus.execute(queued);
  };
}
