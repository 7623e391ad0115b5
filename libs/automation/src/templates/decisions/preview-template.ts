import { decision, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { draftRead, onTemplate, templateCode, templateDid } from '../on-template.js';

/** Where a template has written no message yet, its samples stand in. */
export const ON_SAMPLES = 'samples';

/** Writes down that a draft was looked at in both languages, and on which message: the route that showed it sends this. */
export const previewTemplate = decision({
  name: 'PreviewTemplate',
  input: z.object({ code: templateCode, hash: z.string().max(128), on: z.union([ids.messageId, z.literal(ON_SAMPLES)]) }),
  streams: onTemplate,
  decide(input, { template: s }) {
    return draftRead(s, input.hash).previewed ? {} : { template: [templateDid('TemplatePreviewed', input)] };
  },
});
