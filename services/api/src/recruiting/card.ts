import type { Answer } from '@jurilien/contracts/api';
import type { CandidateState } from '@jurilien/recruiting';

type Card = Omit<Answer<'GET /api/candidates'>['cards'][number], 'available'>;

/** What a card may say: an initial, the school, the skills; the whole name only where its owner chose to be open, to members alone. */
export function card(id: string, { facts, details, visibility }: CandidateState, member: boolean): Card {
  const { firstName, lastName, school, programme, skills } = details!;
  const name = visibility === 'open' && member ? `${firstName} ${lastName}` : `${[...firstName][0]!.toUpperCase()}.`;
  return { id, name, school, programme, skills, ...facts! };
}
