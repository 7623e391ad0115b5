import { ADMITTED, LEAD_ENDS } from '@jurilien/contracts';
import { PARTNERS, partnerServes } from '@jurilien/reference';
import { factOf, type Lead } from '../lead/lead';
import { onlyProposes, whyNotAs } from '../../roles';
import type { Key } from '../../useT';

/** What a decision about a button may look at. */
export interface Situation {
  lead: Pick<
    Lead,
    | 'state'
    | 'lockedBy'
    | 'lockUntil'
    | 'sendAfter'
    | 'facts'
    | 'consents'
    | 'emailConfirmed'
    | 'phoneNumberConfirmed'
    | 'duplicates'
    | 'proposal'
    | 'offeringProposal'
    | 'province'
    | 'stopped'
    | 'takenBy'
    | 'assigneeId'
  >;
  me: { id: string; role: string };
  now: number;
  claimLive: boolean;
  waveRunning: boolean;
  offered: boolean;
  online: boolean;
}
export interface Why {
  key: Key;
  vars?: Record<string, unknown>;
}
/** `page` actions have their button where they act, not in the menu. */
export type ActionGroup = 'validation' | 'offers' | 'marks' | 'end' | 'page';
export interface LeadAction {
  command: LeadCommand;
  group: ActionGroup;
  from: readonly string[] | 'live' | 'any';
  danger?: true;
  lead?: true;
  unless?: (situation: Situation) => Why | undefined;
}

const lockOf = ({ lead, now }: Situation) =>
  lead.lockedBy && lead.lockUntil && Date.parse(lead.lockUntil) > now ? lead.lockedBy : undefined;
const lockFree = (situation: Situation): Why | undefined => {
  const owner = lockOf(situation);
  return owner && owner !== situation.me.id ? { key: 'actions.why.locked', vars: { who: owner } } : undefined;
};
/** In validation, only the holder of the lock may act. */
const mine = (situation: Situation): Why | undefined =>
  situation.lead.state === 'InValidation' && lockOf(situation) !== situation.me.id
    ? (lockFree(situation) ?? { key: 'actions.why.notMine' })
    : undefined;
const unpriced = (situation: Situation): Why | undefined => (situation.offered ? { key: 'actions.why.priced' } : mine(situation));
const noWave = (situation: Situation): Why | undefined =>
  unclaimed(situation) ?? (situation.waveRunning ? undefined : { key: 'actions.why.noWave' });
const unclaimed = ({ claimLive }: Situation): Why | undefined => (claimLive ? { key: 'actions.why.claim' } : undefined);
/** Who only proposes has nothing to add to a proposal that waits. */
const asked = ({ lead, me }: Situation, step: 'start' | 'stop'): Why | undefined =>
  lead.offeringProposal?.step === step && onlyProposes(me.role, 'StopOffering') ? { key: 'actions.why.proposed' } : undefined;
const flag = (situation: Situation, name: string) => factOf(situation.lead, name) === true;

/** Partners the client allowed, as the consents that were recorded say, and that take requests of the province (4.2.2). */
export const partnersFor = (lead: Pick<Lead, 'consents' | 'province'>) =>
  allowed(lead).filter((partner) => partnerServes(partner, lead.province ?? null));
const allowed = ({ consents }: Pick<Lead, 'consents'>) => PARTNERS.filter((partner) => consents?.[partner]?.granted === true);
const noPartner = ({ lead }: Situation): Why | undefined => {
  if (allowed(lead).length === 0) return { key: 'actions.why.noConsent' };
  return partnersFor(lead).length === 0 ? { key: 'actions.why.partnerElsewhere' } : undefined;
};

