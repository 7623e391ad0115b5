import { acceptance } from '@jurilien/acceptance';
import { BEFORE_ACCEPTED } from '@jurilien/contracts';
import { survey } from '@jurilien/feedback';
import { lead } from '@jurilien/lead';
import { derivedId, placeOf, statement } from '@jurilien/persistence';
import { asking, createFollowUp, type FollowUpAsked } from '@jurilien/processes';
import { addBusinessHours, DAY_MS, followUpDetractorHours } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';

/** A worker looks when it starts, and each day. */
export const CARRY_OVER_MS = DAY_MS;
const A_LOOK = 500;
/** So many are carried over beside one another. */
const AT_ONCE = 32;
const ACTOR = { kind: 'system', id: 'carry-over-marks' } as const;

/** What is asked about one thing: what it is about, and by when where a date was promised. */
type Asked = Pick<FollowUpAsked, 'about' | 'priority'> & { readonly dueAt?: string };
type Reader = (kernel: Kernel, id: string) => Promise<Asked | undefined>;

const ofLead =
  (waits: (s: Awaited<ReturnType<typeof leadOf>>) => boolean, priority?: 'high'): Reader =>
  async (kernel, leadId) =>
    waits(await leadOf(kernel, leadId)) ? { about: { leadId }, ...(priority ? { priority } : {}) } : undefined;
const leadOf = (kernel: Kernel, leadId: string) => stateOf(kernel, lead, leadId);

const ofAcceptance =
  (waits: (s: Awaited<ReturnType<typeof acceptanceOf>>) => boolean | string | undefined): Reader =>
  async (kernel, acceptanceId) => {
    const s = await acceptanceOf(kernel, acceptanceId);
    const until = waits(s);
    const about = { acceptanceId, leadId: s.leadId, professionalId: s.professionalId };
    return until ? { about, ...(typeof until === 'string' ? { dueAt: until } : {}) } : undefined;
  };
const acceptanceOf = (kernel: Kernel, acceptanceId: string) => stateOf(kernel, acceptance, acceptanceId);

/** What each mark is, by the state of what it is on: a list may be behind. */
const MARKS = {
  searchStuck: ofLead(({ followUp }) => followUp !== undefined),
  clientReady: ofLead(({ facts, status }) => Boolean(facts.clientReadyAlert) && BEFORE_ACCEPTED.includes(status), 'high'),
  contactMissed: ofAcceptance((s) => s.slaMissed && !s.followUp && !s.contactedAt && !s.endedAt),
  contactSilent: ofAcceptance((s) => s.followUp && !s.contactedAt && !s.endedAt),
  replacement: ofAcceptance(({ replacement }) => (replacement?.state === 'asked' ? replacement.answerBy : undefined)),
  leadCredit: ofAcceptance(({ credit }) => (credit?.state === 'asked' ? credit.decideBy : undefined)),
  lowScore: async (kernel, surveyId) => {
    const { status, said, invited } = await stateOf(kernel, survey, surveyId);
    if (status !== 'Answered' || !said?.followUp || !invited) return undefined;
    const { acceptanceId, leadId, professionalId } = invited;
    return { about: { acceptanceId, leadId, professionalId } };
  },
} as const satisfies Partial<Record<FollowUpAsked['kind'], Reader>>;

interface Found {
  readonly kind: keyof typeof MARKS;
  readonly id: string;
}

/**
 * Asks for what waited for the team before there were follow-ups: an automation begins with the events of its own day, and these marks were
 * made earlier. Each is asked once: what has a follow-up, done or not, is left alone.
 * @returns how many were looked at
 */
export async function carryOverMarks(kernel: Kernel, aLook = A_LOOK): Promise<number> {
  const [leads, acceptances, surveys, tasks] = ['leads', 'acceptances', 'surveys', 'follow-ups'].map((name) =>
    placeOf(kernel.registry.views.get(name)!),
  );
  let looked = 0;
  for (let after = ''; ;) {
    const found = await kernel.db.query<Found>(
      statement`with marks as (
          select 'searchStuck' as kind, id from ${leads} where state in ('Offering', 'SelfServe')
          union all select 'clientReady', id from ${leads} where "clientReady" and state = any(${[...BEFORE_ACCEPTED]})
          union all select case when "followUp" then 'contactSilent' else 'contactMissed' end, id from ${acceptances}
            where state = 'ToContact' and "slaMissed"
          union all select 'replacement', id from ${acceptances} where replacement = 'asked' and "replacementAnswerBy" is not null
          union all select 'leadCredit', id from ${acceptances} where credit = 'asked'
          union all select 'lowScore', id from ${surveys} where "followUp"
        )
        select kind, id from marks m where kind || ':' || id > ${after} collate "C"
          and not exists (select 1 from ${tasks} t where t.id = m.kind || ':' || m.id)
         order by (kind || ':' || id) collate "C" limit ${aLook}`,
    );
    for (let n = 0; n < found.length; n += AT_ONCE) await Promise.all(found.slice(n, n + AT_ONCE).map((mark) => carryOver(kernel, mark)));
    looked += found.length;
    if (found.length < aLook) return looked;
    after = nameOf(found.at(-1)!);
  }
}

const nameOf = ({ kind, id }: Found): string => `${kind}:${id}`;

/** Asks for one, where it still waits. */
async function carryOver(kernel: Kernel, mark: Found): Promise<void> {
  const asked = await MARKS[mark.kind](kernel, mark.id);
  if (!asked) return;
  const task = asking({ kind: mark.kind, subjectId: mark.id, dueAt: new Date().toISOString(), ...asked });
  const dueAt = mark.kind === 'lowScore' ? await callBy(kernel, task.leadId, task.dueAt) : task.dueAt;
  await kernel.send(createFollowUp, { ...task, dueAt }, { commandId: derivedId('carry-over-marks', 0, nameOf(mark)), actor: ACTOR });
}

/** A low grade asks for a call within so many business hours (R39), from now on where it waited already. */
async function callBy(kernel: Kernel, leadId: string | undefined, now: string): Promise<string> {
  const province = (leadId ? (await leadOf(kernel, leadId)).facts.province : undefined) ?? 'QC';
  const config = kernel.configuration.current();
  return addBusinessHours(now, config.value(followUpDetractorHours, { province }), province, config);
}
