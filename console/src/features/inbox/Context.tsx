import { Alert, Box, Button, Link as MuiLink, TextField, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ask } from '../../api/http';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { State } from '../../components/Tone';
import { useCommand } from '../../components/commands/useCommand';
import { formatMoment, formatPhone } from '../../format';
import { whyNotAs, me } from '../../roles';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { maskAddress } from '../../components/text/mask';
import { AskFollowUp } from '../followUps';
import type { Talk } from './useThread';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ display: 'grid', gap: 2 }}>
    <Typography variant="h3" component="h3" sx={{ color: 'text.secondary' }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** Who is on the other side, as far as the number tells, and what colleagues noted. */
export const Context = ({ talk }: { talk: Talk }) => {
  const t = useT();
  const code = useCode();
  const { leads, professionals } = talk.people;
  const byEmail = talk.thread.channel === 'email';
  return (
    <Box sx={{ display: 'grid', gap: 5, p: 4, alignContent: 'start' }}>
      <Part title={t('comms.person')}>
        <Phone talk={talk} />
        {leads.length === 0 && professionals.length === 0 && (
          <Box sx={{ color: 'text.secondary' }}>{t(byEmail ? 'comms.mail.stranger' : 'comms.stranger')}</Box>
        )}
        {professionals.length > 0 && leads.length > 0 && (
          <Alert severity="info">{t(byEmail ? 'comms.mail.several' : 'comms.several')}</Alert>
        )}
      </Part>
      {professionals.length > 0 && (
        <Part title={t('comms.professionals')}>
          {professionals.map((each) => (
            <Box key={each.id} sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
              <MuiLink component={Link} to={`/lawyers/${each.id}`} sx={{ fontWeight: 650 }}>
                {each.name}
              </MuiLink>
              <State family="professionalStates" value={each.state} />
              <AskFollowUp about={{ professionalId: each.id }} named={each.name} />
            </Box>
          ))}
        </Part>
      )}
      {leads.length > 0 && (
        <Part title={t(byEmail ? 'comms.mail.leads' : 'comms.leads')}>
          {leads.map((each) => (
            <Box key={each.id} sx={{ display: 'grid', gap: 1 }}>
              <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
                <MuiLink component={Link} to={`/leads/${each.id}`} sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
                  {each.code ?? each.id.slice(0, 8)}
                </MuiLink>
                <State family="states" value={each.state} />
                <AskFollowUp about={{ leadId: each.id }} named={each.code} />
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>
                {code('lawyerTypes', each.lawyerType)} · {formatMoment(each.createdAt)}
              </Box>
            </Box>
          ))}
        </Part>
      )}
      <Notes talk={talk} />
    </Box>
  );
};

/** The number, masked until someone says why they need it whole; the look stays in the audit. */
const Phone = ({ talk }: { talk: Talk }) => {
  const t = useT();
  const { act, busy, problem } = useCommand();
  const byEmail = talk.thread.channel === 'email';
  const [phone, setPhone] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const show = async () => {
    const params = { threadId: talk.thread.id };
    const sent = await act('RevealContact', () => ask('POST /api/inbox/:threadId/reveal', { params, body: { reason } }));
    if (!sent.ok) return;
    setPhone(sent.answer.phone);
    setAsking(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ fontWeight: 750, fontSize: '1rem', fontVariantNumeric: 'tabular-nums' }}>
          {phone ? (byEmail ? phone : formatPhone(phone)) : maskAddress(talk.thread.from)}
        </Box>
        {!phone && !asking && !whyNotAs(me().role, 'RevealContact') && (
          <Button onClick={() => setAsking(true)}>{t(byEmail ? 'comms.mail.show' : 'comms.show')}</Button>
        )}
      </Box>
      {asking && (
        <Box component="form" onSubmit={(event) => (event.preventDefault(), void show())} sx={{ display: 'grid', gap: 2 }}>
          <TextField
            label={t(byEmail ? 'comms.mail.showWhy' : 'comms.showWhy')}
            helperText={t('comms.showWhyHint')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            autoFocus
          />
          <ProblemAlert problem={problem} />
          <Box sx={{ display: 'flex', gap: 2 }}>
            <Button type="submit" variant="contained" disabled={reason.trim().length < 5 || busy !== undefined}>
              {t('comms.showIt')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('comms.cancel')}</Button>
          </Box>
        </Box>
      )}
    </Box>
  );
};

const Notes = ({ talk }: { talk: Talk }) => {
  const t = useT();
  const staff = useStaff();
  const { run, busy, problem } = useCommand();
  const [note, setNote] = useState('');
  const add = async () => {
    const answer = await run('AddThreadNote', { threadId: talk.thread.id, note }, { quiet: true });
    if (answer.ok) setNote('');
  };
  return (
    <Part title={t('comms.notes')}>
      {talk.notes.length === 0 && <Box sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>{t('comms.noNotes')}</Box>}
      {talk.notes.map((each) => (
        <Box key={each.noteId} sx={{ borderLeft: 3, borderColor: 'secondary.light', pl: 2, fontSize: '.8125rem' }}>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{each.note}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '.75rem' }}>
            {staff.nameOf(each.by)} · {formatMoment(each.at)}
          </Box>
        </Box>
      ))}
      {!whyNotAs(me().role, 'AddThreadNote') && (
        <Box
          component="form"
          onSubmit={(event) => (event.preventDefault(), void add())}
          sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
        >
          <TextField
            fullWidth
            multiline
            label={t('comms.note')}
            helperText={t('comms.noteHint')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <ProblemAlert problem={problem} />
          <Button type="submit" variant="outlined" disabled={!note.trim() || busy !== undefined}>
            {t('comms.addNote')}
          </Button>
        </Box>
      )}
    </Part>
  );
};
