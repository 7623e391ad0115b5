import type { AsOf } from '@jurilien/event-sourcing';
import { type Urgency, urgencyOf } from '../decisions/search/offering.js';
import type { LeadState } from '../lead-state.js';
import { detectPressing, type Pressing } from './urgency-detector.js';

/** What staff are shown about a request's urgency. */
export interface UrgencyShown {
  /** Why it is urgent already: its answers, its dates, or the staff's mark. */
  readonly urgency?: Urgency;
  /** What may be urgent, with the words that say so; nothing once staff have decided. */
  readonly proposed: readonly (Pressing & { readonly in: string })[];
  readonly decided: boolean;
}

type Said = Pick<LeadState, 'specificQuestions' | 'description'>;
/** Texts of a request that a person wrote freely, by where they stand. */
function textsOf(s: Said): [place: string, text: string][] {
  const answers = Object.entries(s.specificQuestions).filter((a): a is [string, string] => typeof a[1] === 'string' && a[1].includes(' '));
  return [...(s.description ? [['description', s.description] as [string, string]] : []), ...answers];
}

/** Words of a request that may speak of something urgent, and papers received without the last day to answer them. */
export function proposalsOf(s: Said): UrgencyShown['proposed'] {
  const papers = Object.entries(s.specificQuestions).some(([id, a]) => /(?:^|\.)papers-received$/.test(id) && a === 'yes');
  const noDay = papers && !Object.keys(s.specificQuestions).some((id) => /deadline$/.test(id));
  const found = textsOf(s).flatMap(([place, text]) => detectPressing(text).map((p) => ({ ...p, in: place })));
  return noDay ? [...found, { kind: 'deadline', start: 0, end: 0, words: '', in: 'papers-received' }] : found;
}

/** Urgency of a request as staff see it at an instant. */
export function urgencyShown(s: LeadState, asOf: AsOf): UrgencyShown {
  const urgency = urgencyOf(s, asOf);
  return {
    ...(urgency ? { urgency } : {}),
    proposed: urgency || s.urgencyDecided ? [] : proposalsOf(s),
    decided: s.urgencyDecided === true,
  };
}
