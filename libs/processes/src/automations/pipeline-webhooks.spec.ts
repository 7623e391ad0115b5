import { effectsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { acceptance } from '@jurilien/acceptance';
import { pipelineWebhook } from '@jurilien/professionals';
import { leadId, pro } from '../claims.testing.js';
import { sendPipelineWebhooks } from './pipeline-webhooks.js';

const acceptanceId = '018f2a10-0000-7000-8000-0000000000ac';
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const deliveryId = '018f2a10-0000-7000-8000-0000000000de';
const happened = (type: string, over: object = {}): StoryEvent => [acceptance, acceptanceId, type, { ...ids, ...over }];

it('calls their own tool once for each change of stage or outcome, and for a test', () => {
  const changes = story(
    happened('AcceptanceOpened', { priceCc: 100, slaDueAt: '2026-11-02T22:00:00.000Z', province: 'QC', lang: 'fr' }),
    happened('ContactRecorded', { channel: 'phone' }),
    happened('ContactConfirmedByClient'),
    happened('ConsultationOutcomeRecorded', { outcome: 'held' }),
    happened('MandateOutcomeRecorded', { outcome: 'retained', ends: true }),
    happened('AcceptanceReplaced', { requestId: 'r', cause: 'other' }),
    happened('AcceptanceClosed', { closeReason: 'done' }),
    [pipelineWebhook, pro(1), 'PipelineWebhookTestAsked', { professionalId: pro(1), deliveryId }],
  );
  const work = effectsOf(sendPipelineWebhooks, changes);
  expect(work[0]).toEqual({
    do: 'work',
    job: 'send-webhook',
    key: `webhook-${acceptanceId}-1`,
    input: { professionalId: pro(1), acceptanceId, version: 1 },
  });
  expect(work).toHaveLength(8);
  expect(new Set(work.map((effect) => (effect as { key: string }).key)).size).toBe(8);
  expect(work.at(-1)).toMatchObject({ key: `webhook-test-${deliveryId}`, input: { professionalId: pro(1), deliveryId } });
  expect(unexercised(sendPipelineWebhooks, changes)).toEqual([]);
});
