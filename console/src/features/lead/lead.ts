import type { ClearFacts, PrivateFacts } from '@jurilien/rows/lead';
import type { LeadDetails } from '@jurilien/rows/processes';

type Facts = ClearFacts & PrivateFacts;
/** The value of a fact of a request; null where it was not stated. */
export type Fact = Facts[keyof Facts];

/** One request as its page has it: its row, the sealed facts beside the clear ones, and which contact is shown in clear now. */
export type Lead = Omit<LeadDetails, 'facts'> & { facts: Partial<Facts>; revealed?: string[] };

/** A fact by the name of its field. */
export const factOf = ({ facts }: Pick<Lead, 'facts'>, name: string): Fact | undefined => (facts as Record<string, Fact | undefined>)[name];
