import type { LeadRow } from '@jurilien/rows/processes';
import { Alert, Box, Button, Link as MuiLink, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useCommand } from '../../components/commands/useCommand';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';
import type { Entry, Talk } from './useThread';

interface Part {
  entry: Entry;
  threadId: string;
  leads: Talk['people']['leads'];
}
const CODE = /^[2-9A-HJ-NP-Z]{4,8}$/;

/** The request whose code was typed, where there is one. */
const useFound = (typed: string) => {
  const code = typed.trim().toUpperCase();
  const asked = CODE.test(code);
  const query = useGetList<LeadRow>(
    'leads',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'DESC' }, filter: { code } },
    { enabled: asked },
  );
  return { found: asked ? query.data?.[0] : undefined, none: asked && query.data?.length === 0 };
};

/** An e-mail that no rule could place: why, and what staff make of it. */
export const Triage = ({ entry, threadId, leads }: Part) => {
  const t = useT();
  const { run, busy, problem } = useCommand();
  const [typed, setTyped] = useState('');
  const { found, none } = useFound(typed);
  const act = (command: string, more: object = {}) => void run(command, { threadId, mailId: entry.id, ...more }, { quiet: true });
  const choices = found ? [found, ...leads.filter(({ id }) => id !== found.id)] : leads;
  return (
    <Alert severity="warning" icon={false} sx={{ maxWidth: 520 }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {entry.triage && <span>{t(`comms.mail.triage.${entry.triage}`)}</span>}
        {entry.leadId && (
          <MuiLink component={Link} to={`/leads/${entry.leadId}`}>
            {t('comms.openRequest')}
          </MuiLink>
        )}
        {!whyNotAs(me().role, 'PlaceEmail') && (
          <TextField
            label={t('comms.mail.placeCode')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={none}
            helperText={none ? t('comms.mail.placeNone') : t('comms.mail.place')}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {!whyNotAs(me().role, 'PlaceEmail') &&
            choices.map(({ id, code }) => (
              <Button key={id} variant="contained" disabled={busy !== undefined} onClick={() => act('PlaceEmail', { leadId: id })}>
                {t('comms.mail.placeIn', { code: code ?? String(id).slice(0, 8) })}
              </Button>
            ))}
          {!whyNotAs(me().role, 'DiscardEmail') && (
            <Button variant="outlined" disabled={busy !== undefined} onClick={() => act('DiscardEmail')}>
              {t('comms.mail.discard')}
            </Button>
          )}
        </Box>
        <ProblemAlert problem={problem} />
      </Box>
    </Alert>
  );
};
