import { automation, type Effect } from '@jurilien/event-sourcing';
import { acceptance } from '@jurilien/acceptance';
import { pipelineWebhook } from '@jurilien/professionals';
import { work } from '../work.js';

interface Changed {
  readonly version: number;
  readonly data: { readonly acceptanceId: string; readonly professionalId: string };
}
const send = ({ version, data: { acceptanceId, professionalId } }: Changed): Effect[] => [
  work('send-webhook', `webhook-${acceptanceId}-${version}`, { professionalId, acceptanceId, version }),
];

/** An accepted request opens, or its stage or outcome changes: the professional's own tool hears of it, if they have one (LW2). */
export const sendPipelineWebhooks = automation(
  acceptance,
  pipelineWebhook,
)({
  name: 'send-pipeline-webhooks',
  on: {
    AcceptanceOpened: send,
    ContactRecorded: send,
    ContactConfirmedByClient: send,
    ConsultationOutcomeRecorded: send,
    MandateOutcomeRecorded: send,
    AcceptanceReplaced: send,
    AcceptanceClosed: send,
    PipelineWebhookTestAsked: ({ data: { professionalId, deliveryId } }) => [
      work('send-webhook', `webhook-test-${deliveryId}`, { professionalId, deliveryId }),
    ],
  },
});
