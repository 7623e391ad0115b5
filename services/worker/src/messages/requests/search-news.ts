import { lead, type LeadState } from '@jurilien/lead';
import { type Vars } from '@jurilien/notifications';
import { ERASED } from '@jurilien/event-sourcing';
import { placeOf, statement } from '@jurilien/persistence';
import { professional } from '@jurilien/professionals';
import { lawyerTypeLabel, regionOf, whenWords } from '@jurilien/reference';
import { issueLink, linkUrl, stateOf, type Kernel } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import { LINK_DAYS, type Composed } from '../composed.js';
import { zoneOfClient } from '../zones.js';

const RULES = ['R13', 'R21', 'R22'];
export const isSearchNews = (rule: string): boolean => RULES.includes(rule);

/** Words about how a search goes (R21), how it ended (R22), and what others took (R13); nothing when the moment has passed. */
export const searchNews = (kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> =>
  input.rule === 'R13' ? takenToday(kernel, input) : toClient(kernel, input);

async function toClient(kernel: Kernel, { rule, leadId }: NotifyInput): Promise<Composed | undefined> {
  const state = await stateOf(kernel, lead, leadId!);
  const { email, lang } = state;
  if (!email || email === ERASED) return undefined;
  const words = rule === 'R21' ? stillSearching(state) : otherWays(state);
  if (!words) return undefined;
  const token = await issueLink(kernel, { purpose: 'lead-status', subject: { leadId: leadId! }, lang, days: LINK_DAYS['lead-status'] });
  return {
    recipientKind: 'client',
    recipientId: state.personId,
    lang,
    addresses: { sms: state.phoneNumber, email },
    vars: {
      clientName: state.clientName!,
      code: state.code!,
      ...words,
      statusUrl: linkUrl(kernel.settings.publicUrl, 'lead-status', lang, token),
    },
  };
}

const stillSearching = (s: LeadState): Vars | undefined =>
  s.status === 'Offering' || s.status === 'SelfServe' ? { until: whenWords(s.unservedAt!, s.lang, zoneOfClient(s)) } : undefined;

/** Which partners the client allowed, legal aid where they asked for it, and the bar of their region (4.3.8). */
function otherWays({ status, lang, facts, unservedReason }: LeadState): Vars | undefined {
  if (status !== 'Unserved') return undefined;
  const { juripop, neolegal, juridicalHelp } = facts;
  const province = facts.province ?? 'QC';
  return {
    reason: unservedReason ?? 'noTaker',
    partner: juripop && neolegal ? 'both' : juripop ? 'juripop' : neolegal ? 'neolegal' : 'none',
    aid: juridicalHelp ? province : 'none',
    bar: province,
    region: regionOf(province, facts.region ?? '')?.[lang] ?? '–',
  };
}

/** Where a signed-in professional finds the offers (M04). */
const OFFERS = { fr: '/mes-offres', en: '/en/my-offers' };
const LISTED = 10;
interface Taken {
  readonly code: string;
  readonly lawyerType: string;
  readonly region: string;
  readonly province: 'QC' | 'ON';
}

/** Offers this person had been told of and that somebody else took since yesterday's letter. */
async function takenToday(kernel: Kernel, { professionalId, from, until }: NotifyInput): Promise<Composed | undefined> {
  const pro = await stateOf(kernel, professional, professionalId!);
  if (!pro.email || pro.email === ERASED) return undefined;
  const { views } = kernel.registry;
  const taken = await kernel.db.query<Taken>(
    statement`select o.code, l."lawyerType", l.region, l.province
       from ${placeOf(views.get('offers')!)} o join ${placeOf(views.get('leads')!)} l on l.id = o."leadId"
      where o."professionalId" = ${professionalId} and o.state = 'Taken' and o."sentAt" is not null and o."endedAt" >= ${from} and o."endedAt" < ${until}
      order by o."endedAt"`,
  );
  if (taken.length === 0) return undefined;
  const { lang } = pro;
  const one = (t: Taken): string =>
    `${t.code} (${lawyerTypeLabel(t.lawyerType, lang)}, ${regionOf(t.province, t.region)?.[lang] ?? t.region})`;
  const many = taken.length > 1;
  return {
    recipientKind: 'professional',
    recipientId: professionalId!,
    lang,
    addresses: { email: pro.email },
    vars: {
      count: lang === 'fr' ? `${taken.length} demande${many ? 's' : ''}` : `${taken.length} request${many ? 's' : ''}`,
      list: taken.slice(0, LISTED).map(one).join(', ') + (taken.length > LISTED ? '…' : ''),
      offersUrl: `${kernel.settings.publicUrl}${OFFERS[lang]}`,
    },
  };
}
