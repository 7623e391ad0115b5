import { acceptance } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { acceptanceMoments, isReachable, isTimely, requestMoments, type NotifyInput } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { leadCloseStaleDays } from '@jurilien/reference';
import { issueLink, linkUrl, searchOf, stateOf, type Kernel } from '@jurilien/runtime';
import { LINK_DAYS, type Composed, type Composer } from '../composed.js';

/** Where a signed-in professional finds offers (M04) and accepted requests (M10). */
const PAGES = { offers: { fr: '/mes-offres', en: '/en/my-offers' }, leads: { fr: '/leads-professionnel', en: '/en/professional-leads' } };

async function toProfessional(
  kernel: Kernel,
  input: NotifyInput,
  fallback: string,
  page: keyof typeof PAGES,
): Promise<Composed | undefined> {
  const [pro, search] = await Promise.all([stateOf(kernel, professional, input.professionalId!), searchOf(kernel, input.leadId!)]);
  if (!isReachable(pro.email)) return undefined;
  return {
    recipientKind: 'professional',
    recipientId: input.professionalId!,
    lang: pro.lang,
    addresses: { ...(pro.channels.includes('sms') ? { sms: pro.phoneNumber } : {}), email: pro.email },
    vars: {
      proName: pro.name,
      code: search.code,
      cause: input.reason ?? fallback,
      [`${page}Url`]: `${kernel.settings.publicUrl}${PAGES[page][pro.lang]}`,
    },
  };
}

/** Composers of ends that came from elsewhere: nothing when the moment has passed or the person was erased. */
export const aboutEndings = {
  'claim-ended': (kernel, input) => toProfessional(kernel, input, 'closed', 'offers'),
  'request-ended': async (kernel, input) => {
    const seat = (await searchOf(kernel, input.leadId!)).acceptances.findLast((a) => a.professionalId === input.professionalId);
    if (!seat || !isTimely(acceptanceMoments, await stateOf(kernel, acceptance, seat.acceptanceId), input)) return undefined;
    return toProfessional(kernel, input, 'closed', 'leads');
  },
  'request-closed': async (kernel, input) => {
    const request = await stateOf(kernel, lead, input.leadId!);
    const { email, lang, leadId, personId, clientName, code, facts } = request;
    if (!isReachable(email) || !isTimely(requestMoments, request, input)) return undefined;
    const token = await issueLink(kernel, { purpose: 'lead-status', subject: { leadId }, lang, days: LINK_DAYS['lead-status'] });
    return {
      recipientKind: 'client',
      recipientId: personId,
      lang,
      addresses: { email },
      vars: {
        clientName: clientName!,
        code: code!,
        cause: input.reason ?? 'other',
        days: input.config.value(leadCloseStaleDays, { province: facts.province ?? undefined }),
        statusUrl: linkUrl(kernel.settings.publicUrl, 'lead-status', lang, token),
      },
    };
  },
} satisfies Readonly<Record<string, Composer>>;
