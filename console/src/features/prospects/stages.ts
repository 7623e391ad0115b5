import type { ProspectRow } from '@jurilien/rows/prospects';
import { every } from '../../every';

export type Stage = ProspectRow['stage'];
/** In the order of the board. */
export const STAGES = every<Stage>()(
  'prospect',
  'contacted',
  'meeting',
  'applied',
  'approved',
  'firstPurchase',
  'active',
  'atRisk',
  'lost',
);
/** Stages that people move a prospect to; the others follow from the membership. */
const BY_HAND = ['prospect', 'contacted', 'meeting', 'lost'] as const satisfies readonly Stage[];
export type ByHand = (typeof BY_HAND)[number];
export const isByHand = (stage: string): stage is ByHand => BY_HAND.some((one) => one === stage);

/** Whether nothing by hand brings a member back before what they did. */
const follows = ({ stage, lostReason }: ProspectRow): boolean =>
  stage === 'lost' ? lostReason === 'rejected' || lostReason === 'closed' : !isByHand(stage);
/** Where a prospect can be moved to from where they stand. */
export const waysFrom = (row: ProspectRow): readonly ByHand[] =>
  BY_HAND.filter((stage) => stage !== row.stage && (stage === 'lost' || !follows(row)));
