/** How two people meet. */
export const MODES = ['phone', 'video', 'inPerson'] as const;
export type Mode = (typeof MODES)[number];
