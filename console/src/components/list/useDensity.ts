import { useStore } from 'react-admin';

/** How much air rows have. */
export type Density = 'dense' | 'roomy';

/** The choice for every list on this device: how much fits depends on the screen. */
export const useDensity = () => useStore<Density>('density', 'dense');