/** The one state × action table of a lead (4.2.2): every button of every screen comes from here. */
export const leadActions = [
  {
    command: 'TakeLeadForValidation',
    group: 'validation',
    from: ADMITTED.TakeLeadForValidation,
    lead: true,
    unless: (x) => (x.lead.state === 'InValidation' && lockOf(x) === x.me.id ? { key: 'leads.lockedByMe' } : lockFree(x)),
  },
  { command: 'ValidateLead', group: 'validation', from: ADMITTED.ValidateLead, unless: mine, lead: true },
  { command: 'RequestLeadInfo', group: 'validation', from: ADMITTED.RequestLeadInfo, unless: mine },
  { command: 'HoldLead', group: 'validation', from: ADMITTED.HoldLead, unless: mine },
  {
    command: 'ResumeHeldLead',
    group: 'validation',
    from: ADMITTED.ResumeHeldLead,
    unless: (x) => (x.lead.stopped ? { key: 'actions.why.stopped' } : undefined),
  },
  {
    command: 'ReleaseLeadFromValidation',
    group: 'validation',
    from: ADMITTED.ReleaseLeadFromValidation,
    unless: (x) => (x.me.role === 'admin' ? undefined : mine(x)),
  },
  { command: 'LogCallAttempt', group: 'validation', from: 'live' },
  {
    command: 'ConfirmLeadEmail',
    group: 'validation',
    from: 'live',
    unless: (x) => (x.lead.emailConfirmed ? { key: 'actions.why.confirmed' } : undefined),
  },
  {
    command: 'ConfirmLeadPhone',
    group: 'validation',
    from: 'live',
    unless: (x) => (x.lead.phoneNumberConfirmed ? { key: 'actions.why.confirmed' } : undefined),
  },
  { command: 'ResendConfirmation', group: 'validation', from: ADMITTED.ResendConfirmation },
  {
    command: 'SendLeadLink',
    group: 'validation',
    from: 'any',
    unless: (x) => (x.lead.state === 'Draft' ? { key: 'actions.why.state', vars: { state: x.lead.state } } : undefined),
  },
  { command: 'SetLeadPrice', group: 'offers', from: ADMITTED.SetLeadPrice, unless: unpriced },
  { command: 'SetSuperLead', group: 'offers', from: ADMITTED.SetSuperLead, unless: unpriced },
  {
    command: 'ApproveLeadPricing',
    group: 'offers',
    from: 'live',
    unless: (x) =>
      !x.lead.proposal
        ? { key: 'actions.why.noProposal' }
        : x.lead.proposal.by === x.me.id
          ? { key: 'actions.why.ownProposal' }
          : undefined,
  },
  { command: 'ScheduleLead', group: 'offers', from: ADMITTED.ScheduleLead, unless: mine },
  {
    command: 'StartOffering',
    group: 'offers',
    from: ADMITTED.StartOffering,
    unless: (x) =>
      x.lead.sendAfter && Date.parse(x.lead.sendAfter) > x.now
        ? { key: 'actions.why.tooEarly', vars: { at: x.lead.sendAfter } }
        : asked(x, 'start'),
  },
  { command: 'StopOffering', group: 'offers', from: ADMITTED.StopOffering, danger: true, unless: (x) => asked(x, 'stop') },
  {
    command: 'DecideOffering',
    group: 'page',
    from: 'live',
    unless: (x) =>
      !x.lead.offeringProposal
        ? { key: 'actions.why.nothingProposed' }
        : x.lead.offeringProposal.by === x.me.id
          ? { key: 'search.proposals.own' }
          : undefined,
  },
  {
    command: 'RestartOffering',
    group: 'offers',
    from: ADMITTED.RestartOffering,
    unless: (x) => (x.lead.stopped ? undefined : { key: 'actions.why.notStopped' }),
  },
  { command: 'SkipWave', group: 'offers', from: ADMITTED.SkipWave, unless: noWave },
  {
    command: 'OpenOnBoard',
    group: 'offers',
    from: ADMITTED.OpenOnBoard,
    unless: (x) => unclaimed(x) ?? (x.waveRunning ? { key: 'actions.why.waveRunning' } : undefined),
  },
  // While somebody holds a claim the offer waits for its end.
  {
    command: 'OfferLeadManually',
    group: 'offers',
    from: ADMITTED.OfferLeadManually,
    unless: (x) => (x.lead.state === 'OnHold' && !x.lead.stopped ? { key: 'actions.why.notStopped' } : undefined),
  },
  {
    command: 'ReleaseClaim',
    group: 'offers',
    from: ADMITTED.ReleaseClaim,
    danger: true,
    unless: (x) => (x.claimLive ? undefined : { key: 'actions.why.noClaim' }),
  },
  { command: 'SetClientReadyAlert', group: 'marks', from: 'live', unless: mine },
  { command: 'TagLead', group: 'marks', from: 'any', unless: (x) => (flag(x, 'tagged') ? { key: 'actions.why.tagged' } : undefined) },
  { command: 'UntagLead', group: 'marks', from: 'any', unless: (x) => (flag(x, 'tagged') ? undefined : { key: 'actions.why.notTagged' }) },
  { command: 'AssignLead', group: 'marks', from: 'any' },
  { command: 'AddLeadNote', group: 'marks', from: 'any' },
  { command: 'RejectLead', group: 'end', from: ADMITTED.RejectLead, danger: true, unless: mine },
  { command: 'BlockLead', group: 'end', from: 'live', danger: true, unless: mine },
  { command: 'UnblockLead', group: 'end', from: ADMITTED.UnblockLead },
  { command: 'WithdrawLead', group: 'end', from: 'live', danger: true },
  {
    command: 'CloseLead',
    group: 'end',
    from: 'live',
    danger: true,
    unless: (x) => (x.lead.state === 'Draft' ? { key: 'actions.why.state', vars: { state: x.lead.state } } : undefined),
  },
  {
    command: 'EditLead',
    group: 'page',
    from: 'live',
    unless: (x) => (x.lead.state === 'Draft' ? { key: 'actions.why.state', vars: { state: x.lead.state } } : mine(x)),
  },
  { command: 'EditLeadSummary', group: 'page', from: ADMITTED.EditLeadSummary, unless: mine },
  { command: 'ReferLeadToPartner', group: 'end', from: ADMITTED.ReferLeadToPartner, unless: (x) => noPartner(x) ?? mine(x) },
  { command: 'ReopenLead', group: 'end', from: ADMITTED.ReopenLead },
] as const satisfies readonly {
  command: string;
  group: ActionGroup;
  from: readonly string[] | 'live' | 'any';
  danger?: true;
  lead?: true;
  unless?: (situation: Situation) => Why | undefined;
}[];

