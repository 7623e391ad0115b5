import type { CandidateRow } from '@jurilien/rows/recruiting';
import type { ActionOn } from '@jurilien/rows/processes';
import type { CandidateContactRow } from '@jurilien/rows/recruiting';
import { ActionButton } from '../../components/commands/ActionButton';
import { useActions } from '../../components/commands/useActions';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useGetList, useGetOne } from 'react-admin';
import type { Command } from '../../components/commands/CommandDialog';
import { Facts, Loaded } from '../../components/page/Panel';
import { State } from '../../components/Tone';
import { formatDate, formatFull, formatList, formatMoment } from '../../format';
import { useRegion } from '../../regions';
import { useCode, useT, type Translate } from '../../useT';
import { Who } from '../../components/text/who';
import { me, whyNotAs } from '../../roles';
import { MeetingsOf } from '../meetings';
import { placeHold } from '../privacy';

interface Props {
  row: CandidateRow;
  onClose: () => void;
  onCommand: (command: Command) => void;
}

/** The two things the team may do. */
const commandsOn = ({ id }: CandidateRow, t: Translate): (Command & { command: ActionOn<'candidate-files'> })[] => [
  {
    command: 'SetCandidateVisibility',
    label: t('actions.HideCandidate'),
    fields: [],
    reason: true,
    note: t('candidates.hideNote'),
    payload: () => ({ candidateId: id, visibility: 'hidden' }),
  },
  {
    command: 'EraseCandidate',
    label: t('actions.EraseCandidate'),
    fields: [],
    reason: true,
    danger: true,
    note: t('candidates.eraseNote'),
    payload: () => ({ candidateId: id }),
  },
];

/** One candidate: who it is, which firms asked and what came of it, and the two things the team may do. The look is written down. */
export const CandidateDialog = ({ row, onClose, onCommand }: Props) => {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  const query = useGetOne<CandidateRow>('candidates', { id: row.id });
  const file = query.data ?? row;
  const whyNot = useActions('candidate-files', [row.id]);
  const commands = commandsOn(row, t);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="candidate-title">
      <DialogTitle id="candidate-title">{code('candidateTypes', row.type)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Loaded query={query} lines={4}>
          <Facts
            rows={[
              [t('candidates.name'), file.name ?? '–'],
              [t('candidates.state'), <State key="state" family="candidateStates" value={file.state} />],
              [t('candidates.regions'), formatList(file.regions.map((r) => region(r)))],
              [t('candidates.cv'), t(file.cv ? 'candidates.yes' : 'candidates.no')],
              [t('candidates.created'), formatFull(file.createdAt)],
              [t('candidates.said'), formatFull(file.saidAt)],
              [t('candidates.erased'), formatDate(file.eraseAt)],
            ]}
          />
        </Loaded>
        <Contacts candidateId={row.id} />
        <MeetingsOf subjectId={row.id} invitee={{ candidateId: row.id }} kinds={row.state === 'closed' ? [] : ['candidateInterview']} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {commands.map((command) => (
          <ActionButton
            key={command.command}
            variant="outlined"
            color={command.danger ? 'error' : 'primary'}
            why={whyNot(row.id, command.command)}
            onClick={() => onCommand(command)}
          >
            {command.label}
          </ActionButton>
        ))}
        <ActionButton
          variant="outlined"
          why={whyNotAs(me().role, 'PlaceLegalHold')}
          onClick={() => onCommand(placeHold({ kind: 'candidate', id: row.id }, t))}
        >
          {t('holds.place')}
        </ActionButton>
        <Button onClick={onClose}>{t('messages.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

const Contacts = ({ candidateId }: { candidateId: string }) => {
  const t = useT();
  const query = useGetList<CandidateContactRow>('candidate-contacts', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'requestedAt', order: 'DESC' },
    filter: { candidateId },
  });
  return (
    <Box>
      <Typography variant="h3" sx={{ fontSize: '.9375rem', mb: 1.5 }}>
        {t('candidates.contacts')}
      </Typography>
      <Loaded query={query} lines={2}>
        {query.data?.length ? (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {query.data.map((contact) => (
              <Box
                component="li"
                key={contact.id}
                sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', fontSize: '.8125rem' }}
              >
                <Who id={contact.professionalId} tab="identity" />
                <State family="contactStates" value={contact.status} />
                <Box sx={{ color: 'text.secondary' }}>{formatMoment(contact.answeredAt ?? contact.requestedAt)}</Box>
              </Box>
            ))}
          </Box>
        ) : (
          <Box sx={{ color: 'text.secondary' }}>{t('candidates.noContact')}</Box>
        )}
      </Loaded>
    </Box>
  );
};
