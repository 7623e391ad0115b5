import { holds, type Block } from './blocks.js';
import { clientMarks, partyMark, type Hash, type Identity } from './marks.js';

/** A budget of the lowest bracket, below 500 $ (3.1 `budget`), is a low one. */
const LOW_BUDGET = 1;

/** What blocks look at in a request. */
export interface BlockedRequest {
  readonly fields: readonly string[];
  readonly region: string;
  readonly juridicalHelp: boolean;
  readonly budget: number;
  readonly client: Identity;
  readonly parties: readonly { readonly name: string }[];
}

/**
 * Whether one of a professional's blocks speaks of this request (E14). The name of an opposing party counts on either side: who
 * must not be met as an opponent must not be met as a client either.
 */
export function blocksRequest(
  blocks: readonly (Pick<Block, 'kind' | 'value' | 'until'> & { readonly marks?: readonly string[] })[],
  request: BlockedRequest,
  asked: { readonly ownerId: string; readonly hash: Hash; readonly now: string },
): boolean {
  const { ownerId, hash, now } = asked;
  const named = (): (string | undefined)[] =>
    [request.client, ...request.parties].map(({ name }) => (name ? partyMark(hash, ownerId, name) : undefined));
  return blocks.some((block) => {
    if (!holds(block, now)) return false;
    switch (block.kind) {
      case 'field':
        return request.fields.includes(block.value ?? '');
      case 'region':
        return request.region === block.value;
      case 'legalAid':
        return request.juridicalHelp;
      case 'lowBudget':
        return request.budget > 0 && request.budget <= LOW_BUDGET;
      case 'client':
        return clientMarks(hash, ownerId, request.client).some((mark) => block.marks?.includes(mark));
      case 'party':
        return named().some((mark) => mark !== undefined && block.marks?.includes(mark));
      case 'professional':
        return false;
    }
  });
}
