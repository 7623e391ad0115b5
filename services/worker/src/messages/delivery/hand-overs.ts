/**
 * Messages of one channel that a process hands over to the provider side by side: a killed worker leaves at most as many whose outcome
 * has to be looked up.
 */
export const HAND_OVERS = 24;
