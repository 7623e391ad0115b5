import type { Vars } from '@jurilien/notifications';

/** What is said back: a template and its variables. */
export interface Answer {
  readonly rule: string;
  readonly vars?: Vars;
}
/** Who wrote, as far as the number tells without doubt. */
export interface From {
  readonly phone: string;
  readonly contactId: string;
  readonly lang: 'fr' | 'en';
  readonly professional?: { readonly id: string };
  readonly leadId?: string;
}
export type Dispatch = (name: string, input: object) => Promise<unknown>;
