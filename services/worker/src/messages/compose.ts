import { acceptance, STANDING } from '@jurilien/acceptance';
import { isUrgent, lead, type LeadState } from '@jurilien/lead';
import { distribution, offerReceipt, seatsFree, seatsTaken } from '@jurilien/search';
import { formatPhone, type Vars } from '@jurilien/notifications';
import { contactPoint } from '@jurilien/messaging';
import { professional } from '@jurilien/professionals';
import { deadlineWords, defaults, lawyerTypeLabel, regionOf, whenWeRead, whenWords } from '@jurilien/reference';
import { ERASED } from '@jurilien/event-sourcing';
import { issueLink, linkUrl, refuseUrl, searchOf, stateOf, type Kernel, type LinkGrant } from '@jurilien/runtime';
import { stopOf } from '@jurilien/processes';
import type { NotifyInput } from './notify.js';
import { priceWords } from './offers/price-words.js';
import { accountMail, isAccountRule } from './accounts/account-mail.js';
import { acceptanceWords, isAcceptanceRule } from './acceptances/after-acceptance.js';
import { boardWords, isBoardRule } from './offers/board-alerts.js';
import { candidateWords, isCandidateRule } from './professionals/candidates.js';
import { EMPLOYEE_ALERT, employeeAlertWords } from './professionals/employee-alerts.js';
import { CLAIM_RULES } from './offers/claims.js';
import { LINK_DAYS, type Composed } from './composed.js';
import { JOB_RECEIVED, jobReceivedWords } from './professionals/job-received.js';
import { isListedRule, listedWords } from './professionals/listed.js';
import { isMembershipRule, membershipWords } from './professionals/membership.js';
import { isChangeRule, privateChangeWords } from './accounts/private-change.js';
import { draftWords, isDraftRule } from './requests/drafts.js';
import { endingWords, isEndingRule } from './offers/endings.js';
import { HABIT_RULES } from './offers/offer-habits.js';
import { isMoneyRule, moneyWords } from './professionals/money.js';
import { isRelayRule, relayedWords } from './acceptances/relay.js';
import { renewedLink } from './accounts/renewed-link.js';
import { contactCode, testText } from './accounts/contact-code.js';
import { isSearchNews, searchNews } from './requests/search-news.js';
import { isSurveyRule, surveyWords } from './acceptances/surveys.js';
import { stepUpCode } from './accounts/step-up-code.js';
import { WEBHOOK_OFF, webhookOffWords } from './professionals/webhook-off.js';
import { zoneOfClient, zoneOfPro } from './zones.js';

/** Facts for the words of a rule, read from the log; nothing when the moment has passed or the person was erased. */
export async function compose(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  if (input.rule === 'link-renewed') return renewedLink(kernel, input);
  if (input.rule === 'step-up-code') return stepUpCode(kernel, input);
  if (input.rule === 'contact-code') return contactCode(kernel, input);
  if (input.rule === 'sms-test') return testText(kernel, input);
  if (isChangeRule(input.rule)) return privateChangeWords(kernel, input);
  if (isAccountRule(input.rule)) return accountMail(kernel, input);
  if (isMembershipRule(input.rule)) return membershipWords(kernel, input);
  if (isListedRule(input.rule)) return listedWords(kernel, input);
  if (isAcceptanceRule(input.rule)) return acceptanceWords(kernel, input);
  if (isSurveyRule(input.rule)) return surveyWords(kernel, input);
  if (isMoneyRule(input.rule)) return moneyWords(kernel, input);
  if (isRelayRule(input.rule)) return relayedWords(kernel, input);
  if (isDraftRule(input.rule)) return draftWords(kernel, input);
  if (isEndingRule(input.rule)) return endingWords(kernel, input);
  if (isSearchNews(input.rule)) return searchNews(kernel, input);
  if (isBoardRule(input.rule)) return boardWords(kernel, input);
  if (input.rule === JOB_RECEIVED) return jobReceivedWords(kernel, input);
  if (isCandidateRule(input.rule)) return candidateWords(kernel, input);
  if (input.rule === EMPLOYEE_ALERT) return employeeAlertWords(kernel, input);
  if (input.rule === WEBHOOK_OFF) return webhookOffWords(kernel, input);
  const forClient = CLIENT_RULES[input.rule];
  if (forClient) return toClient(kernel, input, forClient);
  const ofHabits = HABIT_RULES[input.rule];
  if (ofHabits) return ofHabits(kernel, input);
  const forProfessional = PROFESSIONAL_RULES[input.rule];
  if (forProfessional) return toProfessional(kernel, input, forProfessional);
  throw new Error(`no facts for rule ${input.rule}: add it to compose.ts`);
}

type Client = Awaited<ReturnType<typeof clientFacts>>;
export type Professional = Awaited<ReturnType<typeof professionalFacts>>;

