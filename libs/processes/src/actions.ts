import { acceptance, acceptanceActions, addLeadNote } from '@jurilien/acceptance';
import { configChangeActions } from '@jurilien/configuration';
import { balanceActions, creditAccount, planActions, proposalActions, purchaseActions } from '@jurilien/credits';
import { type ActionOf, actionsOn, streamOf } from '@jurilien/event-sourcing';
import { liftBlacklistEntry, onEntry, reviewBlacklistEntry } from '@jurilien/exclusions';
import { surveyActions } from '@jurilien/feedback';
import { followUpActions } from '@jurilien/follow-ups';
import { accountActions, sessionActions } from '@jurilien/identity';
import { lead, leadActions } from '@jurilien/lead';
import { enquiryActions, messageActions } from '@jurilien/messaging';
import { professional, professionalActions } from '@jurilien/professionals';
import { onCandidate } from '@jurilien/recruiting';
import { distribution, openOnBoard, skipWave } from '@jurilien/search';
import { addBlacklistEntry } from './decisions/add-blacklist-entry.js';
import { decideLeadCredit } from './decisions/decide-lead-credit.js';
import { eraseCandidate } from './decisions/candidates/erase-candidate.js';
import { blockLead, closeLead, decideOffering, stopOffering, withdrawLead } from './decisions/end-lead.js';
import { offerLeadManually } from './decisions/offer-lead-manually.js';
import { releaseClaim } from './decisions/release-claim.js';
import { setCandidateVisibility } from './decisions/candidates/request-candidate-contact.js';

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
  professionals: actionsOn({
    names: ({ id }: { id: string }) => ({ professionalId: id }),
    streams: ({ professionalId }: { professionalId: string }) => ({
      professional: streamOf(professional, professionalId),
      account: streamOf(creditAccount, professionalId),
    }),
    decisions: [...professionalActions, ...balanceActions],
  }),
  'config-changes': configChangeActions,
  acceptances: acceptanceActions,
  'credit-proposals': proposalActions,
  purchases: purchaseActions,
  'credit-requests': actionsOn({
    names: (row: { id: string; acceptanceId: string; leadId: string; professionalId: string }) => ({
      acceptanceId: row.acceptanceId,
      leadId: row.leadId,
      professionalId: row.professionalId,
      requestId: row.id,
    }),
    streams: ({ acceptanceId }: { acceptanceId: string }) => ({ acceptance: streamOf(acceptance, acceptanceId) }),
    decisions: [decideLeadCredit],
  }),
  subscriptions: planActions,
  blacklist: actionsOn({
    names: ({ id }: { id: string }) => ({ entryId: id }),
    streams: onEntry,
    decisions: [addBlacklistEntry, reviewBlacklistEntry, liftBlacklistEntry],
  }),
  'candidate-files': actionsOn({
    names: ({ id }: { id: string }) => ({ candidateId: id }),
    streams: onCandidate,
    decisions: [setCandidateVisibility, eraseCandidate],
  }),
  surveys: surveyActions,
  'follow-ups': followUpActions,
  enquiries: enquiryActions,
  messages: messageActions,
  'user-accounts': accountActions,
  sessions: sessionActions,
};

type All = typeof actions;
/** Views whose rows have buttons. */
export type Actionable = keyof All;
/** The commands behind the buttons of a view's rows. */
export type ActionOn<V extends Actionable> = ActionOf<All[V]>;
