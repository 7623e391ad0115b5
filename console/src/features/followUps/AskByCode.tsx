import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { mayRead, me, whyNotAs } from '../../roles';
import { useRequestByCode } from '../../components/form/useRequestByCode';
import { useT } from '../../useT';
import { askForm } from './commands';

/** Which request it is about, by its code. */
const NameRequest = ({ onFound, onClose }: { onFound: (leadId: string) => void; onClose: () => void }) => {
  const t = useT();
  const byCode = useRequestByCode();
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState(false);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const found = await byCode(typed);
    if (found) onFound(found.id);
    else setUnknown(true);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="ask-by-code">
      <form onSubmit={(event) => void find(event)}>
        <DialogTitle id="ask-by-code">{t('followUps.ask')}</DialogTitle>
        <DialogContent sx={{ pt: '12px !important' }}>
          <TextField
            autoFocus
            fullWidth
            label={t('followUps.search')}
            value={typed}
            onChange={(event) => (setTyped(event.target.value), setUnknown(false))}
            error={unknown}
            helperText={unknown ? t('followUps.askUnknown') : undefined}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('followUps.askNext')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

/** X12: asks for a follow-up about any request; the pages of requests and professionals have the same form. */
export const AskByCode = () => {
  const t = useT();
  const [naming, setNaming] = useState(false);
  const [command, setCommand] = useState<Command>();
  const { role } = me();
  if (whyNotAs(role, 'CreateFollowUp') || !mayRead(role, 'leads')) return null;
  const found = (leadId: string) => {
    setNaming(false);
    setCommand(askForm({ leadId }, t));
  };
  return (
    <>
      <ActionButton variant="contained" onClick={() => setNaming(true)}>
        {t('followUps.ask')}
      </ActionButton>
      {naming && <NameRequest onFound={found} onClose={() => setNaming(false)} />}
      {command && <CommandDialog command={command} onClose={() => setCommand(undefined)} />}
    </>
  );
};
