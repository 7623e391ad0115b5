import { derivedId, placeOf, statement } from '@jurilien/persistence';
import { planRenewal } from '@jurilien/processes';
import { leadReopenDays, PROVINCES, renewalMax } from '@jurilien/reference';
import { readersReached, type Kernel } from '@jurilien/runtime';

/** So many are read at once: a worker that is stopped ends its look first. */
const A_LOOK = 1_000;
/** So many are planned beside one another. */
const AT_ONCE = 64;
const FIRST = '00000000-0000-0000-0000-000000000000';
const ACTOR = { kind: 'system', id: 'plan-missed-renewals' } as const;

/** A row of the list of requests, as far as it names what is planned. */
interface Found {
  readonly id: string;
  readonly version: number;
  readonly [column: string]: unknown;
}

/**
 * Plans an invitation for requests that no one took and that nothing more is planned for: an automation begins with the events of its own
 * day, and these came to nothing before there were invitations. Each is planned once, under a key of its own; what the rules do not allow
 * stays as it is, and so does what ended longer ago than a request may be gone on with.
 * @param after where a look goes on; without it one begins
 * @returns where the next look goes on; nothing when this one came to the end
 */
export async function planMissedRenewals(kernel: Kernel, after = FIRST, aLook = A_LOOK): Promise<string | undefined> {
  const config = kernel.configuration.current();
  const days = config.value(leadReopenDays);
  const most = Math.max(...PROVINCES.map(({ code }) => config.value(renewalMax, { province: code })));
  const rows = await kernel.db.query<Found>(
    statement`select id, version from ${placeOf(kernel.registry.views.get('leads')!)} where state = 'Unserved' and "nextTimer" = 'lead.quiet'
      and renewals < ${most}::int and id > ${after}::uuid and "updatedAt" > statement_timestamp() - make_interval(days => ${days}::int)
      order by id limit ${aLook}`,
  );
  let followed = Promise.resolve();
  for (let n = 0; n < rows.length; n += AT_ONCE) {
    const positions = await Promise.all(rows.slice(n, n + AT_ONCE).map((row) => plan(kernel, row)));
    // What an offer waits for stands in line behind few of them: the next ones come when those before these are read.
    await followed;
    followed = readersReached(kernel, Math.max(...positions));
  }
  await followed;
  return rows.length < aLook ? undefined : rows.at(-1)!.id;
}

/**
 * Plans one, once. When it came to nothing is read with the request by the decision itself, so that its stream is read once.
 * @returns where the log stands then
 */
async function plan(kernel: Kernel, { id: leadId, version }: Found): Promise<number> {
  const commandId = derivedId('plan-missed-renewals', 0, `${leadId}/${version}`);
  const { position } = await kernel.send(planRenewal, { leadId, cause: 'unserved' }, { commandId, actor: ACTOR });
  return position;
}
