import type { DemoPorts, Step, Story } from './ports.js';
import { iso } from './ports.js';

/** What the system answers to: a timer, or what was recorded before; people answer to no one. */
const causeOf = ({ actor, timer }: Step, after?: number): string | undefined =>
  timer ? `timer:${timer}` : actor.kind === 'system' && after !== undefined ? String(after) : undefined;

/** Stories played at the same time; the earliest steps go first, so that the log reads like a past that happened. */
const TOGETHER = 8;

/** Called with each step that was taken, and each that was refused. */
export interface Listeners {
  readonly onStep?: (step: Step) => void;
  readonly onTrouble: (step: Step, error: unknown) => void;
}

/** `after` is the last thing recorded in the story. */
interface Open {
  readonly story: Story;
  readonly step: Step;
  readonly after?: number;
}

/**
 * Tells all stories in the order of their instants, a few steps at a time. A story whose command is refused ends there and
 * is reported; the others go on.
 */
export async function tell(stories: readonly Story[], ports: DemoPorts, idOf: () => string, listen: Listeners): Promise<number> {
  const open: Open[] = [];
  const enqueue = async (story: Story, after?: number): Promise<void> => {
    const next = await story.next();
    if (next.done) return;
    const at = next.value.at;
    let low = 0;
    let high = open.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (open[middle]!.step.at <= at) low = middle + 1;
      else high = middle;
    }
    open.splice(low, 0, { story, step: next.value, ...(after === undefined ? {} : { after }) });
  };
  for (const story of stories) await enqueue(story);

  let count = 0;
  while (open.length > 0) {
    const batch = open.splice(0, TOGETHER).map((entry) => ({ ...entry, commandId: idOf() }));
    await Promise.all(
      batch.map(async ({ story, step, after, commandId }) => {
        let position: number;
        try {
          const causationId = causeOf(step, after);
          ({ position } = await ports.dispatch(step.command, step.input, {
            at: iso(step.at),
            actor: step.actor,
            commandId,
            ...(step.reason ? { reason: step.reason } : {}),
            ...(causationId ? { causationId } : {}),
          }));
          count += 1;
          listen.onStep?.(step);
        } catch (error) {
          listen.onTrouble(step, error);
          await story.return();
          return;
        }
        await enqueue(story, position);
      }),
    );
  }
  return count;
}
