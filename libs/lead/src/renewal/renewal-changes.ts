import { type AsOf, type FieldError, oneLine, Refused, type StateOf } from '@jurilien/event-sourcing';
import { answers, type Answers, correctedAnswers, corrections, type questionSet, requestAnswers } from '@jurilien/questions';
import { COMMON_QUESTIONS, SHIPPED_VERSION } from '@jurilien/reference';
import { z } from 'zod';
import { changedOnly, MATERIAL, sameValue } from '../decisions/intake/edit-lead.js';
import { notOffered } from '../decisions/intake/not-offered.js';
import { descriptionError } from '../decisions/intake/submission.js';
import { DESCRIPTION_CEILING, party } from '../facts.js';
import { factInput, partiesOf, splitFacts } from '../fact-input.js';
import { partiesKeyOf } from '../lead-identity.js';
import { happened, type LeadEvent } from '../lead.js';
import type { LeadState } from '../lead-state.js';

const { province, region, city, lawyerType, budget, rate, acceptDistance, experience } = factInput;
const { juridicalHelp, hasLegalAidCert, smallMandate, consult, mediator, paralegal, hasCourtDate, courtDate } = factInput;

/** What a client may change as they go on with a request; whatever is absent stays as it was. */
export const renewalChanges = z.strictObject({
  ...{ lawyerType, province, region, city, budget, rate, acceptDistance, experience },
  ...{ juridicalHelp, hasLegalAidCert, smallMandate, consult, mediator, paralegal, hasCourtDate, courtDate },
  description: z
    .string()
    .max(2 * DESCRIPTION_CEILING)
    .optional(),
  othersInvolved: z
    .array(party.extend({ name: oneLine(200).default(''), role: oneLine(60).optional() }))
    .max(20)
    .optional(),
  /** Of the field it is in by then; those of another field are asked anew. */
  specificQuestions: answers.optional(),
  /** Which version of whose questions they answer. */
  questionSet: z.strictObject({ field: z.string().max(40), version: z.number().int().min(1) }).optional(),
});
type RenewalChanges = z.infer<typeof renewalChanges>;

/** Whose questions are looked at: of the field that is chosen, or of the one that answers are given to. */
export const fieldAsked = ({ lawyerType, questionSet }: RenewalChanges): string => lawyerType ?? questionSet?.field ?? 'other';

/** Beside the facts that bring a validated request back to the team, its story does (4.6). */
const isMaterial = (field: string): boolean => MATERIAL.has(field) || field === 'description';

/** What of a request changes, in its events; whether the team has to read it again. */
interface Changed {
  readonly next: LeadState;
  readonly changes: readonly string[];
  readonly material: boolean;
  readonly events: readonly LeadEvent[];
}

/** Asked of everyone, and no part of what a field of law asks: how to reach the person is not changed here. */
const COMMON: ReadonlySet<string> = new Set(COMMON_QUESTIONS.map((q) => q.id));
const only = (all: Answers, isKept: (id: string) => boolean): Answers =>
  Object.fromEntries(Object.entries(all).filter(([id]) => isKept(id)));

/** Answers as they are stored, or what is wrong with them. Another field of law asks its own questions. */
function answered(s: LeadState, asked: RenewalChanges, set: StateOf<typeof questionSet>): Partial<LeadState> | FieldError[] {
  const field = asked.lawyerType ?? s.facts.lawyerType ?? 'other';
  const given = only(asked.specificQuestions ?? {}, (id) => !COMMON.has(id));
  if (field !== (s.facts.lawyerType ?? 'other')) {
    const all = { ...only(s.specificQuestions, (id) => COMMON.has(id)), ...given };
    return requestAnswers(set, { field, version: asked.questionSet?.version, answers: all });
  }
  if (Object.keys(given).length === 0) return {};
  const named = asked.questionSet ?? s.questionSet ?? { field, version: SHIPPED_VERSION };
  if (named.field !== fieldAsked(asked)) return [{ field: 'questionSet', message: 'unknown' }];
  const corrected = corrections(set, s, named, { ...s.specificQuestions, ...given });
  return Array.isArray(corrected) ? corrected : correctedAnswers(s, { specificQuestions: corrected });
}

/**
 * Changes that come with a renewal. A new round freezes another price, so that what the last one was made of may change too.
 * @throws Refused with every field that the rules of the form do not accept
 */
export function renewalChanged(s: LeadState, asked: RenewalChanges, set: StateOf<typeof questionSet>, { config }: AsOf): Changed {
  const { clear } = splitFacts(asked);
  const given = answered(s, asked, set);
  const wrong = asked.description === undefined ? undefined : descriptionError(asked.description, config);
  const errors = [
    ...notOffered(clear, config, s.facts),
    ...(wrong ? [{ field: 'description', message: wrong }] : []),
    ...(asked.othersInvolved && partiesOf(asked.othersInvolved).length === 0 ? [{ field: 'othersInvolved', message: 'required' }] : []),
    ...(Array.isArray(given) ? given : []),
  ].map(({ field, message }) => ({ field: `changes.${field}`, message }));
  if (errors.length > 0 || Array.isArray(given)) throw new Refused('VALIDATION', 'fields', errors);
  const facts = changedOnly(clear, s.facts);
  const words = {
    ...(asked.description === undefined ? {} : { description: asked.description.trim() }),
    ...(asked.othersInvolved ? { othersInvolved: partiesOf(asked.othersInvolved) } : {}),
    ...given,
  };
  const edited = Object.fromEntries(Object.entries(words).filter(([k, v]) => v !== undefined && !sameValue(v, s[k as keyof LeadState])));
  const changes = [...Object.keys(facts), ...Object.keys(edited)];
  const next = { ...s, ...edited, facts: { ...s.facts, ...facts } };
  if (changes.length === 0) return { next, changes, material: false, events: [] };
  const event = happened('LeadEdited', {
    leadId: s.leadId,
    personId: s.personId,
    changed: changes,
    facts,
    ...(edited as object),
    ...('othersInvolved' in edited ? { partiesKey: partiesKeyOf(s.leadId, s.timesPartiesForgotten) } : {}),
  });
  return { next, changes, material: changes.some(isMaterial), events: [event] };
}
