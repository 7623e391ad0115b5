import { ERASED } from '@jurilien/event-sourcing';
import { pipelineWebhook, professional } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import type { Composed } from '../composed.js';

export const WEBHOOK_OFF = 'webhook-off';
/** Where a professional finds the calls to the own tool (M10). */
const LEADS = { fr: '/leads-professionnel', en: '/en/professional-leads' };

/** That the calls to the own tool have stopped; nothing when they go out again already. */
export async function webhookOffWords(kernel: Kernel, { professionalId }: NotifyInput): Promise<Composed | undefined> {
  const [pro, webhook] = await Promise.all([
    stateOf(kernel, professional, professionalId!),
    stateOf(kernel, pipelineWebhook, professionalId!),
  ]);
  if (webhook.on || !pro.email || pro.email === ERASED) return undefined;
  return {
    recipientKind: 'professional',
    recipientId: professionalId!,
    lang: pro.lang,
    addresses: { email: pro.email },
    vars: { pageUrl: `${kernel.settings.publicUrl}${LEADS[pro.lang]}` },
  };
}
