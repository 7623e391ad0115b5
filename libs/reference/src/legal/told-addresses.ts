/**
 * Of how many addresses a list of prospects may tell one person in a day that they refused our messages, or are known in a province that
 * is not theirs. A list of five thousand of whom four in a hundred refused, looked at and then brought, stays within it; someone who asks
 * about strangers one by one does not get far.
 */
export const TOLD_ADDRESSES_A_DAY = 400;
