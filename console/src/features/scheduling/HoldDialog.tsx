import type { ReservationRow } from '@jurilien/rows/scheduling';
import { zoneWords } from '@jurilien/reference';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { useActions } from '../../components/commands/useActions';
import { Countdown } from '../../components/Countdown';
import { Facts } from '../../components/page/Panel';
import { State } from '../../components/Tone';
import { formatFull, formatMoment } from '../../format';
import { locale } from '../../locale';
import { mayRead, me, whyNotAs } from '../../roles';
import { useCode, useT } from '../../useT';
import { convertForm, holdAct } from './commands';
import { ProfessionalLink } from './ProfessionalLink';
import { useTools } from './useTools';

const Acts = ({ row, open }: { row: ReservationRow; open: (command: Command) => void }) => {
  const t = useT();
  const code = useCode();
  const tools = useTools();
  const whyNot = useActions('reservations', [row.id]);
  const over = row.state === 'Held' ? undefined : t('actions.why.state', { state: code('reservationStates', row.state) });
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <ActionButton
        variant="contained"
        why={whyNotAs(me().role, 'RequestAppointment') ?? over}
        onClick={() => open(convertForm(row, tools))}
      >
        {t('actions.RequestAppointment')}
      </ActionButton>
      {(['ExtendHold', 'ReleaseSlot'] as const).map((act) => (
        <ActionButton
          key={act}
          variant="outlined"
          color={act === 'ReleaseSlot' ? 'error' : 'primary'}
          why={whyNot(row.id, act)}
          onClick={() => open(holdAct(act, row, tools))}
        >
          {t(`actions.${act}`)}
        </ActionButton>
      ))}
    </Box>
  );
};

/** One held slot: for whom, until when; it is prolonged once, given back, or becomes an appointment. */
export const HoldDialog = ({ row, onClose }: { row: ReservationRow; onClose: () => void }) => {
  const t = useT();
  const code = useCode();
  const title = useId();
  const [command, setCommand] = useState<Command>();
  if (command) return <CommandDialog command={command} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        {t('scheduling.pair', { code: row.code, name: formatMoment(row.startsAt) })}
        <State family="reservationStates" value={row.state} />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Facts
          rows={[
            [t('scheduling.when'), formatFull(row.startsAt)],
            [t('scheduling.theirTime'), `${row.wallTime.replace('T', ' ')} (${zoneWords(row.zone, locale, row.startsAt)})`],
            [t('scheduling.professional'), <ProfessionalLink key="professional" id={row.professionalId} />],
            [t('scheduling.heldBy'), code('appointmentSides', row.by)],
            [t('scheduling.heldAt'), formatMoment(row.heldAt)],
            [t('scheduling.ends'), row.state === 'Held' ? <Countdown key="ends" at={row.until} /> : formatMoment(row.endedAt)],
            [t('scheduling.extended'), t(row.extended ? 'scheduling.yes' : 'scheduling.no')],
          ]}
        />
        <Acts row={row} open={setCommand} />
      </DialogContent>
      <DialogActions>
        {mayRead(me().role, 'leads') && (
          <Button component={Link} to={`/leads/${row.leadId}`}>
            {t('scheduling.request')}
          </Button>
        )}
        <Button onClick={onClose}>{t('help.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
