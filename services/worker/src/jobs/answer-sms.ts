import { thread, parseInbound, type Inbound } from '@jurilien/messaging';
import { render } from '@jurilien/notifications';
import { derivedId, listRows, waitForViews } from '@jurilien/persistence';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { answerTo } from '../messages/inbound.js';
import type { From } from '../messages/inbound-types.js';
import type { JobHandler } from './index.js';
import { senderOf } from './sender.js';

const VIEWS = ['professionals', 'leads', 'offers', 'messages'];

/** Acts on one inbound text by table 4.8.3 and answers once. */
export function answerSms(kernel: Kernel): JobHandler {
  const sender = senderOf(kernel.settings);
  return async (item) => {
    const { threadId, providerMessageId } = item.input as { threadId: string; providerMessageId: string };
    const received = (await stateOf(kernel, thread, threadId)).received.find((r) => r.providerMessageId === providerMessageId);
    if (!received) return;
    await waitForViews(
      kernel.db,
      VIEWS.map((v) => kernel.registry.views.get(v)!),
      item.position,
    );
    const asked = parseInbound(received.body);
    const from = await whoIs(kernel, received.from, asked);
    const answer = await answerTo(kernel, item, from, asked, received);
    if (!answer) return;
    await kernel.dispatch({
      name: 'QueueMessage',
      commandId: derivedId('answer-sms:queue', item.position, item.id),
      actor: { kind: 'system', id: 'job:answer-sms' },
      causationId: String(item.position),
      correlationId: item.correlationId,
      input: {
        messageId: derivedId('answer-sms', item.position, item.id),
        sendKey: `answer:${providerMessageId}`,
        rule: answer.rule,
        channel: 'sms',
        class: 'otp',
        lang: from.lang,
        recipientKind: from.professional ? 'professional' : from.leadId ? 'client' : 'anyone',
        recipientId: from.professional?.id ?? threadId,
        templateVersion: 1,
        to: received.from,
        subject: '',
        body: render(answer.rule, 'sms', from.lang, answer.vars ?? {}, { sender }).text,
      },
    });
  };
}

/** Whose number it is; a number of several professionals is nobody's, so that nothing is done for the wrong one. */
async function whoIs(kernel: Kernel, phone: string, asked: Inbound): Promise<From> {
  const find = async (view: string, filter: Record<string, unknown>) =>
    (
      await listRows(kernel.db, kernel.registry.views.get(view)!, {
        page: 1,
        perPage: 2,
        sort: 'createdAt',
        order: 'desc',
        filter: { phoneNumber: phone, ...filter },
      })
    ).data;
  const professionals = await find('professionals', { state: ['Approved', 'Suspended'] });
  const leads = await find('leads', {});
  const professional = professionals.length === 1 ? professionals[0] : undefined;
  return {
    phone,
    contactId: kernel.secrets.hash(`phone:${phone}`),
    lang: asked.lang ?? ((professional?.lang ?? leads[0]?.lang ?? 'fr') as 'fr' | 'en'),
    ...(professional ? { professional: { id: professional.id as string } } : {}),
    ...(leads[0] ? { leadId: leads[0].id as string } : {}),
  };
}
