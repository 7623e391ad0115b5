import { whenWords } from '@jurilien/reference';
import { ERASED } from '@jurilien/event-sourcing';
import { acceptance, type AcceptanceState, asksAboutRepresentation, type CreditRequest } from '@jurilien/acceptance';
import { lead, type LeadState } from '@jurilien/lead';
import { distribution } from '@jurilien/search';
import { formatCoins, formatPhone, templateOf, type Vars } from '@jurilien/notifications';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { issueLink, linkUrl, stateOf, type Kernel } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import { LINK_DAYS, type Composed } from '../composed.js';
import { zoneOfPro } from '../zones.js';

interface Facts {
  readonly kernel: Kernel;
  readonly deal: AcceptanceState;
  readonly request: LeadState;
  readonly pro: ProfessionalState;
}

const waiting = (s: AcceptanceState): boolean => s.status === 'ToContact';
const underWay = (s: AcceptanceState): boolean => s.status === 'Contacted' || s.status === 'Consultation';

/** When a rule still has something to say, looked at again at the moment of writing (4.7.2). */
const STILL: Readonly<Record<string, (s: AcceptanceState) => boolean>> = {
  R17: waiting,
  R18: waiting,
  R20: (s) => underWay(s) && !s.confirmedByClient,
  R54: underWay,
  R40: (s) => s.credit?.state === 'asked',
  R41: (s) => s.credit !== undefined && s.credit.state !== 'asked',
  'represented-already': asksAboutRepresentation,
  'replacement-granted': (s) => s.status === 'Replaced',
  'replacement-refused': (s) => s.replacement?.state === 'refused',
  'client-unreachable': (s) => s.closeReason === 'clientUnreachable',
  'professional-unable': (s) => s.closeReason === 'unable',
  'acceptance-replaced': (s) => s.status === 'Replaced',
  'not-chosen': (s) => s.notChosen,
  'professional-chosen': (s) => s.chosenAt !== undefined && !s.notChosen,
};

export const isAcceptanceRule = (rule: string): boolean => Object.hasOwn(STILL, rule);

/** Words of what follows an acceptance; nothing when the moment has passed or the person was erased. */
export async function acceptanceWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const deal = await stateOf(kernel, acceptance, input.acceptanceId!);
  if (!STILL[input.rule]!(deal)) return undefined;
  const [request, pro] = await Promise.all([stateOf(kernel, lead, deal.leadId), stateOf(kernel, professional, deal.professionalId)]);
  const facts = { kernel, deal, request, pro };
  return templateOf(input.rule).audience === 'client' ? toClient(facts, input) : toProfessional(facts, input);
}

async function toClient({ kernel, deal, request, pro }: Facts, { rule }: NotifyInput): Promise<Composed | undefined> {
  const { email, lang, leadId } = request;
  if (!email || email === ERASED) return undefined;
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

async function toProfessional({ kernel, deal, request, pro }: Facts, { rule }: NotifyInput): Promise<Composed | undefined> {
  const { lang } = pro;
  if (!pro.email || pro.email === ERASED) return undefined;
  const { vars } = templateOf(rule);
  const known: Vars = {
    proName: pro.name,
    code: request.code!,
    leadsUrl: `${kernel.settings.publicUrl}${LEADS[lang]}`,
    slaDueAt: whenWords(deal.slaDueAt!, lang, zoneOfPro(pro)),
    ...(deal.credit ? { reason: deal.credit.reason, decideBy: whenWords(deal.credit.decideBy, lang, zoneOfPro(pro)) } : {}),
    ...(deal.credit && deal.credit.state !== 'asked' ? decided(deal.credit, lang) : {}),
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
const decided = ({ state, cc = 0, rule, refusal }: CreditRequest, lang: 'fr' | 'en'): Vars => ({
  verdict: state,
  outcome: state === 'refused' ? refusal! : ['staff', 'timeLimit', 'clientWithdrew'].includes(rule!) ? rule! : 'rule',
  coins: formatCoins(cc, lang),
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
