import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { templateVersions } from '../message-template.js';
import { needsSecondPerson } from './publish-template.js';
import { onTemplateWords, refuseFaulty, refuseRetired, templateCode, templateDid } from '../on-template.js';

/** Puts an earlier version in force again, as it was; versions after it stay and can be published anew. */
export const rollbackTemplate = decision({
  name: 'RollbackTemplate',
  input: z.object({ code: templateCode, to: z.int().min(1) }),
  reasonRequired: true,
  streams: onTemplateWords,
  decide({ code, to }, { template: s, constants }, ctx) {
    refuseRetired(s);
    const version = templateVersions(code, s).find((v) => v.version === to);
    refuseUnless(version, 'NOT_FOUND', 'template-version');
    if (to === s.inForce) return {};
    // Of what binds people two take part: who put the words in force does not take them back alone.
    refuseUnless(!needsSecondPerson(code) || s.inForceBy !== ctx.actor.id, 'FOUR_EYES_REQUIRED', 'second-person');
    // What was right when it was published may name a variable that a later release no longer has.
    refuseFaulty(code, version.text, constants, ctx);
    return { template: [templateDid('TemplateRolledBack', { code, to })] };
  },
});
