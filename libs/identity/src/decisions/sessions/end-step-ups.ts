import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { linkDid, linkId, onLink } from '../links/on-link.js';

/** The devices that passed the code of a link have to pass another one: what was on file then was someone else's to read. */
export const endStepUps = decision({
  name: 'EndStepUps',
  input: z.object({ linkId }),
  streams: onLink,
  decide(input, { link: s }) {
    return { link: s.passed.length > 0 || s.code ? [linkDid('StepUpsEnded', input)] : [] };
  },
});
