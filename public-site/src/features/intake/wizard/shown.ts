import type { actOnWizard } from './act-on-wizard.server';
import type { loadWizard } from './wizard.server';

/** Answers of a route's loader or action, without the envelope that carries their status. */
type Data<T> = T extends { readonly data: infer D } ? D : T;
/** What the form loads. */
export type Loaded = Data<Exclude<Awaited<ReturnType<typeof loadWizard>>, Response>>;
/** What a post of the form answers. */
export type Posted = Data<Exclude<Awaited<ReturnType<typeof actOnWizard>>, Response>>;
/** A step of the form, as a page shows it. */
export type Shown = Extract<Loaded | Posted, { view: 'step' }>;
