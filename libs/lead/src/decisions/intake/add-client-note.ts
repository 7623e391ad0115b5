import { decision, refuseUnless, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { inProvince, leadId, type OnLead, onLead, sent } from '../rules.js';

/** More in a day are no additions to a request any more. */
const PER_DAY = 10;

const available = ({ lead: s }: OnLead) => sent(s);

/** What the client adds to a request that is sent: the team sees it and is called to it, who accepted reads it on their sheet. */
export const addClientNote = decision({
  name: 'AddClientNote',
  input: z.object({ leadId, note: z.string().trim().min(1).max(2000) }).strict(),
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId: of, note }, { lead: s }, ctx) {
    refuseUnlessAvailable(available({ lead: s }));
    if (s.clientNotes.at(-1)?.text === note) return {};
    const today = s.clientNotes.filter((n) => Date.parse(ctx.now) - Date.parse(n.at) < DAY_MS);
    refuseUnless(today.length < PER_DAY, 'RATE_LIMITED', 'client-notes');
    const ids = { leadId: of, personId: s.personId };
    return {
      lead: [happened('LeadNoteAdded', { ...ids, note, fromClient: true }), ...(s.facts.tagged ? [] : [happened('LeadTagged', ids)])],
    };
  },
});
