/**
 * Who may act on whose thing. What a caller may send at all is the permission matrix' part (`libs/contracts/src/permissions`); here its
 * marks meet the things that a command names. Each rule takes states: a process loads them and calls it.
 */
export { type Addressee, permitAddressee } from './addressee.js';
export { ownable, ownIndexes, permitOwn, wroteFrom } from './own.js';
export { linkPlaces, permitWithin, type Place, placed } from './places.js';
export { linkSubject } from './link-subject.js';
export { inHandLeads, permitInHand, permitPayload, permitSeen, reachOf, SEEN_BY_VALIDATION } from './marks.js';
export { conversationOf, type Named, namedIn, notTheirs, subjectOf } from './subject.js';
