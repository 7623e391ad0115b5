import type { Comparison, Condition } from '@jurilien/event-sourcing';
import { candidateFields } from './candidates.js';
import { clientFields } from './clients.js';
import { comparisonFault, type AudienceFields } from './field.js';
import { professionalFields } from './professionals.js';
import { prospectFields } from './prospects.js';

/** Whom a campaign can be for. */
export const AUDIENCES = ['professionals', 'clients', 'candidates', 'prospects'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Every field that segments of an audience may name. */
export const FIELDS_OF = {
  professionals: professionalFields,
  clients: clientFields,
  candidates: candidateFields,
  prospects: prospectFields,
} as const satisfies Readonly<Record<Audience, AudienceFields>>;
/** The keys of an audience's fields. */
export type FieldOf<A extends Audience> = keyof (typeof FIELDS_OF)[A] & string;

/** The fields of an audience, by their keys. */
export const fieldsOf = (audience: Audience): AudienceFields => FIELDS_OF[audience];

/** A comparison of a query that the audience does not allow, by where it stands. */
export interface QueryFault {
  readonly field: string;
  readonly message: 'unknown' | 'operator' | 'value';
}

const isGroup = (part: Condition | Comparison): part is Condition => 'combinator' in part;

/** What is wrong with a query over an audience: every comparison of an undeclared field, and every value that its field cannot have. */
export function queryFaults(audience: Audience, query: Condition, at = 'query'): readonly QueryFault[] {
  return query.rules.flatMap((part, n): readonly QueryFault[] => {
    const place = `${at}.rules.${n}`;
    if (isGroup(part)) return queryFaults(audience, part, place);
    const message = comparisonFault(fieldsOf(audience), part);
    return message ? [{ field: place, message }] : [];
  });
}
