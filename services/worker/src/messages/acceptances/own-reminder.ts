import { acceptance } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { isReachable, isTimely, ownReminderMoments, ownWords, type NotifyInput } from '@jurilien/processes';
import { ownAutomations, professional } from '@jurilien/professionals';
import { stateOf, wayTo, type Kernel } from '@jurilien/runtime';
import type { Composed } from '../composed.js';

const SHEET = { fr: '/leads-professionnel', en: '/en/professional-leads' };

/** What professionals wrote to remind themselves: by text, or by e-mail where their number takes none; nothing once the client was reached. */
export async function ownReminder(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const [deal, own, pro] = await Promise.all([
    stateOf(kernel, acceptance, input.acceptanceId!),
    stateOf(kernel, ownAutomations, input.professionalId!),
    stateOf(kernel, professional, input.professionalId!),
  ]);
  if (!isTimely(ownReminderMoments, deal, input) || !isReachable(pro.email)) return undefined;
  const request = await stateOf(kernel, lead, deal.leadId);
  const words = ownWords('selfReminder', { own, lead: request, professional: pro });
  const to = { ...(pro.channels.includes('sms') ? { sms: pro.phoneNumber } : {}), email: pro.email };
  const way = await wayTo(kernel, input.channels && !input.channels.includes('sms') ? { email: to.email } : to);
  if (!words || !way) return undefined;
  const { lang } = pro;
  return {
    recipientKind: 'professional',
    recipientId: deal.professionalId,
    lang,
    addresses: { [way]: to[way] },
    vars: {
      proName: pro.name,
      code: request.code!,
      words,
      sheetUrl: `${kernel.settings.publicUrl}${SHEET[lang]}?demande=${deal.acceptanceId}`,
    },
  };
}
