import type { Filter } from '../filter';

const inOrder = (filter: Filter): string => JSON.stringify(Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether two filters ask the same, in whichever order their conditions were written down. */
export const sameFilter = (one: Filter, other: Filter): boolean => inOrder(one) === inOrder(other);
