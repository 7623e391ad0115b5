import { ERASED, type Recorded } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { acceptance, type AcceptanceEvent } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { derivedId, readStream, type WorkItem } from '@jurilien/persistence';
import type { Work } from '@jurilien/processes';
import { pipelineWebhook, professional, recordWebhookDelivery, signingKeys } from '@jurilien/professionals';
import { leadRefOf, stateOf, webhookHeaders, type Kernel } from '@jurilien/runtime';
import type { Called, WebhookCaller } from './call.js';
import { testBody, webhookBody } from './payload.js';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';
import { tooEarly } from '../work/too-early.js';

const LEADS = { fr: '/leads-professionnel', en: '/en/professional-leads' };
/** Tools that answer slowly never take the hands that everything else waits for. */
const AT_ONCE = 3;
const AGAIN_SECONDS = 2;

/**
 * One try to tell a professional's own tool (LW2). The number of the try and the instant of the next one are the log's: a worker
 * that dies in between tells it once more under the same id, which is how a receiver knows.
 */
export function sendWebhook(kernel: Kernel, bus: CommandBus, call: WebhookCaller): JobHandler<'send-webhook'> {
  let underWay = 0;
  return async (item) => {
    const asked = item.input;
    const { professionalId } = asked;
    const [webhook, pro] = await Promise.all([
      stateOf(kernel, pipelineWebhook, professionalId),
      stateOf(kernel, professional, professionalId),
    ]);
    if (!webhook.on || !webhook.url || webhook.url === ERASED || !['Approved', 'Suspended'].includes(pro.status)) return;
    const deliveryId = asked.deliveryId ?? derivedId('send-webhook', 0, `${asked.acceptanceId}/${asked.version}`);
    const known = webhook.deliveries.find((d) => d.deliveryId === deliveryId);
    if (known?.state === 'delivered' || known?.state === 'failed') return;
    const early = known?.nextAt ? Date.parse(known.nextAt) - Date.parse(item.now) : 0;
    if (early > 0) throw tooEarly('webhook: next try later', Math.ceil(early / 1000));
    if (underWay >= AT_ONCE) throw tooEarly('webhook: others are under way', AGAIN_SECONDS);
    underWay += 1;
    try {
      const body = asked.deliveryId ? testBody(item.occurredAt) : await bodyOf(kernel, asked, LEADS[pro.lang]);
      const at = item.now;
      const headers = webhookHeaders(kernel.secrets, professionalId, signingKeys(webhook, at), { id: deliveryId, at, body });
      const result = await call(webhook.url, headers, body);
      const attempt = (known?.attempt ?? 0) + 1;
      const kind = asked.deliveryId ? 'test' : 'acceptance';
      await record(bus, item, { professionalId, deliveryId, kind, attempt, ...result });
    } finally {
      underWay -= 1;
    }
    const after = (await stateOf(kernel, pipelineWebhook, professionalId)).deliveries.find((d) => d.deliveryId === deliveryId);
    if (after?.nextAt)
      throw tooEarly(`webhook: ${after.fault}`, Math.max(1, Math.ceil((Date.parse(after.nextAt) - Date.parse(item.now)) / 1000)));
  };
}

/** The accepted request as the event left it. */
async function bodyOf(kernel: Kernel, { professionalId, acceptanceId, version }: Work['send-webhook'], page: string): Promise<string> {
  const events = (await readStream(kernel.db, kernel.codec, `acceptance-${acceptanceId}`)) as (Recorded & AcceptanceEvent)[];
  const { leadId } = await stateOf(kernel, acceptance, acceptanceId!);
  const { code } = await stateOf(kernel, lead, leadId);
  return webhookBody(
    events.filter((e) => e.version <= version!),
    { code, leadRef: leadRefOf(kernel.secrets, professionalId, leadId) },
    `${kernel.settings.publicUrl}${page}`,
  );
}

interface Tried extends Called {
  readonly professionalId: string;
  readonly deliveryId: string;
  readonly kind: 'acceptance' | 'test';
  readonly attempt: number;
}
async function record(bus: CommandBus, item: WorkItem, input: Tried): Promise<void> {
  const commandId = derivedId('work:send-webhook', 0, `${input.deliveryId}/${input.attempt}`);
  await bus.execute(command(recordWebhookDelivery, input, sentBy(item, commandId)));
}
