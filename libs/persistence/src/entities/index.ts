import { AccessRow } from './access.js';
import { CampaignRecipientRow } from './campaign-recipient.js';
import { Checkpoint } from './checkpoint.js';
import { ExternalBusyRow } from './external-busy.js';
import { PersonKey } from './person-key.js';
import { ProviderInbox } from './provider-inbox.js';
import { ListChoiceRow, ListColumnsRow, SavedViewRow } from './saved-view.js';
import { ScheduledAction } from './scheduled-action.js';
import { TrialRow } from './trial.js';
import { WorkRow } from './work-item.js';

/** Operational tables as MikroORM knows them; `entities.int.spec.ts` compares each with what the migrations made. */
export const entities = [
  ...[WorkRow, ScheduledAction, Checkpoint, PersonKey, AccessRow, ProviderInbox, TrialRow, ExternalBusyRow],
  ...[SavedViewRow, ListChoiceRow, ListColumnsRow, CampaignRecipientRow],
];
