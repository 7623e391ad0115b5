import { coinNameOf, whenWords, type CoinName } from '@jurilien/reference';
import { acceptance, type AcceptanceState, type CreditRequest } from '@jurilien/acceptance';
import { lead, type LeadState } from '@jurilien/lead';
import { distribution } from '@jurilien/search';
import { formatCoins, formatPhone, templateOf, type Vars } from '@jurilien/notifications';
import { afterAcceptanceMoments, isReachable, isTimely, type NotifyInput } from '@jurilien/processes';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { issueLink, linkUrl, stateOf, type Kernel } from '@jurilien/runtime';
import { composersOf, LINK_DAYS, type Composed } from '../composed.js';
import { zoneOfPro } from '../zones.js';

interface Facts {
  readonly kernel: Kernel;
  readonly deal: AcceptanceState;
  readonly request: LeadState;
  readonly pro: ProfessionalState;
}

/** Words of what follows an acceptance; nothing when the moment has passed or the person was erased. */
async function acceptanceWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const deal = await stateOf(kernel, acceptance, input.acceptanceId!);
  if (!isTimely(afterAcceptanceMoments, deal, input)) return undefined;
  const [request, pro] = await Promise.all([stateOf(kernel, lead, deal.leadId), stateOf(kernel, professional, deal.professionalId)]);
  const facts = { kernel, deal, request, pro };
  return templateOf(input.rule).audience === 'client' ? toClient(facts, input) : toProfessional(facts, input);
}

/** Composers of messages about what follows an acceptance. */
export const aboutAcceptances = composersOf(afterAcceptanceMoments, acceptanceWords);

async function toClient({ kernel, deal, request, pro }: Facts, { rule }: NotifyInput): Promise<Composed | undefined> {
  const { email, lang, leadId } = request;
  if (!isReachable(email)) return undefined;
  const token = await issueLink(kernel, { purpose: 'lead-status', subject: { leadId }, lang, days: LINK_DAYS['lead-status'] });
  return {
    recipientKind: 'client',
    recipientId: request.personId,
    lang,
    addresses: { sms: request.phoneNumber, email },
    vars: {
      clientName: request.clientName!,
      code: request.code!,
      proName: pro.name,
      ...(rule === 'replacement-refused' ? { refusal: deal.replacement!.refusal! } : {}),
      ...(rule === 'replacement-granted' ? { who: deal.replacement!.by } : {}),
      ...(rule === 'client-unreachable' ? { proPhone: formatPhone(pro.phoneNumber ?? '') } : {}),
      statusUrl: linkUrl(kernel.settings.publicUrl, 'lead-status', lang, token),
    },
  };
}

/** Where a signed-in professional finds accepted requests (M10). */
const LEADS = { fr: '/leads-professionnel', en: '/en/professional-leads' };

async function toProfessional({ kernel, deal, request, pro }: Facts, { rule, config }: NotifyInput): Promise<Composed | undefined> {
  const { lang } = pro;
  if (!isReachable(pro.email)) return undefined;
  const { vars } = templateOf(rule);
  const known: Vars = {
    proName: pro.name,
    code: request.code!,
    leadsUrl: `${kernel.settings.publicUrl}${LEADS[lang]}`,
    slaDueAt: whenWords(deal.slaDueAt!, lang, zoneOfPro(pro)),
    ...(deal.credit ? { reason: deal.credit.reason, decideBy: whenWords(deal.credit.decideBy, lang, zoneOfPro(pro)) } : {}),
    ...(deal.credit && deal.credit.state !== 'asked' ? decided(deal.credit, lang, coinNameOf(config)) : {}),
    who: deal.replacement?.by ?? 'client',
    ...('sheetUrl' in vars ? { sheetUrl: await sheetOf(kernel, deal, lang) } : {}),
  };
  return {
    recipientKind: 'professional',
    recipientId: deal.professionalId,
    lang,
    addresses: { ...(pro.channels.includes('sms') ? { sms: pro.phoneNumber } : {}), email: pro.email },
    vars: Object.fromEntries(Object.entries(known).filter(([name]) => name in vars)),
  };
}

/** What was decided about coins asked back, in the words of R41. */
const decided = ({ state, cc = 0, rule, refusal }: CreditRequest, lang: 'fr' | 'en', called: CoinName): Vars => ({
  verdict: state,
  outcome: state === 'refused' ? refusal! : ['staff', 'timeLimit', 'clientWithdrew'].includes(rule!) ? rule! : 'rule',
  coins: formatCoins(cc, lang, called),
});

/** The personal link of the contact sheet: one press from a phone, without signing in. */
async function sheetOf(kernel: Kernel, { leadId, professionalId, acceptanceId }: AcceptanceState, lang: 'fr' | 'en'): Promise<string> {
  const seat = (await stateOf(kernel, distribution, leadId)).acceptances.find((a) => a.acceptanceId === acceptanceId);
  const subject = { leadId, professionalId, ...(seat ? { offerId: seat.offerId } : {}) };
  return linkUrl(
    kernel.settings.publicUrl,
    'offer',
    lang,
    await issueLink(kernel, { purpose: 'offer', subject, lang, days: LINK_DAYS.offer }),
  );
}