export type LeadCommand = (typeof leadActions)[number]['command'];
/** The table, widened for reading. */
export const actionTable: readonly LeadAction[] = leadActions;
export const actionOf = (command: LeadCommand): LeadAction => actionTable.find((action) => action.command === command)!;

/** Why an action cannot be done now; nothing when it can. */
export const whyNot = (action: LeadAction, situation: Situation): Why | undefined => {
  if (!situation.online) return { key: 'actions.why.offline' };
  // Untagging is tagging, the other way round.
  const reason = whyNotAs(situation.me.role, action.command === 'UntagLead' ? 'TagLead' : action.command);
  if (reason) return { key: 'actions.why.matrix', vars: { reason } };
  const { state, takenBy, assigneeId } = situation.lead;
  const { id, role } = situation.me;
  // Validators act on what they took or were given (4.11).
  const foreign = role === 'admin_validation' && action.command !== 'TakeLeadForValidation' && takenBy !== id && assigneeId !== id;
  const allowed =
    action.from === 'any' || (action.from === 'live' ? !(LEAD_ENDS as readonly string[]).includes(state) : action.from.includes(state));
  if (!allowed) return { key: 'actions.why.state', vars: { state } };
  return foreign ? { key: 'actions.why.notMine' } : action.unless?.(situation);
};
