import type { ActionOn } from '@jurilien/rows/processes';
import { PARTNERS, partnerServes } from '@jurilien/reference';
import { factOf, type Lead } from '../lead';
import type { Why } from '../../components/why';

/** What the page itself knows about a button, beside what its command would be answered. */
export interface Situation {
  lead: Pick<Lead, 'lockedBy' | 'lockUntil' | 'facts' | 'stopped'>;
  me: { id: string };
  now: number;
}
/** `page` actions have their button where they act, not in the menu. */
export type ActionGroup = 'validation' | 'offers' | 'marks' | 'end' | 'page';
/** Two buttons of the page are one command with a switch. */
export type LeadCommand = ActionOn<'leads'> | 'UntagLead';
export interface LeadAction {
  command: LeadCommand;
  group: ActionGroup;
  danger?: true;
  /** What the page asks of its readers although the command would be admitted. */
  unless?: (situation: Situation) => Why | undefined;
}
/** The command of the API behind a button. */
export const sentAs = (command: LeadCommand): ActionOn<'leads'> => (command === 'UntagLead' ? 'TagLead' : command);

const holds = ({ lead, me, now }: Situation) => lead.lockedBy === me.id && Boolean(lead.lockUntil) && Date.parse(lead.lockUntil!) > now;
/** In validation, only the holder of the lock acts. */
const mine = (situation: Situation): Why | undefined =>
  situation.lead.lockedBy && !holds(situation) ? { key: 'actions.why.notMine' } : undefined;
const flag = (situation: Situation, name: string) => factOf(situation.lead, name) === true;

/** Partners the client allowed, as the consents that were recorded say, and that take requests of the province (4.2.2). */
export const partnersFor = (lead: Pick<Lead, 'consents' | 'province'>) =>
  allowed(lead).filter((partner) => partnerServes(partner, lead.province ?? null));
const allowed = ({ consents }: Pick<Lead, 'consents'>) => PARTNERS.filter((partner) => consents?.[partner]?.granted === true);
/** The buttons of a request, in the order of its menu (4.2.2): whether each can be pressed, its own decision says. */
export const actionTable: readonly LeadAction[] = [
  { command: 'TakeLeadForValidation', group: 'validation' },
  { command: 'ValidateLead', group: 'validation', unless: mine },
  { command: 'RequestLeadInfo', group: 'validation', unless: mine },
  { command: 'HoldLead', group: 'validation', unless: mine },
  { command: 'ResumeHeldLead', group: 'validation', unless: (x) => (x.lead.stopped ? { key: 'actions.why.stopped' } : undefined) },
  { command: 'ReleaseLeadFromValidation', group: 'validation' },
  { command: 'LogCallAttempt', group: 'validation' },
  { command: 'ConfirmLeadEmail', group: 'validation' },
  { command: 'ConfirmLeadPhone', group: 'validation' },
  { command: 'ResendConfirmation', group: 'validation' },
  { command: 'SendLeadLink', group: 'validation' },
  { command: 'SetLeadPrice', group: 'offers', unless: mine },
  { command: 'SetSuperLead', group: 'offers', unless: mine },
  { command: 'ApproveLeadPricing', group: 'offers' },
  { command: 'ScheduleLead', group: 'offers', unless: mine },
  { command: 'StartOffering', group: 'offers' },
  { command: 'StopOffering', group: 'offers', danger: true },
  { command: 'DecideOffering', group: 'page' },
  { command: 'RestartOffering', group: 'offers' },
  { command: 'SkipWave', group: 'offers' },
  { command: 'OpenOnBoard', group: 'offers' },
  { command: 'OfferLeadManually', group: 'offers' },
  { command: 'ReleaseClaim', group: 'offers', danger: true },
  { command: 'SetClientReadyAlert', group: 'marks', unless: mine },
  { command: 'TagLead', group: 'marks', unless: (x) => (flag(x, 'tagged') ? { key: 'actions.why.tagged' } : undefined) },
  { command: 'UntagLead', group: 'marks', unless: (x) => (flag(x, 'tagged') ? undefined : { key: 'actions.why.notTagged' }) },
  { command: 'AssignLead', group: 'marks' },
  { command: 'AddLeadNote', group: 'marks' },
  { command: 'RejectLead', group: 'end', danger: true, unless: mine },
  { command: 'BlockLead', group: 'end', danger: true, unless: mine },
  { command: 'UnblockLead', group: 'end' },
  { command: 'WithdrawLead', group: 'end', danger: true },
  { command: 'CloseLead', group: 'end', danger: true },
  { command: 'EditLead', group: 'page', unless: mine },
  { command: 'EditLeadSummary', group: 'page', unless: mine },
  { command: 'ReferLeadToPartner', group: 'end', unless: mine },
  { command: 'ReopenLead', group: 'end' },
];
export const actionOf = (command: LeadCommand): LeadAction => actionTable.find((action) => action.command === command)!;
