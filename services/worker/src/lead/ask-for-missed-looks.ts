import { LEAD_ENDS } from '@jurilien/contracts';
import { followUpIdOf } from '@jurilien/follow-ups';
import { derivedId, placeOf, statement } from '@jurilien/persistence';
import { createFollowUp, quietLook } from '@jurilien/processes';
import type { Kernel } from '@jurilien/runtime';

const A_LOOK = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';
const ACTOR = { kind: 'system', id: 'ask-for-missed-looks' } as const;
/** The clock has had so long to ask by itself. */
const PATIENCE_MINUTES = 60;

const iso = (instant: Date | string): string => new Date(instant).toISOString();

/** A row of the list of requests whose quiet days are over. */
interface Found {
  readonly id: string;
  readonly nextAt: Date | string;
  readonly now: Date | string;
  readonly [column: string]: unknown;
}

/**
 * Asks the team to look at live requests that nothing carries on, whose day for it is over and about which no task waits: an automation
 * begins with the events of its own day, and these stood still before it. Each is asked once for its day, so that every live request has
 * its next touch; what the rules ask nothing about stays as it is.
 * @param after where a look goes on; without it one begins
 * @returns where the next look goes on; nothing when this one came to the end
 */
export async function askForMissedLooks(kernel: Kernel, after = FIRST, aLook = A_LOOK): Promise<string | undefined> {
  const [leads, followUps] = ['leads', 'follow-ups'].map((name) => placeOf(kernel.registry.views.get(name)!));
  const rows = await kernel.db.query<Found>(
    statement`select t.id, t."nextAt", statement_timestamp() as now from ${leads!} t
      where t."nextTimer" = 'lead.quiet' and t.id > ${after}::uuid and not t.state = any(${[...LEAD_ENDS]})
        and t."nextAt" < statement_timestamp() - make_interval(mins => ${PATIENCE_MINUTES}::int)
        and not exists (select from ${followUps!} f where f.id = ${followUpIdOf('requestQuiet', '')} || t.id::text and f.state in ('Open', 'Snoozed'))
      order by t.id limit ${aLook}`,
  );
  for (const { id, nextAt, now } of rows) {
    const day = iso(nextAt);
    const commandId = derivedId('ask-for-missed-looks', 0, `${id}/${day}`);
    await kernel.send(createFollowUp, quietLook(id, day, iso(now)), { commandId, actor: ACTOR });
  }
  return rows.length < aLook ? undefined : rows.at(-1)!.id;
}
