import { mayList, maySend, type Urgency, WORK_LINES, type WorkLineName, type Who } from '@jurilien/contracts';
import { LINES, type LineAsked, type WorkLine } from './lines.js';

/** Whether someone may take care of what a line counts: of anyone's, or only of what is in their hands (mark `s`). */
function takesCareOf(who: Who, { solvedBy, everyones }: WorkLine): boolean {
  if (solvedBy === undefined) return true;
  const mark = maySend(solvedBy, who);
  return mark !== undefined && !(everyones && mark === 's');
}
/** The lines that a column of the permission matrix is shown: of rows it may list, and that it may take care of. */
export const linesFor = (who: Who): readonly WorkLine[] => LINES.filter((line) => mayList(line.view, who) && takesCareOf(who, line));

/** How much a line presses by its most urgent row. @param at that row’s instant; nothing where it has none */
export function howUrgent(line: Pick<WorkLine, 'clock' | 'presses' | 'soonUntil'>, at: string | null, asked: LineAsked): Urgency {
  if (line.clock === 'since' || line.clock === 'changed' || at === null) return line.presses ?? 'waits';
  const instant = Date.parse(at);
  if (instant <= asked.now) return 'late';
  return instant <= (line.soonUntil?.(asked) ?? asked.day.until) ? 'soon' : 'waits';
}

/** What a line is put in its place by. */
interface Placed {
  readonly name: WorkLineName;
  readonly keeps: WorkLine['keeps'];
  readonly urgency: Urgency;
  /** Its most urgent row. */
  readonly first: { readonly at: string | null } | null;
}
const URGENCY: Readonly<Record<Urgency, number>> = { late: 0, soon: 1, waits: 2 };
const KEEPS: Readonly<Record<WorkLine['keeps'], number>> = { client: 0, professional: 1, house: 2 };
const NEVER = Number.MAX_SAFE_INTEGER;
const instantOf = ({ first }: Placed): number => (first?.at ? Date.parse(first.at) : NEVER);

/**
 * What is done first: what is late before what is due today and what only waits; of those what keeps a client waiting before a
 * professional and the house; then what is due first, or has waited longest.
 */
export const byUrgency = (a: Placed, b: Placed): number =>
  URGENCY[a.urgency] - URGENCY[b.urgency] ||
  KEEPS[a.keeps] - KEEPS[b.keeps] ||
  instantOf(a) - instantOf(b) ||
  WORK_LINES.indexOf(a.name) - WORK_LINES.indexOf(b.name);
