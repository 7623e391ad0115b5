import { statement } from '@jurilien/persistence';
import type { RetentionRow } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';

/** Rows of the table that clocks of their own empty, by the events that say that something went. */
const CLOCKS: Partial<Readonly<Record<RetentionRow, readonly string[]>>> = {
  documents: ['DocumentDeleted'],
  messageBodies: ['MessageBodyPurged', 'TextsForgotten', 'RelayWordsForgotten', 'EmailForgotten'],
  enquiry: ['EnquiryForgotten'],
  candidate: ['CandidateErased'],
  jobApplication: ['JobApplicationForgotten'],
  surveys: ['SurveyAnonymised'],
};
/** Whether something of a row goes by a clock of its own. */
export const hasOwnClock = (row: RetentionRow): boolean => row in CLOCKS;

/** How much of a row went by its own clock between two positions of the log. */
export async function goneByClock(kernel: Kernel, row: RetentionRow, after: number, upTo: number): Promise<number> {
  const [counted] = await kernel.db.query<{ n: number }>(
    statement`select count(*)::int as n from events
      where position > ${after} and position <= ${upTo} and type = any(${CLOCKS[row] ?? []})
        and (type <> 'DocumentDeleted' or payload ->> 'why' <> 'owner') and (type <> 'CandidateErased' or payload ->> 'cause' = 'inactive')`,
  );
  return counted!.n;
}
