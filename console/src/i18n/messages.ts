import type { fr } from './fr';
import type { Texts } from './texts';

/** Words every page has: layout, states, codes, refusals. A feature's own are beside it. */
export type Messages = Texts<typeof fr>;
