import { addLeadNote } from '@jurilien/acceptance';
import { type ActionOf, actionsOn, streamOf } from '@jurilien/event-sourcing';
import { lead, leadActions } from '@jurilien/lead';
import { distribution, openOnBoard, skipWave } from '@jurilien/search';
import { blockLead, closeLead, decideOffering, stopOffering, withdrawLead } from './decisions/end-lead.js';
import { offerLeadManually } from './decisions/offer-lead-manually.js';
import { releaseClaim } from './decisions/release-claim.js';

/** The buttons of the console's pages, by the view whose rows they act on. */
export const actions = {
  leads: actionsOn({
    names: ({ id }: { id: string }) => ({ leadId: id }),
    streams: ({ leadId }: { leadId: string }) => ({ lead: streamOf(lead, leadId), distribution: streamOf(distribution, leadId) }),
    decisions: [
      ...leadActions,
      addLeadNote,
      openOnBoard,
      skipWave,
      offerLeadManually,
      releaseClaim,
      stopOffering,
      decideOffering,
      withdrawLead,
      closeLead,
      blockLead,
    ],
  }),
};

type All = typeof actions;
/** Views whose rows have buttons. */
export type Actionable = keyof All;
/** The commands behind the buttons of a view's rows. */
export type ActionOn<V extends Actionable> = ActionOf<All[V]>;
