import { acceptance } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { contactPoint } from '@jurilien/messaging';
import type { Vars } from '@jurilien/notifications';
import { acceptanceMoments, isReachable, isTimely, liveClaimOf, offerMoments, requestMoments, type NotifyInput } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { deadlineWords, lawyerTypeLabel, MINUTE_MS, regionOf, whenWords } from '@jurilien/reference';
import { issueLink, linkUrl, refuseUrl, searchOf, stateOf, type Kernel } from '@jurilien/runtime';
import { composersOf, LINK_DAYS, type Composed } from '../composed.js';
import { zoneOfPro } from '../zones.js';
import { priceWords } from './price-words.js';

type Professional = Awaited<ReturnType<typeof professionalFacts>>;
type Facts = (p: Professional) => Promise<Vars> | Vars;

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
    kernel,
    input,
    state,
    search,
    request: await stateOf(kernel, lead, input.leadId!),
    offer: search.offers.find((o) => o.offerId === offerId),
    zone: zoneOfPro(state),
    offerUrl: linkUrl(kernel.settings.publicUrl, 'offer', state.lang, token),
    refuseUrl: refuseUrl(kernel.settings.publicUrl, state.lang, token),
  };
}

const matter = ({ state, search, request, offer, input }: Professional): Vars => ({
  code: search.code,
  field: lawyerTypeLabel(search.lawyerType, state.lang),
  region: regionOf(search.province ?? 'QC', search.region)?.[state.lang] ?? search.region,
  price: priceWords(search, request, offer, input, state.lang),
});
const endsAt = ({ state, offer, zone, input }: Professional): string => deadlineWords(offer!.expiresAt, state.lang, input.now, zone);
/** For how many more minutes the request is kept for this professional. */
const minutesLeft = ({ search, input }: Professional): number =>
  Math.ceil((Date.parse(liveClaimOf(search, input)!.holdUntil) - Date.parse(input.now)) / MINUTE_MS);
const dealOf = ({ kernel, input }: Professional) => stateOf(kernel, acceptance, input.acceptanceId!);

/** Facts of the words about an offer or a claim, by rule. */
const OF_OFFER = {
  R10: (p) => ({ ...matter(p), endsAt: endsAt(p), offerUrl: p.offerUrl, refuseUrl: p.refuseUrl }),
  R11: (p) => ({ ...matter(p), endsAt: endsAt(p), offerUrl: p.offerUrl }),
  R12: (p) => ({ code: p.search.code, minutes: minutesLeft(p), offerUrl: p.offerUrl }),
  R14: (p) => ({ ...matter(p), offerUrl: p.offerUrl }),
  'auto-claimed': (p) => ({
    code: p.search.code,
    minutes: minutesLeft(p),
    price: priceWords(p.search, p.request, liveClaimOf(p.search, p.input), p.input, p.state.lang),
    offerUrl: p.offerUrl,
  }),
} satisfies Readonly<Record<string, Facts>>;

/** The same about a request that was accepted. */
const OF_REQUEST = {
  'client-note': ({ search, offerUrl }) => ({ code: search.code, sheetUrl: offerUrl }),
  R61: ({ state, search, offerUrl }) => ({ proName: state.name, code: search.code, sheetUrl: offerUrl }),
} satisfies Readonly<Record<string, Facts>>;

/** The same about one acceptance. */
const OF_ACCEPTANCE = {
  R16: async (p) => ({
    proName: p.state.name,
    code: p.search.code,
    slaDueAt: whenWords((await dealOf(p)).slaDueAt!, p.state.lang, p.zone),
    sheetUrl: p.offerUrl,
  }),
} satisfies Readonly<Record<string, Facts>>;

const FACTS = { ...OF_OFFER, ...OF_REQUEST, ...OF_ACCEPTANCE };

async function isDue(p: Professional): Promise<boolean> {
  const { rule } = p.input;
  if (rule in OF_OFFER) return isTimely(offerMoments, p, p.input);
  return rule in OF_REQUEST ? isTimely(requestMoments, p.request, p.input) : isTimely(acceptanceMoments, await dealOf(p), p.input);
}

/** Words to a professional about a request; nothing when the moment has passed or the person was erased. */
async function toProfessional(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const { professionalId, rule } = input;
  if (!professionalId) return undefined;
  const p = await professionalFacts(kernel, input);
  const { email, phoneNumber, channels, lang } = p.state;
  if (!isReachable(email) || !(await isDue(p))) return undefined;
  const { preferences } = await stateOf(kernel, contactPoint, kernel.secrets.hash(`phone:${phoneNumber ?? ''}`));
  return {
    recipientKind: 'professional',
    recipientId: professionalId,
    lang,
    shortTexts: preferences.smsFormat === 'short',
    addresses: { ...(channels.includes('sms') ? { sms: phoneNumber } : {}), email },
    vars: await FACTS[rule as keyof typeof FACTS](p),
  };
}

/** Composers of messages to a professional about a request. */
export const aboutOffers = composersOf(FACTS, toProfessional);
