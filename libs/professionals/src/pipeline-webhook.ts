import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const professionalId = z.string();
const province = z.enum(['QC', 'ON']);
/** What a call tells: an accepted request, or that the professional wanted to see one arrive. */
const kind = z.enum(['acceptance', 'test']);
/** Why a call did not arrive. */
export const WEBHOOK_FAULTS = ['answer', 'redirect', 'timeout', 'unreachable', 'unsafe', 'certificate'] as const;
const attempt = { professionalId, deliveryId: z.string(), kind, attempt: z.number().int().positive() };
/** An address may carry a key of the receiving tool: it is sealed. */
const sealed = { personal: { url: 'professionalId' as const } };

/** Where a professional's own tool hears of their accepted requests, and what came of each call (LW2). One stream per person. */
export const pipelineWebhookEvents = {
  PipelineWebhookSet: event(z.object({ professionalId, province, url: z.string(), keyId: z.string() }), sealed),
  PipelineWebhookSecretRotated: event(z.object({ professionalId, keyId: z.string(), earlierUntil: z.string() })),
  PipelineWebhookSwitchedOff: event(z.object({ professionalId, by: z.enum(['self', 'failures']) })),
  PipelineWebhookTestAsked: event(z.object({ professionalId, deliveryId: z.string() })),
  PipelineWebhookDelivered: event(z.object({ ...attempt, status: z.number().int() })),
  PipelineWebhookFailed: event(
    z.object({ ...attempt, fault: z.enum(WEBHOOK_FAULTS), status: z.number().int().optional(), nextAt: z.string().optional() }),
  ),
};
export type PipelineWebhookEvent = EventOf<typeof pipelineWebhookEvents>;
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

/** One call as its owner sees it: the last try, and when the next one is. */
interface WebhookDelivery {
  readonly deliveryId: string;
  readonly kind: 'acceptance' | 'test';
  readonly state: 'waiting' | 'delivered' | 'retrying' | 'failed';
  readonly attempt: number;
  readonly at: string;
  readonly status?: number;
  readonly fault?: WebhookFault;
  readonly nextAt?: string;
}

/** Calls the state remembers, newest first: those its owner sees, and all that may still be tried again. */
const REMEMBERED = 200;
export const DELIVERIES_SHOWN = 10;

export interface PipelineWebhookState {
  readonly url?: string;
  readonly keyId?: string;
  /** The secret of before a rotation signs too until then, so that nothing is lost while the tool is told the new one. */
  readonly earlier?: { readonly keyId: string; readonly until: string };
  readonly on: boolean;
  readonly setAt?: string;
  readonly off?: { readonly by: 'self' | 'failures'; readonly at: string };
  /** The first failure since a call last arrived. */
  readonly failingSince?: string;
  readonly deliveries: readonly WebhookDelivery[];
  /** When tests were asked for, the latest ones. */
  readonly testsAt: readonly string[];
}
const TESTS_KEPT = 20;

export const pipelineWebhook = decider<PipelineWebhookState, typeof pipelineWebhookEvents>({
  category: 'pipelinewebhook',
  events: pipelineWebhookEvents,
  initial: { on: false, deliveries: [], testsAt: [] },
  evolve: (s, e, { occurredAt: at }) => {
    switch (e.type) {
      case 'PipelineWebhookSet': {
        const { url, keyId } = e.data;
        const { deliveries, testsAt } = s;
        return { deliveries, testsAt, url, keyId, on: true, setAt: at };
      }
      case 'PipelineWebhookSecretRotated':
        return { ...s, keyId: e.data.keyId, earlier: { keyId: s.keyId!, until: e.data.earlierUntil } };
      case 'PipelineWebhookSwitchedOff':
        return { ...s, on: false, off: { by: e.data.by, at } };
      case 'PipelineWebhookTestAsked':
        return {
          ...told(s, { deliveryId: e.data.deliveryId, kind: 'test', state: 'waiting', attempt: 0, at }),
          testsAt: [...s.testsAt, at].slice(-TESTS_KEPT),
        };
      case 'PipelineWebhookDelivered': {
        const { professionalId: _, ...delivery } = e.data;
        const { failingSince: _since, ...rest } = s;
        return told(rest, { ...delivery, state: 'delivered', at });
      }
      case 'PipelineWebhookFailed': {
        const { professionalId: _, ...delivery } = e.data;
        const failing = delivery.kind === 'test' ? s : { ...s, failingSince: s.failingSince ?? at };
        return told(failing, { ...delivery, state: delivery.nextAt ? 'retrying' : 'failed', at });
      }
      default:
        return e satisfies never;
    }
  },
});

const told = (s: PipelineWebhookState, delivery: WebhookDelivery): PipelineWebhookState => ({
  ...s,
  deliveries: [delivery, ...s.deliveries.filter((d) => d.deliveryId !== delivery.deliveryId)].slice(0, REMEMBERED),
});

/** The secrets that sign at an instant, the newest first. */
export const signingKeys = ({ keyId, earlier }: PipelineWebhookState, now: string): string[] => [
  ...(keyId ? [keyId] : []),
  ...(earlier && Date.parse(earlier.until) > Date.parse(now) ? [earlier.keyId] : []),
];

/** An address as it may be called: https on its own port, a public name, no one's password. Nothing when it is none. */
export function webhookUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, port, username, password, hostname } = url;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || !isPublicName(hostname)) return undefined;
  url.hash = '';
  return url.href;
}

/** Names that mean this machine, the network it stands in, or nothing anyone registers. */
const INSIDE = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|onion)$/;
/** At least two labels, the last of letters or punycode: an address in digits is no name. */
const NAME = /^(?=.{4,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const isPublicName = (hostname: string): boolean => NAME.test(hostname) && !INSIDE.test(hostname);
