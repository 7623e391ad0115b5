import type { Context } from '@jurilien/event-sourcing';

/** Offers' half of this context. */
export const offerParts: Omit<Context, 'name'> = { deciders: [], decisions: [], views: [], automations: [] };
