import type { Answer } from '@jurilien/contracts/api';
import { ask } from '../../api/http';

type Week = Answer<'GET /api/scheduling/free-slots'>;
/** Free times of a professional, and what stands in another calendar of theirs. */
export type Free = Pick<Week, 'slots' | 'elsewhere' | 'modes'>;

/** How many weeks with free times a form offers; a later one is typed. */
const WEEKS = 3;
const NOTHING: Free = { slots: [], elsewhere: [], modes: [] };

/** The next weeks in which a professional has time; none where they cannot be read, so that a time can still be typed. */
export const freeTimesOf = async (owner: string): Promise<Free> => {
  let found = NOTHING;
  let from: string | undefined;
  for (let week = 0; week < WEEKS; week += 1) {
    const next: Week | undefined = await ask('GET /api/scheduling/free-slots', { query: { owner, ...(from ? { from } : {}) } }).catch(
      () => undefined,
    );
    if (!next) break;
    found = { modes: next.modes, slots: [...found.slots, ...next.slots], elsewhere: [...found.elsewhere, ...next.elsewhere] };
    if (!next.next) break;
    from = next.next;
  }
  return found;
};
