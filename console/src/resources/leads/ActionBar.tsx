import { Box, Button, ListSubheader, Menu, MenuItem, Typography } from '@mui/material';
import MoreIcon from '@mui/icons-material/ExpandMore';
import { useState } from 'react';
import { ActionButton } from '../../components/ActionButton';
import { useT } from '../../useT';
import { actionTable, type ActionGroup, type LeadCommand } from './actions';

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
  Unserved: ['AddLeadNote', 'CloseLead'],
  Closed: ['ReopenLead'],
  Rejected: ['ReopenLead'],
  Withdrawn: ['ReopenLead'],
};
const groups: Exclude<ActionGroup, 'page'>[] = ['validation', 'offers', 'marks', 'end'];

/** « Que puis-je faire »: the likely buttons, then every other action with its reason when it is not possible. */
export const ActionBar = ({
  state,
  why,
  label,
  open,
  quiet,
}: {
  state: string;
  why: (command: LeadCommand) => string | undefined;
  label: (command: LeadCommand) => string;
  open: (command: LeadCommand) => void;
  quiet?: boolean;
}) => {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const likely = first[state] ?? ['AddLeadNote'];
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      {likely.map((command, index) => {
        const danger = actionTable.find((action) => action.command === command)?.danger;
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
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('lead.more')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: 520, width: 360, maxWidth: '92vw' } } }}
      >
        {groups.flatMap((group) => [
          <ListSubheader
            key={group}
            role="presentation"
            sx={{ lineHeight: '30px', fontWeight: 750, fontSize: '.6875rem', bgcolor: 'background.paper' }}
          >
            {t(`actions.groups.${group}`)}
          </ListSubheader>,
          ...actionTable
            .filter((action) => action.group === group && action.command !== 'ValidateLead')
            .map((action) => {
              const reason = why(action.command);
              return (
                <MenuItem
                  key={action.command}
                  aria-disabled={Boolean(reason)}
                  sx={{ display: 'block', whiteSpace: 'normal', py: 1.25 }}
                  onClick={() => {
                    if (reason) return;
                    setAnchor(null);
                    open(action.command);
                  }}
                >
                  <Box sx={{ color: reason ? 'text.disabled' : action.danger ? 'error.main' : 'text.primary', fontWeight: 600 }}>
                    {label(action.command)}
                  </Box>
                  {reason && (
                    <Typography variant="caption" color="text.secondary">
                      {reason}
                    </Typography>
                  )}
                </MenuItem>
              );
            }),
        ])}
      </Menu>
    </Box>
  );
};
