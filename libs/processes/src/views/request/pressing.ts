import { type AsOf, ERASED, type Row } from '@jurilien/event-sourcing';
import { type LeadEvent, type LeadFacts, opened, proposalsOf, urgencyOf } from '@jurilien/lead';
import type { Answers } from '@jurilien/questions';

type DataOf<T extends LeadEvent['type']> = Extract<LeadEvent, { type: T }>['data'];
const YEAR_MS = 365 * 24 * 3_600_000;

/** How much a request presses when it comes in: by its answers and dates, by its words, or not at all. */
export function pressingOf(d: DataOf<'LeadSubmitted'>, asOf: AsOf): 'urgent' | 'proposed' | null {
  const said = {
    specificQuestions: opened(d.specificQuestions, {}),
    facts: d.facts as LeadFacts,
    description: d.description === ERASED ? '' : d.description,
  };
  if (urgencyOf(said, asOf)) return 'urgent';
  return proposalsOf(said).length > 0 ? 'proposed' : null;
}

/** What a correction makes more urgent; nothing it says takes urgency away, people do. */
export function pressingAfter(d: DataOf<'LeadEdited'>, row: Row, asOf: AsOf): Row {
  const answers: Answers = d.specificQuestions === undefined ? {} : opened(d.specificQuestions, {});
  if (d.facts.urgent === false && row['pressing'] === 'urgent') return { pressing: null };
  if (urgencyOf({ specificQuestions: answers, facts: d.facts as LeadFacts }, asOf)) return { pressing: 'urgent' };
  const words = { specificQuestions: answers, ...(d.description && d.description !== ERASED ? { description: d.description } : {}) };
  return !row['pressing'] && proposalsOf(words).length > 0 ? { pressing: 'proposed' } : {};
}

/** Where a request stands in the queue: the deadline to look at it, a year sooner for what presses or whose client is ready (VA10). */
export function queuePlace(row: Row): Row | undefined {
  const slaAt = row['slaAt'] as string | Date | null | undefined;
  if (!slaAt) return row['queueAt'] ? { queueAt: null } : undefined;
  const at = new Date(slaAt).getTime() - (row['pressing'] || row['clientReady'] ? YEAR_MS : 0);
  return { queueAt: new Date(at).toISOString() };
}
