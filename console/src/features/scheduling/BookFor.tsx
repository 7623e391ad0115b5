import { STANDING_STAGES } from '@jurilien/contracts';
import { reservationHoldMinutes } from '@jurilien/reference';
import type { AcceptanceRow } from '@jurilien/rows/acceptance';
import type { LeadRow } from '@jurilien/rows/processes';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { Loaded } from '../../components/page/Panel';
import { useConfig } from '../../in-force/useConfig';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';
import { useProfessionals } from '../lead';
import { bookForm, holdForm } from './commands';
import { freeTimesOf } from './free-times';
import { useTools } from './useTools';

const SHOWN = 50;
/** For whom: a request or a professional that the page is about; the code of a request is asked for where it is about none. */
type About = { readonly leadId: string } | { readonly professionalId: string };

/** Acceptances that a time can be taken for, each with what it is called. */
const usePairs = (about: About | undefined) => {
  const t = useT();
  const query = useGetList<AcceptanceRow>(
    'acceptances',
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'at', order: 'DESC' }, filter: { ...about, state: STANDING_STAGES } },
    { enabled: about !== undefined },
  );
  const rows = query.data ?? [];
  const names = useProfessionals(rows.map(({ professionalId }) => professionalId));
  const requests = useGetList<LeadRow>(
    'leads',
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'id', order: 'ASC' },
      filter: { id: [...new Set(rows.map(({ leadId }) => leadId))].sort() },
    },
    { enabled: rows.length > 0 },
  );
  const codes = new Map((requests.data ?? []).map(({ id, code }) => [id, code]));
  const nameOf = (row: AcceptanceRow) =>
    t('scheduling.pair', { code: codes.get(row.leadId) ?? '…', name: names.get(row.professionalId) ?? t('scheduling.professional') });
  return { query, rows, nameOf };
};

/** With whom of those who accepted: each can be booked at once, or a time of theirs held. */
const Pairs = ({ about, onCommand }: { about: About; onCommand: (command: Command) => void }) => {
  const t = useT();
  const tools = useTools();
  const config = useConfig();
  const { query, rows, nameOf } = usePairs(about);
  const choose = async (row: AcceptanceRow, hold: boolean) => {
    const pair = { acceptanceId: row.id, leadId: row.leadId };
    const free = await freeTimesOf(row.professionalId);
    onCommand(hold ? holdForm(pair, free, config.value(reservationHoldMinutes), tools) : bookForm(pair, free, tools));
  };
  return (
    <Loaded query={query} isEmpty={rows.length === 0} empty={t('scheduling.noOne')} lines={2}>
      <Box component="ul" aria-label={t('scheduling.withWhom')} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {rows.map((row) => (
          <Box component="li" key={row.id} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            <Box sx={{ flex: 1, minWidth: 180, fontWeight: 650 }}>{nameOf(row)}</Box>
            <ActionButton
              variant="contained"
              size="small"
              aria-label={`${t('scheduling.bookShort')}, ${nameOf(row)}`}
              why={whyNotAs(me().role, 'RequestAppointment')}
              onClick={() => void choose(row, false)}
            >
              {t('scheduling.bookShort')}
            </ActionButton>
            <ActionButton
              variant="outlined"
              size="small"
              aria-label={`${t('scheduling.holdIt')}, ${nameOf(row)}`}
              why={whyNotAs(me().role, 'HoldSlot')}
              onClick={() => void choose(row, true)}
            >
              {t('scheduling.holdIt')}
            </ActionButton>
          </Box>
        ))}
      </Box>
    </Loaded>
  );
};

/** The request that a client names by its code. */
const useByCode = (code: string | undefined) =>
  useGetList<LeadRow>(
    'leads',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: { code } },
    { enabled: code !== undefined },
  );

const ByCode = ({ onCommand }: { onCommand: (command: Command) => void }) => {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState<string>();
  const found = useByCode(code);
  const lead = found.data?.[0];
  return (
    <>
      <Box
        component="form"
        sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}
        onSubmit={(event) => {
          event.preventDefault();
          setCode(typed.trim().toUpperCase() || undefined);
        }}
      >
        <TextField
          autoFocus
          fullWidth
          label={t('scheduling.codeAsked')}
          helperText={t('scheduling.codeHint')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outlined">
          {t('scheduling.find')}
        </Button>
      </Box>
      <Box aria-live="polite">
        {code && (
          <Loaded query={found} isEmpty={!lead} empty={t('errors.NOT_FOUND')} lines={1}>
            {lead && <Pairs about={{ leadId: lead.id }} onCommand={onCommand} />}
          </Loaded>
        )}
      </Box>
    </>
  );
};

const BookDialog = ({ about, onClose }: { about: About | undefined; onClose: () => void }) => {
  const t = useT();
  const title = useId();
  const [command, setCommand] = useState<Command>();
  if (command) return <CommandDialog command={command} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('scheduling.book')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, pt: '12px !important' }}>
        {about ? <Pairs about={about} onCommand={setCommand} /> : <ByCode onCommand={setCommand} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('help.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

/** Books or holds a time for a client who is on the phone; nothing for a role that may not. */
export const BookFor = ({ about }: { about?: About }) => {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (whyNotAs(me().role, 'RequestAppointment')) return null;
  return (
    <>
      <ActionButton variant={about ? 'outlined' : 'contained'} onClick={() => setOpen(true)}>
        {t('scheduling.book')}
      </ActionButton>
      {open && <BookDialog about={about} onClose={() => setOpen(false)} />}
    </>
  );
};
