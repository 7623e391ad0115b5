import { acceptance } from '@jurilien/acceptance';
import { teamRolesOf } from '@jurilien/contracts';
import { statement } from '@jurilien/persistence';
import { professional } from '@jurilien/professionals';
import { OFFICE_ZONE } from '@jurilien/reference';
import { distribution } from '@jurilien/search';
import type { Kernel } from '../kernel/kernel.js';
import { stateOf } from '../kernel/states.js';

/** One time that someone saw data of a person: when, on whose side, and what. */
export interface Look {
  readonly at: string;
  readonly by: 'team' | 'professional';
  readonly what: 'opened' | 'contact' | 'names' | 'file' | 'list';
  /** The professional who accepted; those who only checked names stay unnamed. */
  readonly name?: string;
  /** Why contact data were shown to the team, as a code. */
  readonly why?: string;
}

/** The newest first; a person who was looked at more often reads the rest in their copy. */
const MOST = 500;
const INSTANT = statement`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** Lists that hold addresses and numbers of what a stream is about. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  lead: ['view-leads', 'view-messages'],
  professional: ['view-professionals', 'view-messages'],
  candidate: ['view-messages'],
  user: ['view-messages'],
};

/** When the team opened any of these streams, or took a list in full that they may be in: one line for each day and thing. */
export async function teamLooks(kernel: Pick<Kernel, 'db' | 'settings'>, subjects: readonly string[]): Promise<Look[]> {
  const looks = await Promise.all([opened(kernel, subjects), listed(kernel, subjects)]);
  return looks
    .flat()
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, MOST);
}

/**
 * When a list was exported with contact details that was read after one of these streams began. Which rows a file had is written down for
 * no one, at a million of them: what it was narrowed by may have left this one out.
 */
async function listed({ db, settings }: Pick<Kernel, 'db' | 'settings'>, subjects: readonly string[]): Promise<Look[]> {
  const pairs = subjects.flatMap((stream) => (LISTS[stream.slice(0, stream.indexOf('-'))] ?? []).map((list) => ({ stream, list })));
  if (pairs.length === 0) return [];
  const rows = await db.query<{ at: string }>(
    statement`with held as (select of.list, min(e.occurred_at) as since
        from unnest(${pairs.map(({ list }) => list)}::text[], ${pairs.map(({ stream }) => stream)}::text[]) of(list, stream)
        join events e on e.stream = of.stream and e.version = 1 group by of.list)
      select to_char(min(a.at) at time zone 'UTC', ${INSTANT}) as at from held join access_log a on a.subject = held.list
       where a.action = 'exported' and a.detail ->> 'full' = 'true' and (a.detail ->> 'readAt')::timestamptz >= held.since
         and a.actor_role = any(${teamRolesOf(settings.PRODUCT_SLUG)}::text[])
       group by (a.at at time zone ${statement.lit(OFFICE_ZONE)})::date order by min(a.at) desc limit ${statement.lit(MOST)}`,
  );
  return rows.map(({ at }) => ({ at, by: 'team', what: 'list' }));
}

async function opened(kernel: Pick<Kernel, 'db' | 'settings'>, subjects: readonly string[]): Promise<Look[]> {
  const roles = teamRolesOf(kernel.settings.PRODUCT_SLUG);
  const rows = await kernel.db.query<Pick<Look, 'at' | 'what'>>(
    statement`select to_char(min(at) at time zone 'UTC', ${INSTANT}) as at, case when detail -> 'file' is not null then 'file' else 'opened' end as what
      from access_log where subject = any(${subjects}::text[]) and action in ('saw', 'unmasked', 'exported')
       and (actor_role = any(${roles}::text[]) or impersonator is not null)
     group by (at at time zone ${statement.lit(OFFICE_ZONE)})::date, 2, subject order by min(at) desc limit ${statement.lit(MOST)}`,
  );
  return rows.map(({ at, what }) => ({ at, by: 'team', what }));
}

/** Everyone who saw data of a request: the team, those who checked names, and those who accepted. The newest first. */
export async function whoSawRequest(kernel: Kernel, leadId: string): Promise<Look[]> {
  const [team, shown, accepted] = await Promise.all([
    teamLooks(kernel, [`lead-${leadId}`, `documents-${leadId}`]),
    shownOf(kernel, leadId),
    acceptedOf(kernel, leadId),
  ]);
  return [...team, ...shown, ...accepted].sort((a, b) => b.at.localeCompare(a.at));
}

/** Contact data shown to the team, with why, and names shown to professionals: events of the log. */
async function shownOf(kernel: Kernel, leadId: string): Promise<Look[]> {
  const rows = await kernel.db.query<Omit<Look, 'why'> & { why: string | null }>(
    statement`select to_char(min(occurred_at) at time zone 'UTC', ${INSTANT}) as at, 'team' as by, 'contact' as what, payload ->> 'reasonCode' as why
        from events where stream = ${`lead-${leadId}`} and type = 'PersonalDataRevealed'
       group by (occurred_at at time zone ${statement.lit(OFFICE_ZONE)})::date, 4
      union all
      select to_char(min(occurred_at) at time zone 'UTC', ${INSTANT}), 'professional', 'names', null
        from events where stream = ${`distribution-${leadId}`} and type = 'ClaimNamesRevealed' group by payload ->> 'professionalId'`,
  );
  return rows.map(({ why, ...look }) => ({ ...look, ...(why ? { why } : {}) }));
}

async function acceptedOf(kernel: Kernel, leadId: string): Promise<Look[]> {
  const { acceptances } = await stateOf(kernel, distribution, leadId);
  return Promise.all(
    acceptances.map(async ({ acceptanceId, professionalId }): Promise<Look> => {
      const [{ openedAt }, { name }] = await Promise.all([
        stateOf(kernel, acceptance, acceptanceId),
        stateOf(kernel, professional, professionalId),
      ]);
      return { at: openedAt!, by: 'professional', what: 'contact', ...(name ? { name } : {}) };
    }),
  );
}
