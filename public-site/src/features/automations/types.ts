import type { Answer } from '@jurilien/contracts/api';

export type Automations = Answer<'GET /api/pro/automations'>;
export type Automation = Automations['automations'][number];
export type Kind = Automation['kind'];
export type Preview = Answer<'POST /api/pro/automations/preview'>['previews'][number];

/** What is asked about one of them, as the commands take it. */
export interface Asked {
  readonly kind: Kind;
  readonly enabled: boolean;
  readonly texts: { readonly fr?: string; readonly en?: string };
  readonly afterHours?: number;
  readonly fromDay?: string;
  readonly backOn?: string;
}
