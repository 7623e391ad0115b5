import { createHmac } from 'node:crypto';
import type { Faults } from '../faults.js';
import type { Webhooks } from '../webhooks.js';
import { idOf, type Bank } from './bank.js';
import { published, type StripeEvent } from './things.js';

/** The version of the interface whose shapes are played. */
const API_VERSION = '2026-10-28.endive';
/** A late call comes this much later. */
const LATE_MS = 1_500;

/** The provider's signature of a body at an instant: `t=…,v1=…`. */
const stripeSignature = (secret: string, body: string, atSeconds: number): string =>
  `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${body}`, 'utf8').digest('hex')}`;

/** Tells the application what happened. */
export interface StripeHooks {
  /** Writes an event down and calls the application with it, as the switches allow. */
  tell(type: string, object: unknown, options?: { key?: string | undefined; previous?: unknown }): StripeEvent;
  /** Calls the application with an event again, whatever the switches say. */
  again(event: StripeEvent): Promise<boolean>;
  /** Events no one took before a restart are sent again. */
  resume(): void;
}

export const stripeHooks = (options: { bank: Bank; faults: Faults; hooks: Webhooks; url: string; secret: string }): StripeHooks => {
  const { bank, faults, hooks, url, secret } = options;
  let held: StripeEvent[] = [];
  const deliver = async (event: StripeEvent): Promise<boolean> => {
    const body = JSON.stringify(event, null, 2);
    const taken = await hooks.postSigned(url, body, () => stripeSignature(secret, body, Math.floor(Date.now() / 1_000)));
    if (taken && bank.get('event', event.id)) bank.put({ ...event, pending_webhooks: 0 });
    return taken;
  };
  const send = (event: StripeEvent, afterMs = 0): void => hooks.later(afterMs, () => deliver(event));
  return {
    tell(type, object, { key, previous } = {}) {
      const event = bank.put<StripeEvent>({
        id: idOf('event'),
        object: 'event',
        created: Math.floor(Date.now() / 1_000),
        livemode: false,
        api_version: API_VERSION,
        data: { object: published(object), ...(previous ? { previous_attributes: previous } : {}) },
        pending_webhooks: 1,
        request: { id: null, idempotency_key: key ?? null },
        type,
      });
      const { mode } = faults.next('stripe-webhooks', type);
      if (mode === 'none') {
        bank.put({ ...event, pending_webhooks: 0 });
        return event;
      }
      if (mode === 'reversed') {
        // Held back until nothing has happened for a moment, then sent from the last to the first.
        held = [event, ...held];
        hooks.later(150, async () => {
          if (held[0]?.id !== event.id) return;
          const all = held;
          held = [];
          for (const one of all) await deliver(one);
        });
        return event;
      }
      send(event, mode === 'late' ? LATE_MS : 0);
      if (mode === 'duplicate') send(event, 30);
      return event;
    },
    again: deliver,
    resume() {
      for (const event of bank.all('event').reverse()) if (event.pending_webhooks > 0) send(event);
    },
  };
};
