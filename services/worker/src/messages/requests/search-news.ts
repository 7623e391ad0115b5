import { lead, type LeadState } from '@jurilien/lead';
import type { Config } from '@jurilien/event-sourcing';
import { type Vars } from '@jurilien/notifications';
import { placeOf, statement } from '@jurilien/persistence';
import { isReachable, isTimely, listMoments, requestMoments, type NotifyInput } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { lawyerTypeLabel, leadClientUpdateHours, regionOf, whenWords } from '@jurilien/reference';
import { issueLink, linkUrl, stateOf, type Kernel } from '@jurilien/runtime';
import { LINK_DAYS, type Composed, type Composer } from '../composed.js';
import { zoneOfClient } from '../zones.js';

/** How a search goes (R21), and how it ended (R22). */
async function toClient(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const { rule, leadId } = input;
  const state = await stateOf(kernel, lead, leadId!);
  const { email, lang } = state;
  if (!isReachable(email) || !isTimely(requestMoments, state, input)) return undefined;
  const words = rule === 'R21' ? stillSearching(state, input.config) : otherWays(state);
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

const stillSearching = (s: LeadState, config: Config): Vars => ({
  hours: config.value(leadClientUpdateHours, { province: s.facts.province ?? undefined, field: s.facts.lawyerType ?? undefined }),
  until: whenWords(s.unservedAt!, s.lang, zoneOfClient(s)),
});

/** Which partners the client allowed, legal aid where they asked for it, and the bar of their region (4.3.8). */
function otherWays({ lang, facts, unservedReason }: LeadState): Vars {
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

/** Offers that were sent to this professional and that others took since yesterday's letter. */
async function takenToday(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const { professionalId, from, until } = input;
  const pro = await stateOf(kernel, professional, professionalId!);
  if (!isReachable(pro.email)) return undefined;
  const { views } = kernel.registry;
  const taken = await kernel.db.query<Taken>(
    statement`select o.code, l."lawyerType", l.region, l.province
       from ${placeOf(views.get('offers')!)} o join ${placeOf(views.get('leads')!)} l on l.id = o."leadId"
      where o."professionalId" = ${professionalId} and o.state = 'Taken' and o."sentAt" is not null and o."endedAt" >= ${from} and o."endedAt" < ${until}
      order by o."endedAt"`,
  );
  if (!isTimely(listMoments, taken, input)) return undefined;
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

/** Composers of news of searches. */
export const aboutSearches = { R13: takenToday, R21: toClient, R22: toClient } satisfies Readonly<Record<string, Composer>>;
