import { decision, need, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onTemplate, templateCode, templateDid } from '../on-template.js';

interface Of {
  readonly code: string;
  readonly usedBy: readonly string[];
}
/** What sends a template now, as every process follows it. */
export const templateUsers = need<Of>('template-users');

/** Ends a template that nothing sends any more; messages that it wrote, and runs that froze a version of it, keep their words. */
export const retireTemplate = decision({
  name: 'RetireTemplate',
  input: z.object({ code: templateCode, usedBy: z.array(z.string()).default([]) }),
  needs: [templateUsers],
  reasonRequired: true,
  streams: onTemplate,
  decide({ code, usedBy }, { template: s }) {
    refuseUnless(usedBy.length === 0, 'WRONG_STATE', 'template-in-use');
    return s.retired ? {} : { template: [templateDid('TemplateRetired', { code })] };
  },
});
