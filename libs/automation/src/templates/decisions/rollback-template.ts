import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { templateVersions } from '../message-template.js';
import { onTemplate, refuseFaulty, refuseRetired, templateCode, templateDid } from '../on-template.js';

/** Puts an earlier version in force again, as it was; versions after it stay and can be published anew. */
export const rollbackTemplate = decision({
  name: 'RollbackTemplate',
  input: z.object({ code: templateCode, to: z.int().min(1) }),
  reasonRequired: true,
  streams: onTemplate,
  decide({ code, to }, { template: s }, ctx) {
    refuseRetired(s);
    const version = templateVersions(code, s).find((v) => v.version === to);
    refuseUnless(version, 'NOT_FOUND', 'template-version');
    if (to === s.inForce) return {};
    // What was right when it was published may name a variable that a later release no longer has.
    refuseFaulty(code, version.text, ctx.config);
    return { template: [templateDid('TemplateRolledBack', { code, to })] };
  },
});
