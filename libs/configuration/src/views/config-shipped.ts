import { json, notNull, view } from '@jurilien/event-sourcing';
import type { ShippedValues } from '@jurilien/reference';
import { configuration, configurationEvents } from '../configuration.js';

/** X09: what each deployment shipped, from which version of the configuration on. */
export const configShipped = view(configuration)({
  name: 'config-shipped',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    shipped: notNull(json<ShippedValues>(configurationEvents.ShippedValuesNoted.schema.shape.values)),
    configVersion: 'integer not null',
    notedAt: 'timestamptz not null',
  },
  indexes: [['notedAt', 'id']],
  read: { defaultSort: ['notedAt', 'desc'] },
  on: {
    ShippedValuesNoted: {
      keys: ({ data }) => [String(data.version)],
      fold: (_row, { data: { version, values }, occurredAt }) => ({ shipped: values, configVersion: version, notedAt: occurredAt }),
    },
  },
});
