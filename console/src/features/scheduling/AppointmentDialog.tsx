import type { ActionOn } from '@jurilien/rows/processes';
import type { AppointmentRow } from '@jurilien/rows/scheduling';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { useActions } from '../../components/commands/useActions';
import { Loaded } from '../../components/page/Panel';
import { State, Tag } from '../../components/Tone';
import { formatMoment } from '../../format';
import { mayRead, me } from '../../roles';
import { useT } from '../../useT';
import { ActsAbout } from '../audit';
import { AppointmentFacts } from './AppointmentFacts';
import { cancelForm, confirmForm, moveForm, outcomeForm, type Tools } from './commands';
import { freeTimesOf } from './free-times';
import { SheetButton } from './SheetButton';
import { useTools } from './useTools';

type Act = ActionOn<'appointments'>;
const FORMS: Record<Act, (row: AppointmentRow, tools: Tools) => Command | Promise<Command>> = {
  ConfirmAppointment: confirmForm,
  RescheduleAppointment: async (row, tools) => moveForm(row, await freeTimesOf(row.professionalId), tools),
  CancelAppointment: cancelForm,
  RecordAppointmentOutcome: outcomeForm,
};

const Acts = ({ row, open }: { row: AppointmentRow; open: (command: Command) => void }) => {
  const t = useT();
  const tools = useTools();
  const whyNot = useActions('appointments', [row.id]);
  const choose = async (act: Act) => open(await FORMS[act](row, tools));
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      {(Object.keys(FORMS) as Act[]).map((act) => (
        <ActionButton
          key={act}
          variant="outlined"
          color={act === 'CancelAppointment' ? 'error' : 'primary'}
          why={whyNot(row.id, act)}
          onClick={() => void choose(act)}
        >
          {t(`actions.${act}`)}
        </ActionButton>
      ))}
    </Box>
  );
};

/** One appointment: when, how, what each said of it, and what can be done. */
export const AppointmentDialog = ({ row: listed, onClose }: { row: AppointmentRow; onClose: () => void }) => {
  const t = useT();
  const title = useId();
  const [command, setCommand] = useState<Command>();
  // Lists leave the notes out: the row is read by itself.
  const query = useGetOne<AppointmentRow>('appointments', { id: listed.id }, { staleTime: 0 });
  const row = query.data ?? listed;
  if (command) return <CommandDialog command={command} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        {t('scheduling.pair', { code: row.code, name: formatMoment(row.startsAt) })}
        <State family="appointmentStates" value={row.state} />
        {row.disputed && <Tag tone="danger">{t('scheduling.disputed')}</Tag>}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Loaded query={query} lines={5}>
          <AppointmentFacts row={row} />
          <Acts row={row} open={setCommand} />
          {mayRead(me().role, 'leads') && <SheetButton row={row} />}
          {mayRead(me().role, 'audit') && (
            <ActsAbout subject={`appointment-${row.id}`} title={t('scheduling.history')} empty={t('scheduling.noHistory')} />
          )}
        </Loaded>
      </DialogContent>
      <DialogActions>
        {mayRead(me().role, 'leads') && (
          <Button component={Link} to={`/leads/${row.leadId}`} onClick={onClose}>
            {t('scheduling.request')}
          </Button>
        )}
        <Button onClick={onClose}>{t('help.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
