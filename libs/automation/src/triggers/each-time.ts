import type { About } from '../lookup.js';
import type { Occurrence } from '../trigger.js';

/** Something about a request: an occurrence each time it happens. */
export const eachTime = (
  { version, data: { leadId } }: { readonly version: number; readonly data: { readonly leadId: string } },
  more: About = {},
): readonly Occurrence[] => [{ key: `${leadId}:${version}`, about: { leadId, ...more } }];
