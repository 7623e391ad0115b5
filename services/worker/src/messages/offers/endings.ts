import { ERASED } from '@jurilien/event-sourcing';
import { acceptance, type AcceptanceState } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { professional } from '@jurilien/professionals';
import { issueLink, linkUrl, searchOf, stateOf, type Kernel } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import { LINK_DAYS, type Composed } from '../composed.js';

type Writer = (kernel: Kernel, input: NotifyInput) => Promise<Composed | undefined>;

/** Where a signed-in professional finds offers (M04) and accepted requests (M10). */
const PAGES = { offers: { fr: '/mes-offres', en: '/en/my-offers' }, leads: { fr: '/leads-professionnel', en: '/en/professional-leads' } };
/** Who was still to call or still at work: a mandate, and a file one ended oneself, are no news. */
const concerned = ({ status, closeReason }: AcceptanceState): boolean =>
  ['ToContact', 'Contacted', 'Consultation'].includes(status) || (status === 'Closed' && closeReason === 'requestEnded');

async function toProfessional(
  kernel: Kernel,
  input: NotifyInput,
  fallback: string,
  page: keyof typeof PAGES,
): Promise<Composed | undefined> {
  const [pro, search] = await Promise.all([stateOf(kernel, professional, input.professionalId!), searchOf(kernel, input.leadId!)]);
  if (!pro.email || pro.email === ERASED) return undefined;
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

const WRITERS: Readonly<Record<string, Writer>> = {
  'claim-ended': (kernel, input) => toProfessional(kernel, input, 'closed', 'offers'),
  'request-ended': async (kernel, input) => {
    const seat = (await searchOf(kernel, input.leadId!)).acceptances.findLast((a) => a.professionalId === input.professionalId);
    if (!seat || !concerned(await stateOf(kernel, acceptance, seat.acceptanceId))) return undefined;
    return toProfessional(kernel, input, 'closed', 'leads');
  },
  'request-closed': async (kernel, input) => {
    const { status, email, lang, leadId, personId, clientName, code } = await stateOf(kernel, lead, input.leadId!);
    // A request that was opened again meanwhile has not ended.
    if ((status !== 'Closed' && status !== 'Withdrawn') || !email || email === ERASED) return undefined;
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
        statusUrl: linkUrl(kernel.settings.publicUrl, 'lead-status', lang, token),
      },
    };
  },
};

export const isEndingRule = (rule: string): boolean => Object.hasOwn(WRITERS, rule);

/** Words of ends that came from elsewhere; nothing when the moment has passed or the person was erased. */
export const endingWords: Writer = (kernel, input) => WRITERS[input.rule]!(kernel, input);
