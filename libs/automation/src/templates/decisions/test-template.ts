import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { draftRead, onTemplateWords, refuseFaulty, templateCode, templateDid } from '../on-template.js';

/** Sends the draft that was read, or the words in force, to the address of who asks; marked as a test, filled in with samples (4.8.1). */
export const testTemplate = decision({
  name: 'TestTemplate',
  input: z.object({ code: templateCode, hash: z.string().max(128).optional(), lang: z.enum(['fr', 'en']) }),
  streams: onTemplateWords,
  decide({ code, hash, lang }, { template: s, constants }, ctx) {
    // Words with a hole in them are not sent to anyone.
    if (hash !== undefined) refuseFaulty(code, draftRead(s, hash).text, constants, ctx);
    const what = hash === undefined ? { version: s.inForce } : { hash };
    return { template: [templateDid('TemplateTested', { code, lang, ...what })] };
  },
});
