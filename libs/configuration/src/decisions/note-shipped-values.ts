import { decision } from '@jurilien/event-sourcing';
import { canonical, shippedValues } from '@jurilien/reference';
import { z } from 'zod';
import { configured, onConfiguration, type ShippedData } from '../configuration.js';

/**
 * A deployment states what the release that it brings ships, so that what holds where no one set anything is known of every instant and
 * of every decision. Values other than those of the last deployment make a version of the configuration, like a change of someone.
 */
export const noteShippedValues = decision({
  name: 'NoteShippedValues',
  input: z.object({
    /** Only where nothing was noted yet: what a process that starts may state of a new installation. */
    first: z.literal(true).optional(),
  }),
  streams: onConfiguration,
  decide({ first }, { configuration: s }) {
    const values = shippedValues();
    const last = s.shipped.at(-1);
    if (last && (first || canonical(last.values) === canonical(values))) return {};
    const version = last ? s.version + 1 : s.version;
    return { configuration: [configured('ShippedValuesNoted', { version, values: values as ShippedData })] };
  },
});
