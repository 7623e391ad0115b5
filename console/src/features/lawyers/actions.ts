import type { ProfessionalRow } from '@jurilien/rows/professionals';
import type { ActionOn } from '@jurilien/rows/processes';
import type { Why } from '../../components/commands/why';

export type LawyerCommand = ActionOn<'professionals'>;
interface Action {
  command: LawyerCommand;
  danger?: true;
  /** What the page asks of its readers although the command would be admitted. */
  unless?: (row: ProfessionalRow) => Why | undefined;
}

/** The buttons of a professional (4.10.5): whether each can be pressed, its own decision says. */
export const lawyerActions: readonly Action[] = [
  { command: 'VerifyLicence' },
  { command: 'ApproveProfessional' },
  { command: 'RejectProfessional', danger: true },
  { command: 'PublishProfile' },
  { command: 'RejectProfileWording' },
  { command: 'UnpublishProfile', danger: true },
  { command: 'RecheckLicence' },
  { command: 'AssignAccountManager' },
  { command: 'GrantCredits' },
  { command: 'AdjustCredits', danger: true },
  { command: 'PauseOffers', unless: (row) => (row.paused ? { key: 'actions.why.paused' } : undefined) },
  { command: 'ResumeOffers' },
  { command: 'SuspendProfessional', danger: true },
  { command: 'ReinstateProfessional' },
];
