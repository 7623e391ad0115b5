import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { inProvince, leadId, onLead, refuseUnlessHandling, refuseUnlessLive } from '../rules.js';

/** Staff saw that the client is ready to start, or ready with budget and documents. */
export const setClientReadyAlert = decision({
  name: 'SetClientReadyAlert',
  input: z.object({ leadId, kind: z.enum(['none', 'ready', 'serious']) }),
  streams: onLead,
  province: inProvince,
  decide({ leadId, kind }, { lead: s }, ctx) {
    refuseUnlessLive(s);
    refuseUnlessHandling(s, ctx);
    const now = s.facts.clientReadySeriousAlert ? 'serious' : s.facts.clientReadyAlert ? 'ready' : 'none';
    return kind === now ? {} : { lead: [happened('ClientReadyAlertSet', { leadId, kind })] };
  },
});
