import { contactPoint, optOutSms, parseInbound } from '@jurilien/messaging';
import type { ReceivedText, SmsGateway } from '@jurilien/notifications';
import { DAY_MS, HOUR_MS } from '@jurilien/reference';
import { providerCommandId, stateOf, type Kernel, type Logger } from '@jurilien/runtime';

/** How often the two lists of numbers that want no texts are compared, and how far back the provider's is read. */
export const COMPARE_MS = DAY_MS;
const LOOK_BACK_MS = 2 * DAY_MS + HOUR_MS;
const ACTOR = { kind: 'system', id: 'stop-lists' } as const;

interface Tools {
  readonly kernel: Kernel;
  readonly sms: SmsGateway;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * A STOP that reached the provider and never us ends the texts to its number all the same: every number whose last keyword there is STOP is
 * on our list, unless its holder has said otherwise to us since (4.8.3).
 * @returns how many the two lists differed in
 */
export async function compareStopLists({ kernel, sms, log }: Tools, now: string): Promise<number> {
  const texts = await sms.received(new Date(Date.parse(now) - LOOK_BACK_MS));
  let missed = 0;
  for (const { from, providerId, at } of lastStops(texts)) {
    const contactId = kernel.secrets.hash(`phone:${from}`);
    const { smsOptedOut, since } = await stateOf(kernel, contactPoint, contactId);
    if (smsOptedOut || (since !== undefined && Date.parse(since) >= at.getTime())) continue;
    const sending = { commandId: providerCommandId(`stop-list/${providerId}`), actor: ACTOR };
    await kernel.send(optOutSms, { contactId, source: 'provider' }, sending);
    missed += 1;
  }
  if (missed > 0) log.warn({ missed }, 'numbers had said STOP to the provider alone');
  return missed;
}

/** Of each number the last text that starts or stops, where it stops. */
function lastStops(texts: readonly ReceivedText[]): readonly ReceivedText[] {
  const last = new Map<string, ReceivedText>();
  for (const text of texts) if (['start', 'stop'].includes(parseInbound(text.body).kind)) last.set(text.from, text);
  return [...last.values()].filter(({ body }) => parseInbound(body).kind === 'stop');
}
