import { acceptance } from '@jurilien/acceptance';
import type { AsOf } from '@jurilien/event-sourcing';
import { isUrgent, lead, type LeadState } from '@jurilien/lead';
import { formatPhone, type Vars } from '@jurilien/notifications';
import { acceptanceMoments, isReachable, isTimely, requestMoments, type NotifyInput } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import {
  businessHours,
  leadClientUpdateHours,
  leadUnservedAfterHours,
  leadUrgentUnservedAfterHours,
  whenWeRead,
  whenWords,
} from '@jurilien/reference';
import { issueLink, linkUrl, stateOf, type Kernel } from '@jurilien/runtime';
import { codeMinutes, composersOf, linkDays, type Composed, type LinkOfDays } from '../composed.js';
import { zoneOfClient } from '../zones.js';

interface Client {
  readonly kernel: Kernel;
  readonly state: LeadState;
  readonly input: NotifyInput;
  readonly zone: string;
  readonly link: (purpose: LinkOfDays) => Promise<string>;
}
type Facts = (client: Client) => Promise<Vars> | Vars;

const named = ({ state }: Client): Vars => ({ clientName: state.clientName!, code: state.code! });

const reading = ({ state, input }: Client): string => {
  const province = state.facts.province ?? 'QC';
  return whenWeRead(input.now, province, state.lang, businessHours(input.config, province));
};

/** Facts of the words about a request, by rule. */
const OF_REQUEST = {
  R03: async (c) => ({
    ...named(c),
    kind: kindOf(c.state.facts),
    reading: reading(c),
    confirmUrl: await c.link('confirm-email'),
    statusUrl: await c.link('lead-status'),
  }),
  referral: async (c) => ({ ...named(c), confirmUrl: await c.link('confirm-email'), statusUrl: await c.link('lead-status') }),
  'lead-link': async (c) => ({ ...named(c), statusUrl: await c.link('lead-status') }),
  R04: ({ kernel, state, input }) => {
    const sequence = input.sequence ?? 1;
    const { at, expiresAt } = state.confirmationsSent.findLast((c) => c.channel === 'sms' && c.sequence === sequence)!;
    return { otp: kernel.secrets.code(`phone:${state.leadId}`, sequence), minutes: codeMinutes(at, expiresAt) };
  },
  R07: async (c) => ({ ...named(c), dueAt: whenWords(c.state.infoDueAt!, c.state.lang, c.zone), answerUrl: await c.link('lead-status') }),
  R09: async (c) => ({ ...named(c), ...searchTimes(c.state, c.zone, c.input), statusUrl: await c.link('lead-status') }),
  R60: (c) => ({
    ...named(c),
    reason: c.state.status === 'Blocked' ? (c.state.facts.blockType ?? 'other') : (c.state.rejectReason ?? 'other'),
    province: c.state.facts.province ?? 'other',
  }),
} satisfies Readonly<Record<string, Facts>>;

/** The same about one acceptance of it. */
const OF_ACCEPTANCE = {
  R15: async (c) => {
    const [pro, deal] = [await proOf(c), await dealOf(c)];
    return {
      ...named(c),
      proName: pro.name,
      proPhone: formatPhone(pro.phoneNumber ?? ''),
      by: whenWords(deal.slaDueAt!, c.state.lang, c.zone),
      statusUrl: await c.link('lead-status'),
    };
  },
  R19: async (c) => ({ ...named(c), proName: (await proOf(c)).name, statusUrl: await c.link('lead-status') }),
} satisfies Readonly<Record<string, Facts>>;

const FACTS = { ...OF_REQUEST, ...OF_ACCEPTANCE };
const proOf = ({ kernel, input }: Client) => stateOf(kernel, professional, input.professionalId!);
const dealOf = ({ kernel, input }: Pick<Client, 'kernel' | 'input'>) => stateOf(kernel, acceptance, input.acceptanceId!);

/** When the search starts, until when it lasts at most, and what urgency changes about it. */
function searchTimes(s: LeadState, zone: string, { now, config }: AsOf): Vars {
  const startsAt = s.sendAfter ?? now;
  const urgent = isUrgent(s, { now: startsAt, config });
  const place = { province: s.facts.province ?? undefined, field: s.facts.lawyerType ?? undefined };
  const hours = config.value(urgent ? leadUrgentUnservedAfterHours : leadUnservedAfterHours, place);
  const until = s.unservedAt ?? new Date(Date.parse(startsAt) + hours * 3_600_000).toISOString();
  return {
    startsAt: whenWords(startsAt, s.lang, zone),
    until: whenWords(until, s.lang, zone),
    pace: urgent ? 'urgent' : 'usual',
    hours: config.value(leadClientUpdateHours, place),
  };
}

const kindOf = (f: { consult: boolean | null; juridicalHelp: boolean | null; smallMandate: boolean | null }): string =>
  f.consult ? 'consult' : f.juridicalHelp ? 'juridicalHelp' : f.smallMandate ? 'smallMandate' : 'general';

const isDue = async (kernel: Kernel, state: LeadState, input: NotifyInput): Promise<boolean> =>
  input.rule in OF_ACCEPTANCE
    ? isTimely(acceptanceMoments, await dealOf({ kernel, input }), input)
    : isTimely(requestMoments, state, input);

/** Words to the client of a request; nothing when the moment has passed or the person was erased. */
async function toClient(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const { leadId } = input;
  if (!leadId) return undefined;
  const state = await stateOf(kernel, lead, leadId);
  const { personId: recipientId, email, phoneNumber: sms, lang } = state;
  if (!isReachable(email) || !(await isDue(kernel, state, input))) return undefined;
  const link = async (purpose: LinkOfDays): Promise<string> =>
    linkUrl(
      kernel.settings.publicUrl,
      purpose,
      lang,
      await issueLink(kernel, {
        purpose,
        subject: { leadId },
        lang,
        days: linkDays(purpose, input.config, { province: state.facts.province ?? undefined }),
      }),
    );
  const vars = await FACTS[input.rule as keyof typeof FACTS]({ kernel, state, input, zone: zoneOfClient(state), link });
  return { recipientKind: 'client', recipientId, lang, addresses: { sms, email }, vars };
}

/** Composers of messages to the client of a request. */
export const aboutRequests = composersOf(FACTS, toClient);
