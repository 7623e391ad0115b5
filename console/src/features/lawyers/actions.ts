import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { whyNotAs } from '../../roles';
import type { Why } from '../requests/actions';

export type LawyerCommand =
  | 'VerifyLicence'
  | 'RecheckLicence'
  | 'PublishProfile'
  | 'RejectProfileWording'
  | 'UnpublishProfile'
  | 'ApproveProfessional'
  | 'RejectProfessional'
  | 'SuspendProfessional'
  | 'ReinstateProfessional'
  | 'AssignAccountManager'
  | 'GrantCredits'
  | 'AdjustCredits'
  | 'PauseOffers'
  | 'ResumeOffers';
interface Situation {
  row: ProfessionalRow;
  role: string;
  online: boolean;
}
interface Action {
  command: LawyerCommand;
  from: readonly string[];
  danger?: true;
  unless?: (situation: Situation) => Why | undefined;
}

const verified = ({ row }: Situation): Why | undefined =>
  row.licenceState && /^(verified|active)$/i.test(row.licenceState) ? undefined : { key: 'actions.why.licence' };

const asked = ({ row }: Situation): Why | undefined => (row.publication === 'requested' ? undefined : { key: 'joining.notRequested' });

/** State × action of a professional (4.10.5). */
export const lawyerActions: readonly Action[] = [
  { command: 'VerifyLicence', from: ['Applied', 'Approved', 'Suspended'] },
  { command: 'ApproveProfessional', from: ['Applied'], unless: verified },
  { command: 'RejectProfessional', from: ['Registered', 'Applied'], danger: true },
  { command: 'PublishProfile', from: ['Approved'], unless: asked },
  { command: 'RejectProfileWording', from: ['Approved'], unless: asked },
  {
    command: 'UnpublishProfile',
    from: ['Approved', 'Suspended'],
    danger: true,
    unless: ({ row }) => (row.publication && row.publication !== 'none' ? undefined : { key: 'joining.notLive' }),
  },
  { command: 'RecheckLicence', from: ['Approved', 'Suspended'] },
  { command: 'AssignAccountManager', from: ['Registered', 'Applied', 'Approved', 'Suspended'] },
  { command: 'GrantCredits', from: ['Approved', 'Suspended'] },
  { command: 'AdjustCredits', from: ['Approved', 'Suspended'], danger: true },
  { command: 'PauseOffers', from: ['Approved'], unless: ({ row }) => (row.paused ? { key: 'actions.why.paused' } : undefined) },
  { command: 'ResumeOffers', from: ['Approved'], unless: ({ row }) => (row.paused ? undefined : { key: 'actions.why.notPaused' }) },
  { command: 'SuspendProfessional', from: ['Approved'], danger: true },
  { command: 'ReinstateProfessional', from: ['Suspended'] },
];

export const whyNot = (action: Action, situation: Situation): Why | undefined => {
  if (!situation.online) return { key: 'actions.why.offline' };
  const reason = whyNotAs(situation.role, action.command);
  if (reason) return { key: 'actions.why.matrix', vars: { reason } };
  return action.from.includes(situation.row.state)
    ? action.unless?.(situation)
    : { key: 'actions.why.state', vars: { state: situation.row.state } };
};