async function clientFacts(kernel: Kernel, leadId: string) {
  const state = await stateOf(kernel, lead, leadId);
  const link = async (purpose: LinkGrant['purpose']): Promise<string> =>
    linkUrl(
      kernel.settings.publicUrl,
      purpose,
      state.lang,
      await issueLink(kernel, { purpose, subject: { leadId }, lang: state.lang, days: LINK_DAYS[purpose] }),
    );
  return { state, link, zone: zoneOfClient(state) };
}

const CLIENT_RULES: Record<string, (kernel: Kernel, c: Client, input: NotifyInput) => Promise<Vars | undefined>> = {
  R03: async (_k, { state, link }, { now }) =>
    state.facts.emailConfirmed
      ? undefined
      : {
          clientName: state.clientName!,
          code: state.code!,
          kind: kindOf(state.facts),
          reading: whenWeRead(now, state.facts.province ?? 'QC', state.lang),
          confirmUrl: await link('confirm-email'),
          statusUrl: await link('lead-status'),
        },
  referral: async (_k, { state, link }) =>
    state.facts.emailConfirmed
      ? undefined
      : { clientName: state.clientName!, code: state.code!, confirmUrl: await link('confirm-email'), statusUrl: await link('lead-status') },
  'lead-link': async (_k, { state, link }) => ({ clientName: state.clientName!, code: state.code!, statusUrl: await link('lead-status') }),
  R04: async (kernel, { state }, input) =>
    state.facts.phoneNumberConfirmed
      ? undefined
      : { otp: kernel.secrets.code(`phone:${state.leadId}`, input.sequence ?? 1), minutes: defaults['stepUp.codeMinutes'] },
  R07: async (_k, { state, link, zone }) =>
    state.status !== 'AwaitingInfo'
      ? undefined
      : {
          clientName: state.clientName!,
          code: state.code!,
          dueAt: whenWords(state.infoDueAt!, state.lang, zone),
          answerUrl: await link('lead-status'),
        },
  R09: async (_k, { state, link, zone }, { now }) =>
    ['Ready', 'Offering', 'SelfServe', 'Accepted', 'InService'].includes(state.status)
      ? { clientName: state.clientName!, code: state.code!, ...searchTimes(state, zone, now), statusUrl: await link('lead-status') }
      : undefined,
  R15: async (kernel, { state, link, zone }, input) => {
    const pro = await stateOf(kernel, professional, input.professionalId!);
    const deal = await stateOf(kernel, acceptance, input.acceptanceId!);
    if (!STANDING.includes(deal.status)) return undefined;
    return {
      clientName: state.clientName!,
      code: state.code!,
      proName: pro.name,
      proPhone: formatPhone(pro.phoneNumber ?? ''),
      by: whenWords(deal.slaDueAt!, state.lang, zone),
      statusUrl: await link('lead-status'),
    };
  },
  R19: async (kernel, { state, link }, input) => {
    const deal = await stateOf(kernel, acceptance, input.acceptanceId!);
    if (deal.status !== 'ToContact') return undefined;
    const pro = await stateOf(kernel, professional, input.professionalId!);
    return { clientName: state.clientName!, code: state.code!, proName: pro.name, statusUrl: await link('lead-status') };
  },
  R60: async (_k, { state }) => ({
    clientName: state.clientName!,
    code: state.code!,
    reason: state.status === 'Blocked' ? (state.facts.blockType ?? 'other') : (state.rejectReason ?? 'other'),
    province: state.facts.province ?? 'other',
  }),
};

/** When the search begins, until when it lasts at most, and what urgency changes about it. */
function searchTimes(s: LeadState, zone: string, now: string): Vars {
  const startsAt = s.sendAfter ?? now;
  const urgent = isUrgent(s, startsAt);
  const hours = urgent ? defaults['lead.urgent.unservedAfterHours'] : defaults['lead.unservedAfterHours'];
  const until = s.unservedAt ?? new Date(Date.parse(startsAt) + hours * 3_600_000).toISOString();
  return { startsAt: whenWords(startsAt, s.lang, zone), until: whenWords(until, s.lang, zone), pace: urgent ? 'urgent' : 'usual' };
}

const kindOf = (f: { consult: boolean | null; juridicalHelp: boolean | null; smallMandate: boolean | null }): string =>
  f.consult ? 'consult' : f.juridicalHelp ? 'juridicalHelp' : f.smallMandate ? 'smallMandate' : 'general';

async function toClient(kernel: Kernel, input: NotifyInput, facts: (typeof CLIENT_RULES)[string]): Promise<Composed | undefined> {
  if (!input.leadId) return undefined;
  const client = await clientFacts(kernel, input.leadId);
  const { state } = client;
  if (!state.email || state.email === ERASED) return undefined;
  const vars = await facts(kernel, client, input);
  return (
    vars && {
      recipientKind: 'client',
      recipientId: state.personId,
      lang: state.lang,
      addresses: { sms: state.phoneNumber, email: state.email },
      vars,
    }
  );
}

