import { may, scopeOf } from '@jurilien/contracts';
import { command } from '@jurilien/event-sourcing/command-bus';
import { assignFollowUp, makeFollowUpDigest } from '@jurilien/follow-ups';
import { addPlainWork, derivedId, placeOf, statement } from '@jurilien/persistence';
import { work } from '@jurilien/processes';
import { followUpDay, MINUTE_MS } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { activeStaff } from '../messages/rules/staff.js';
import type { JobHandler } from '../work/handlers.js';

/** How often it is looked whether it is half past seven. */
export const LETTERS_MS = MINUTE_MS;
/** Both provinces' offices keep this clock. */
const OFFICE = 'QC';
const now = (): string => new Date().toISOString();

/** Queues the morning letters of the team, once a day from half past seven on. */
export async function queueFollowUpLetters(kernel: Kernel): Promise<boolean> {
  const { day, letterDue } = followUpDay(now(), OFFICE);
  if (letterDue) await addPlainWork(kernel.db, work('digest-follow-ups', `digest-follow-ups-${day}`, { day }));
  return false;
}

/** So many follow-ups of one person, or of no one, about one province. */
interface Waiting {
  readonly assigneeId: string | null;
  readonly kind: string;
  readonly province: string | null;
  readonly n: number;
  readonly late: number;
}

/** Whether what no one has taken is for this role to take: administrators by their province, validators what waits for validation. */
function mayTake({ province, kind }: Waiting, role: string): boolean {
  const scope = scopeOf(role);
  if (!scope || !may(assignFollowUp.name, scope.who)) return false;
  if (scope.who === 'validation') return kind === 'validationLate';
  return !scope.provinces || scope.provinces.some((own) => own === province);
}

const sum = (all: readonly Waiting[], of: 'n' | 'late'): number => all.reduce((total, each) => total + each[of], 0);

/** What waits today for each colleague who is at work, in one letter each; none where nothing does. */
export function digestFollowUps(kernel: Kernel, bus: CommandBus): JobHandler<'digest-follow-ups'> {
  return async (item) => {
    const { day } = item.input;
    const today = followUpDay(now(), OFFICE);
    // Of a day that is over, it is no news any more.
    if (today.day !== day) return;
    const waiting = await kernel.db.query<Waiting>(
      statement`select "assigneeId", kind, province, count(*)::int as n, (count(*) filter (where "dueAt" <= ${now()}))::int as late
                  from ${placeOf(kernel.registry.views.get('follow-ups')!)}
                 where state = 'Open' and "dueAt" <= ${today.until} group by 1, 2, 3`,
    );
    const free = waiting.filter(({ assigneeId }) => assigneeId === null);
    for (const { id: userId, role } of await activeStaff(kernel)) {
      const own = waiting.filter(({ assigneeId }) => assigneeId === userId);
      const takes = free.filter((each) => mayTake(each, role));
      const input = { userId, day, mine: sum(own, 'n'), late: sum(own, 'late'), free: sum(takes, 'n') };
      if (input.mine + input.free === 0) continue;
      const commandId = derivedId('work:digest-follow-ups', 0, `${day}/${userId}`);
      await bus.execute(command(makeFollowUpDigest, input, { commandId, actor: { kind: 'system', id: 'job:digest-follow-ups' } }));
    }
  };
}
