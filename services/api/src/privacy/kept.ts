import type { Answer } from '@jurilien/contracts/api';
import type { Config } from '@jurilien/event-sourcing';
import { keptUntil } from '@jurilien/processes';
import type { Holding } from '@jurilien/runtime';

export type Kept = Answer<'GET /api/privacy-requests'>['kept'][number];

/** What is held, until when and why, by the configuration in force. */
export const keptOf = (holding: Holding, config: Config): Kept => ({
  kind: holding.kind,
  since: holding.since,
  endedAt: holding.endedAt ?? undefined,
  ...keptUntil(holding, config),
});
