import type { Comparison, Condition } from '@jurilien/event-sourcing';

export { type Condition, condition, factsNamed, type FactValue, holds } from '@jurilien/event-sourcing';

/** All of several conditions: `all(is('lead.isLive', true), isSet('lead.courtDate'))`. */
export const all = (...rules: (Condition | Comparison)[]): Condition => ({ combinator: 'and', rules });
/** Any of several conditions. */
export const any = (...rules: (Condition | Comparison)[]): Condition => ({ combinator: 'or', rules });
/** A fact that has one value. */
export const is = (field: string, value: string | number | boolean): Condition => all({ field, operator: '=', value });
/** A fact of so much, or more. */
export const atLeast = (field: string, value: number): Condition => all({ field, operator: '>=', value });
/** A fact that has one of several values. */
export const isIn = (field: string, value: readonly (string | number)[]): Condition => all({ field, operator: 'in', value: [...value] });
/** A fact that has none of several values. */
export const isNotIn = (field: string, value: readonly (string | number)[]): Condition =>
  all({ field, operator: 'notIn', value: [...value] });
/** A fact that is there. */
export const isSet = (field: string): Condition => all({ field, operator: 'isSet' });
