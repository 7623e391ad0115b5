import { Box } from '@mui/material';
import { ActionButton } from '../../components/commands/ActionButton';
import { MoreActions, type MenuGroup } from '../../components/commands/MoreActions';
import { usePageActs } from '../../components/commands/usePageActs';
import { useT } from '../../useT';
import { actionOf, type LeadCommand, menu } from '../lead';

/** The commands most likely wanted in each state; the menu always holds them all. */
const first: Record<string, LeadCommand[]> = {
  AwaitingConfirmation: ['ResendConfirmation', 'LogCallAttempt'],
  ToValidate: ['TakeLeadForValidation', 'HoldLead', 'RejectLead'],
  InValidation: ['RequestLeadInfo', 'HoldLead', 'RejectLead'],
  AwaitingInfo: ['LogCallAttempt', 'RejectLead'],
  OnHold: ['ResumeHeldLead', 'RestartOffering'],
  Ready: ['StartOffering', 'ScheduleLead', 'TakeLeadForValidation'],
  Offering: ['OfferLeadManually', 'SkipWave', 'StopOffering'],
  SelfServe: ['OfferLeadManually', 'StopOffering'],
  Accepted: ['AddLeadNote', 'CloseLead'],
  InService: ['AddLeadNote', 'CloseLead'],
  Blocked: ['UnblockLead'],
  Unserved: ['RenewLead', 'AddLeadNote', 'CloseLead'],
  Closed: ['ReopenLead'],
  Rejected: ['ReopenLead'],
  Withdrawn: ['ReopenLead'],
  Merged: ['UnmergeLead'],
};
const groups = Object.keys(menu) as (keyof typeof menu)[];

/** « Que puis-je faire »: the likely buttons, then every other action with its reason when it is not possible. */
export const ActionBar = ({
  state,
  why,
  label,
  open,
  quiet,
  more = [],
}: {
  state: string;
  why: (command: LeadCommand) => string | undefined;
  label: (command: LeadCommand) => string;
  open: (command: LeadCommand) => void;
  quiet?: boolean;
  /** What else the menu has, after the request's own actions. */
  more?: readonly MenuGroup[];
}) => {
  const t = useT();
  const likely = first[state] ?? ['AddLeadNote'];
  const all = groups.map((group) => ({
    key: group,
    title: t(`actions.groups.${group}`),
    // Validating has its button beside the checklist.
    actions: (Object.keys(menu[group]) as LeadCommand[])
      .filter((command) => command !== 'ValidateLead')
      .map((command) => ({
        key: command,
        label: label(command),
        why: why(command),
        danger: actionOf(command).danger,
        act: () => open(command),
      })),
  }));
  usePageActs(all.flatMap(({ actions }) => actions));
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      {likely.map((command, index) => {
        const danger = actionOf(command).danger;
        return (
          <ActionButton
            key={command}
            why={why(command)}
            variant={index === 0 && !quiet ? 'contained' : 'outlined'}
            color={danger ? 'error' : 'primary'}
            onClick={() => open(command)}
          >
            {label(command)}
          </ActionButton>
        );
      })}
      <MoreActions groups={[...all, ...more]} />
    </Box>
  );
};
