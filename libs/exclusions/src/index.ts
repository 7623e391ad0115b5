import { context } from '@jurilien/event-sourcing';
import { expireBlacklist } from './automations/expire-blacklist.js';
import { blacklistEntry } from './blacklist.js';
import { blockList } from './blocks.js';
import { appealBlacklistEntry, expireBlacklistEntry, liftBlacklistEntry, reviewBlacklistEntry } from './decisions/follow-entry.js';
import { removeBlock } from './decisions/remove-block.js';
import { blacklist } from './views/blacklist.js';
import { blocks } from './views/blocks.js';

/** Who must not be brought together: everyone's own blocks, and the blacklist of the house. Adding to either touches a request: see `processes`. */
export const exclusions = context({
  name: 'exclusions',
  deciders: [blockList, blacklistEntry],
  decisions: [removeBlock, reviewBlacklistEntry, liftBlacklistEntry, appealBlacklistEntry, expireBlacklistEntry],
  views: [blocks, blacklist],
  automations: [expireBlacklist],
});

export * from './blacklist.js';
export * from './blocks.js';
export * from './marks.js';
export { normaliseName } from '@jurilien/personal-data';
export * from './requests.js';
export {
  appealBlacklistEntry,
  liftBlacklistEntry,
  refuseUnlessSensibleEnd,
  reviewAtOf,
  reviewBlacklistEntry,
} from './decisions/follow-entry.js';
export { daysAfter, entryIs, entryProvince, listed, type OnEntry, onEntry } from './decisions/on-entry.js';
export { ownerOf, removeBlock } from './decisions/remove-block.js';
