import type { ConfigPlace, Province } from '@jurilien/reference';

/** Where a value is asked for that a province may have its own of; everywhere, while the province is not known. */
export const placeOf = (province: Province | null | undefined): ConfigPlace => (province ? { province } : {});