async function professionalFacts(kernel: Kernel, input: NotifyInput) {
  const state = await stateOf(kernel, professional, input.professionalId!);
  const search = await searchOf(kernel, input.leadId!);
  const offerId = input.offerId ?? search.offers.findLast((o) => o.professionalId === input.professionalId)?.offerId;
  const token = await issueLink(kernel, {
    purpose: 'offer',
    subject: { leadId: input.leadId!, ...(offerId ? { offerId } : {}), professionalId: input.professionalId! },
    lang: state.lang,
    days: LINK_DAYS.offer,
  });
  return {
    state,
    search,
    request: await stateOf(kernel, lead, input.leadId!),
    offer: search.offers.find((o) => o.offerId === offerId),
    zone: zoneOfPro(state),
    offerUrl: linkUrl(kernel.settings.publicUrl, 'offer', state.lang, token),
    refuseUrl: refuseUrl(kernel.settings.publicUrl, state.lang, token),
  };
}

const matter = ({ state, search, request, offer }: Professional, now: string): Vars => ({
  code: search.code,
  field: lawyerTypeLabel(search.lawyerType, state.lang),
  region: regionOf(search.province ?? 'QC', search.region)?.[state.lang] ?? search.region,
  price: priceWords(search, request, offer, now, state.lang),
});

const PROFESSIONAL_RULES: Record<string, (kernel: Kernel, p: Professional, input: NotifyInput) => Promise<Vars | undefined>> = {
  R10: async (_k, p, { now }) =>
    p.offer?.state === 'Sent' || p.offer?.state === 'Late'
      ? {
          ...matter(p, now),
          endsAt: deadlineWords(p.offer.expiresAt, p.state.lang, now, p.zone),
          offerUrl: p.offerUrl,
          refuseUrl: p.refuseUrl,
        }
      : undefined,
  ...CLAIM_RULES,
  R11: async (_k, p, { now }) =>
    p.offer?.state === 'Sent'
      ? { ...matter(p, now), endsAt: deadlineWords(p.offer.expiresAt, p.state.lang, now, p.zone), offerUrl: p.offerUrl }
      : undefined,
  R14: async (_k, p, { now }) => (p.search.live && p.offer ? { ...matter(p, now), offerUrl: p.offerUrl } : undefined),
  R16: async (kernel, p, input) => {
    const deal = await stateOf(kernel, acceptance, input.acceptanceId!);
    if (!STANDING.includes(deal.status)) return undefined;
    return { proName: p.state.name, code: p.search.code, slaDueAt: whenWords(deal.slaDueAt!, p.state.lang, p.zone), sheetUrl: p.offerUrl };
  },
  // Word that there is a note, never the note; nothing once the affair is over.
  'client-note': async (_k, p) =>
    p.request.status === 'Accepted' || p.request.status === 'InService' ? { code: p.search.code, sheetUrl: p.offerUrl } : undefined,
  R61: async (_k, p) => ({ proName: p.state.name, code: p.search.code, sheetUrl: p.offerUrl }),
};

async function toProfessional(
  kernel: Kernel,
  asked: NotifyInput,
  facts: (typeof PROFESSIONAL_RULES)[string],
): Promise<Composed | undefined> {
  const { professionalId } = asked;
  if (!professionalId) return undefined;
  const p = await professionalFacts(kernel, asked);
  if (!p.state.email || p.state.email === ERASED) return undefined;
  const vars = await facts(kernel, p, asked);
  const { preferences } = await stateOf(kernel, contactPoint, kernel.secrets.hash(`phone:${p.state.phoneNumber ?? ''}`));
  return (
    vars && {
      recipientKind: 'professional',
      recipientId: professionalId,
      lang: p.state.lang,
      shortTexts: preferences.smsFormat === 'short',
      addresses: { ...(p.state.channels.includes('sms') ? { sms: p.state.phoneNumber } : {}), email: p.state.email },
      vars,
    }
  );
}

/** Who accepted a request; several where the client asked for that. */
export const acceptedBy = async (kernel: Kernel, leadId: string): Promise<string[]> =>
  seatsTaken(await stateOf(kernel, distribution, leadId)).map((a) => a.professionalId);

/** Those who asked for another chance on a request that is free again and may still claim it (E01–E03, E16). */
export async function secondChanceAskers(kernel: Kernel, leadId: string, now: string): Promise<string[]> {
  const search = await stateOf(kernel, distribution, leadId);
  if (!search.live || seatsFree(search, now) <= 0) return [];
  const open = search.offers.filter((o) => o.state === 'Sent' || o.state === 'Late');
  const receipts = await Promise.all(open.map(async (o) => ({ o, r: await stateOf(kernel, offerReceipt, o.offerId) })));
  const asked = receipts.filter(({ r }) => r.secondChance).map(({ o }) => o.professionalId);
  const may = await Promise.all(asked.map(async (id) => !stopOf(await stateOf(kernel, professional, id), search, now)));
  return asked.filter((_id, i) => may[i]);
}
