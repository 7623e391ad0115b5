import { at, automation, cancel, forEach, timer } from '@jurilien/event-sourcing';
import { HOUR_MS, leadDraftRemind1Hours, leadDraftRemind2Hours, plus } from '@jurilien/reference';
import { placeOf } from '../config-place.js';
import { remindOfDraft } from '../decisions/intake/mail-draft.js';
import { lead } from '../lead.js';

const first = timer('lead.draft.remind1', remindOfDraft);
const second = timer('lead.draft.remind2', remindOfDraft);
const neither = ({ stream }: { readonly stream: string }) => [cancel(first, stream), cancel(second, stream)];

/** A draft whose writer asked for it is reminded of twice, counted from the last time it was written on (IN18). */
export const remindOfDrafts = automation(lead)({
  name: 'remind-of-drafts',
  on: {
    LeadDraftSaved: (e) => {
      if (!e.data.remind) return neither(e);
      const { leadId } = e.data;
      const after = (key: typeof leadDraftRemind1Hours | typeof leadDraftRemind2Hours): string =>
        plus(e.occurredAt, e.config.value(key, placeOf(e.data)) * HOUR_MS);
      return [
        at(after(leadDraftRemind1Hours), first, { leadId, cause: 'remind1' }, e.stream),
        at(after(leadDraftRemind2Hours), second, { leadId, cause: 'remind2' }, e.stream),
      ];
    },
    ...forEach(lead)(['LeadSubmitted', 'LeadDraftAbandoned', 'LeadWithdrawn'], neither),
  },
});
