import { lead } from '@jurilien/lead';
import { distribution } from '@jurilien/search';
import { isFreeOnBoard, isReachable, isTimely, listMoments, type NotifyInput } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { claimHoldMinutes, lawyerTypeLabel, regionOf } from '@jurilien/reference';
import { boardEligible, issueLink, linkUrl, stateOf, type Kernel } from '@jurilien/runtime';
import { priceWords } from './price-words.js';
import { LINK_DAYS, type Composed, type Composer } from '../composed.js';

/** Where a signed-in professional finds the board and the alerts (M09). */
const BOARD = { fr: '/leads', en: '/en/leads' };
const LISTED = 10;

/** A request that is free on the board for this professional now. */
async function openTo(kernel: Kernel, leadId: string, professionalId: string, now: string) {
  if ((await boardEligible(kernel, leadId, professionalId)) !== true) return undefined;
  const search = await stateOf(kernel, distribution, leadId);
  return isFreeOnBoard({ search, eligible: true }, { now }) ? search : undefined;
}

/** Words about requests that opened on the board (LW3); nothing when the moment has passed. */
async function boardWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const { rule, professionalId, leadId } = input;
  const pro = await stateOf(kernel, professional, professionalId!);
  if (!isReachable(pro.email)) return undefined;
  const { lang } = pro;
  const minutes = input.config.value(claimHoldMinutes);
  const boardUrl = `${kernel.settings.publicUrl}${BOARD[lang]}`;
  const to = {
    recipientKind: 'professional' as const,
    recipientId: professionalId!,
    lang,
    addresses: { ...(pro.channels.includes('sms') ? { sms: pro.phoneNumber } : {}), email: pro.email },
  };
  if (rule === 'board-digest') {
    const found = await Promise.all((input.leadIds ?? []).map((id) => openTo(kernel, id, professionalId!, input.now)));
    const open = found.filter((search) => search !== undefined);
    if (!isTimely(listMoments, open, input)) return undefined;
    const many = open.length > 1;
    const fr = many ? `${open.length} demandes libres` : '1 demande libre';
    const en = many ? `${open.length} open requests` : '1 open request';
    const one = (s: (typeof open)[number]): string =>
      `${s.code} (${lawyerTypeLabel(s.lawyerType, lang)}, ${regionOf(s.province ?? 'QC', s.region)?.[lang] ?? s.region})`;
    const list = open.slice(0, LISTED).map(one).join(', ') + (open.length > LISTED ? '…' : '');
    return { ...to, vars: { count: lang === 'fr' ? fr : en, list, minutes, boardUrl } };
  }
  const search = await openTo(kernel, leadId!, professionalId!, input.now);
  if (!search) return undefined;
  // A board link is an offer's link without an offer: that is made by the claim.
  const subject = { leadId: leadId!, professionalId: professionalId! };
  const token = await issueLink(kernel, { purpose: 'offer', subject, lang, days: LINK_DAYS.offer });
  return {
    ...to,
    vars: {
      code: search.code,
      field: lawyerTypeLabel(search.lawyerType, lang),
      region: regionOf(search.province ?? 'QC', search.region)?.[lang] ?? search.region,
      price: priceWords(search, await stateOf(kernel, lead, leadId!), undefined, input, lang),
      minutes,
      offerUrl: linkUrl(kernel.settings.publicUrl, 'offer', lang, token),
      alertsUrl: boardUrl,
    },
  };
}

/** Composers of messages about the board. */
export const aboutBoard = { 'board-alert': boardWords, 'board-digest': boardWords } satisfies Readonly<Record<string, Composer>>;
