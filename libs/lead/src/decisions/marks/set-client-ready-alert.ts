import { allOf, type Asking, decision, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { handling, inProvince, leadId, live, type OnLead, onLead } from '../rules.js';

const available = ({ lead: s }: OnLead, who: Asking) => allOf(live(s), handling(s, who));

/** Staff saw that the client is ready to start, or ready with budget and documents. */
export const setClientReadyAlert = decision({
  name: 'SetClientReadyAlert',
  input: z.object({ leadId, kind: z.enum(['none', 'ready', 'serious']) }),
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId, kind }, { lead: s }, ctx) {
    refuseUnlessAvailable(available({ lead: s }, ctx));
    const now = s.facts.clientReadySeriousAlert ? 'serious' : s.facts.clientReadyAlert ? 'ready' : 'none';
    return kind === now ? {} : { lead: [happened('ClientReadyAlertSet', { leadId, kind })] };
  },
});
