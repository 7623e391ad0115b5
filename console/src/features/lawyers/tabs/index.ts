import type { ProfessionalRow } from '@jurilien/rows/professionals';
import type { ComponentType } from 'react';
import type { Key } from '../../../useT';
import { ProfessionalExclusions } from '../../exclusions';
import { Application } from './Application';
import { Accepted } from './Accepted';
import { Appointments } from './Appointments';
import { Audit } from './Audit';
import { Automations } from './Automations';
import { Consents } from './Consents';
import { Credits } from './Credits';
import { DocumentsOf } from './Documents';
import { FollowUps } from './FollowUps';
import { Identity } from './Identity';
import { Meetings } from './Meetings';
import { MessagesOf } from './Messages';
import { OffersHistory } from './OffersHistory';
import { Practice } from './Practice';
import { Wording } from './Wording';

export interface LawyerTab {
  /** Its place in the address: `?tab=credits`. */
  name: string;
  label: Key;
  /** The screen whose readers see it; nothing when everyone who sees the professional does. */
  needs?: string;
  Body: ComponentType<{ row: ProfessionalRow }>;
}

/** X02, tab by tab, in the order in which they are shown. */
export const lawyerTabs: readonly LawyerTab[] = [
  { name: 'identity', label: 'lawyers.tabs.identity', Body: Identity },
  { name: 'application', label: 'joining.tabs.application', Body: Application },
  { name: 'practice', label: 'lawyers.tabs.practice', Body: Practice },
  { name: 'wording', label: 'joining.tabs.wording', Body: Wording },
  { name: 'credits', label: 'lawyers.tabs.credits', needs: 'ledger', Body: Credits },
  { name: 'offers', label: 'lawyers.tabs.offers', needs: 'offers', Body: OffersHistory },
  { name: 'accepted', label: 'lawyers.tabs.accepted', needs: 'offers', Body: Accepted },
  { name: 'appointments', label: 'scheduling.title', needs: 'appointments', Body: Appointments },
  { name: 'documents', label: 'documents.title', needs: 'lawyerDocuments', Body: DocumentsOf },
  { name: 'automations', label: 'pros.tabs.automations', needs: 'own-automations', Body: Automations },
  { name: 'blocks', label: 'pros.tabs.blocks', needs: 'blocks', Body: ProfessionalExclusions },
  { name: 'follow-ups', label: 'followUps.page', needs: 'follow-ups', Body: FollowUps },
  { name: 'meetings', label: 'meetings.title', needs: 'meetings', Body: Meetings },
  { name: 'messages', label: 'lawyers.tabs.messages', needs: 'messages', Body: MessagesOf },
  { name: 'consents', label: 'pros.tabs.consents', Body: Consents },
  { name: 'audit', label: 'pros.tabs.audit', needs: 'audit', Body: Audit },
];
