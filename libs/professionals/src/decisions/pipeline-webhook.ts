import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { HOUR_MS, MINUTE_MS } from '@jurilien/reference';
import { z } from 'zod';
import { pipelineWebhook, WEBHOOK_FAULTS, webhookUrl, type PipelineWebhookEvent } from '../pipeline-webhook.js';
import { professional } from '../professional.js';
import { professionalId, refuseUnlessIn } from './common.js';

const SECOND_MS = 1_000;
/** How long the secret of before a rotation still signs. */
const ROTATION_MS = 24 * HOUR_MS;
/** Failing for this long without one call that arrived, the address is switched off. */
const PATIENCE_MS = 72 * HOUR_MS;
/** Waits between the tries of one call: the last try comes after three days, when the address has had its chances. */
const WAITS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
const TESTS_PER_HOUR = 10;
/** A test no one has answered for this long is given up. */
const TEST_WAITS_MS = MINUTE_MS;

const onWebhook = (i: { professionalId: string }) => ({
  webhook: streamOf(pipelineWebhook, i.professionalId),
  professional: streamOf(professional, i.professionalId),
});
const told = <T extends PipelineWebhookEvent['type']>(
  type: T,
  data: Extract<PipelineWebhookEvent, { type: T }>['data'],
): PipelineWebhookEvent => ({ type, data }) as PipelineWebhookEvent;

/** Where one's own tool is called; switched on (again), a new secret comes with it. */
export const setPipelineWebhook = decision({
  name: 'SetPipelineWebhook',
  input: z.object({ professionalId, url: z.string().trim().min(1).max(500) }),
  streams: onWebhook,
  province: ({ professional: p }) => p.province,
  decide({ professionalId: id, url: typed }, { webhook: s, professional: p }, ctx) {
    refuseUnlessIn(p, ['Approved', 'Suspended']);
    const url = webhookUrl(typed);
    refuseUnless(url !== undefined, 'VALIDATION', 'webhook-url');
    if (s.on && s.url === url) return {};
    return {
      webhook: [
        told('PipelineWebhookSet', {
          professionalId: id,
          province: p.province ?? 'QC',
          url: url,
          // Another address is another receiver: it never learns what signed for the one before.
          keyId: ctx.newId(),
        }),
      ],
    };
  },
});

/** A new secret; the earlier one signs too for a day. */
export const rotatePipelineWebhookSecret = decision({
  name: 'RotatePipelineWebhookSecret',
  input: z.object({ professionalId }),
  streams: onWebhook,
  province: ({ professional: p }) => p.province,
  decide({ professionalId: id }, { webhook: s }, ctx) {
    refuseUnless(s.on, 'WRONG_STATE', 'webhook-off');
    const earlierUntil = new Date(Date.parse(ctx.now) + ROTATION_MS).toISOString();
    return { webhook: [told('PipelineWebhookSecretRotated', { professionalId: id, keyId: ctx.newId(), earlierUntil })] };
  },
});

/** No more calls. */
export const switchOffPipelineWebhook = decision({
  name: 'SwitchOffPipelineWebhook',
  input: z.object({ professionalId }),
  streams: onWebhook,
  province: ({ professional: p }) => p.province,
  decide: ({ professionalId: id }, { webhook: s }) =>
    s.on ? { webhook: [told('PipelineWebhookSwitchedOff', { professionalId: id, by: 'self' })] } : {},
});

/** A call that tells nothing of anyone, to see that one arrives: one at a time, and a few an hour. */
export const testPipelineWebhook = decision({
  name: 'TestPipelineWebhook',
  input: z.object({ professionalId }),
  streams: onWebhook,
  province: ({ professional: p }) => p.province,
  decide({ professionalId: id }, { webhook: s }, ctx) {
    refuseUnless(s.on, 'WRONG_STATE', 'webhook-off');
    const now = Date.parse(ctx.now);
    const waiting = s.deliveries.some((d) => d.state === 'waiting' && now - Date.parse(d.at) < TEST_WAITS_MS);
    refuseUnless(!waiting, 'WRONG_STATE', 'test-under-way');
    const lately = s.testsAt.filter((at) => now - Date.parse(at) < HOUR_MS).length;
    refuseUnless(lately < TESTS_PER_HOUR, 'CAP_REACHED', 'webhook-tests');
    return { webhook: [told('PipelineWebhookTestAsked', { professionalId: id, deliveryId: ctx.newId() })] };
  },
});

/**
 * What came of one try. What failed is tried again, a test excepted, and after three days of failures without one arrival the
 * address is switched off. A try that is told twice, or after its call has arrived, says nothing new.
 */
export const recordWebhookDelivery = decision({
  name: 'RecordWebhookDelivery',
  input: z.object({
    professionalId,
    deliveryId: ids.deliveryId,
    kind: z.enum(['acceptance', 'test']),
    attempt: z.number().int().positive(),
    status: z.number().int().min(100).max(599).optional(),
    fault: z.enum(WEBHOOK_FAULTS).optional(),
  }),
  streams: onWebhook,
  province: ({ professional: p }) => p.province,
  decide({ professionalId: id, deliveryId, kind, attempt, status, fault }, { webhook: s }, ctx) {
    refuseUnless(fault !== undefined || status !== undefined, 'VALIDATION', 'no-result');
    const known = s.deliveries.find((d) => d.deliveryId === deliveryId);
    if (known && (known.state === 'delivered' || known.state === 'failed' || known.attempt >= attempt)) return {};
    const tried = { professionalId: id, deliveryId, kind, attempt };
    if (!fault) return { webhook: [told('PipelineWebhookDelivered', { ...tried, status: status! })] };
    const now = Date.parse(ctx.now);
    const over = kind === 'acceptance' && s.on && s.failingSince !== undefined && now - Date.parse(s.failingSince) >= PATIENCE_MS;
    const wait = kind === 'test' || over || !s.on ? undefined : WAITS_MS[attempt - 1];
    const failed = told('PipelineWebhookFailed', {
      ...tried,
      fault,
      ...(status === undefined ? {} : { status }),
      ...(wait === undefined ? {} : { nextAt: new Date(now + wait).toISOString() }),
    });
    return { webhook: over ? [failed, told('PipelineWebhookSwitchedOff', { professionalId: id, by: 'failures' })] : [failed] };
  },
});
