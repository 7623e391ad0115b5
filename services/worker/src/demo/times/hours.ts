import type { Actor } from '@jurilien/event-sourcing';
import { setAvailability } from '@jurilien/processes';
import { step, type Step } from '../ports.js';
import type { Profile } from '../professionals/professional-profiles.js';

const WORKDAYS = [1, 2, 3, 4, 5];
const span = (weekday: number, from: number, until: number) => ({ weekday, from: from * 60, until: until * 60 });
/** Mornings and afternoons, whole days with a free Friday afternoon, or evenings as well. */
const WEEKS = [
  WORKDAYS.flatMap((day) => [span(day, 9, 12), span(day, 13, 17)]),
  [...[1, 2, 3, 4].map((day) => span(day, 8, 17)), span(5, 8, 12)],
  [...WORKDAYS.map((day) => span(day, 10, 16)), span(2, 18, 20), span(4, 18, 20)],
] as const;

/** A number that belongs to an id, so that what it decides takes no turn of the demo's chance. */
const numberOf = (id: string): number => parseInt(id.slice(0, 4), 16);

/** When a professional can be met: every third lets the calendar answer, and most have an office. */
export function hoursOf({ professionalId, province }: Profile, actor: Actor, at: number): Step {
  const n = numberOf(professionalId);
  const offices = { QC: '500, rue Saint-Jacques, bureau 1200', ON: '200 Bay Street, Suite 900' };
  return step({
    at,
    command: setAvailability,
    actor,
    input: {
      professionalId,
      weekly: [...WEEKS[n % WEEKS.length]!],
      autoConfirm: n % 3 === 0,
      ...(n % 4 === 0 ? {} : { address: offices[province] }),
      ...(n % 2 === 0 ? { videoLink: `https://rencontre.example/${professionalId.slice(0, 8)}` } : {}),
    },
  });
}
