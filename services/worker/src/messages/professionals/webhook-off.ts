import { isReachable, isTimely, webhookMoments, type NotifyInput } from '@jurilien/processes';
import { pipelineWebhook, professional } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { Composed } from '../composed.js';

/** Where a professional finds the calls to their own tool (M10). */
const LEADS = { fr: '/leads-professionnel', en: '/en/professional-leads' };

/** That the calls to the professional's own tool have stopped; nothing when they go out again already. */
export async function webhookOffWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const { professionalId } = input;
  const [pro, webhook] = await Promise.all([
    stateOf(kernel, professional, professionalId!),
    stateOf(kernel, pipelineWebhook, professionalId!),
  ]);
  if (!isReachable(pro.email) || !isTimely(webhookMoments, webhook, input)) return undefined;
  return {
    recipientKind: 'professional',
    recipientId: professionalId!,
    lang: pro.lang,
    addresses: { email: pro.email },
    vars: { pageUrl: `${kernel.settings.publicUrl}${LEADS[pro.lang]}` },
  };
}
