import type { BlacklistRow } from '@jurilien/rows/exclusions';
import type { LeadRow } from '@jurilien/rows/processes';
import { Alert, Box, Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { BackLink } from '../../components/page/BackLink';
import { Facts, Loaded, Panel } from '../../components/page/Panel';
import { State } from '../../components/Tone';
import { useActions } from '../../components/commands/useActions';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { formatDate, formatList, formatMoment } from '../../format';
import { mayRead, me } from '../../roles';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { RecordPage } from '../../components/page/RecordPage';
import { columns, main, side } from '../../components/page/columns';
import { entryActions, entryForm } from './actions';

const Header = ({ row }: { row: BlacklistRow }) => {
  const code = useCode();
  return (
    <Box component="header" sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', mt: 1.5, mb: 3 }}>
      <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
        {row.label}
      </Typography>
      <State family="blacklistStates" value={row.state} large />
      <Box sx={{ color: 'text.secondary' }}>{code('blacklistKinds', row.kind)}</Box>
    </Box>
  );
};

/** What was written about the entry: by the person concerned, by who asked for it, by who decided, and the evidence. */
const Statements = ({ row }: { row: BlacklistRow }) => {
  const t = useT();
  return (
    <>
      {row.state === 'UnderReview' && (
        <Panel title={t('blacklist.statement')}>
          <Typography sx={{ whiteSpace: 'pre-wrap', mb: 2 }}>{row.statement}</Typography>
          <Typography color="text.secondary">{t('blacklist.answerBy', { when: formatMoment(row.answerBy) })}</Typography>
        </Panel>
      )}
      {(row.note || row.decisionNote) && (
        <Panel title={t('blacklist.said')}>
          <Facts
            rows={[
              ...(row.note ? [[t('blacklist.noteGiven'), row.note] as [string, string]] : []),
              ...(row.decisionNote ? [[t('blacklist.decisionNote'), row.decisionNote] as [string, string]] : []),
            ]}
          />
        </Panel>
      )}
      <Panel title={t('blacklist.evidence')}>
        <Typography sx={{ whiteSpace: 'pre-wrap' }} color={row.evidence ? 'text.primary' : 'text.secondary'}>
          {row.evidence ?? t('blacklist.noEvidence')}
        </Typography>
      </Panel>
    </>
  );
};

const EntryFacts = ({ row }: { row: BlacklistRow }) => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  return (
    <Panel title={t('blacklist.title')}>
      <Facts
        rows={[
          [t('blacklist.scope'), formatList((row.scope ?? []).map((scope) => code('blacklistScopes', scope)))],
          [t('blacklist.reason'), code('blacklistReasons', row.blockType)],
          [t('blacklist.province'), row.province ? code('provinces', row.province) : t('blacklist.bothProvinces')],
          [t('blacklist.created'), formatDate(row.createdAt)],
          ...(row.proposedBy ? [[t('blacklist.proposedBy'), nameOf(row.proposedBy)] as [string, string]] : []),
          ...(row.addedBy ? [[t('blacklist.author'), nameOf(row.addedBy)] as [string, string]] : []),
          [t('blacklist.review'), formatDate(row.reviewAt)],
          [t('blacklist.until'), formatDate(row.until)],
        ]}
      />
    </Panel>
  );
};

const Page = ({ row }: { row: BlacklistRow }) => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  const [open, setOpen] = useState<Command>();
  useDocumentTitle(row.label ?? '–');
  const actions = entryActions(row, { t, code });
  const whyNot = useActions('blacklist', [row.id]);
  return (
    <>
      <BackLink to="/blacklist">{t('blacklist.title')}</BackLink>
      <Header row={row} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 4 }}>
        {actions.map(({ command, label }, index) => (
          <ActionButton
            key={command}
            variant={index === 0 ? 'contained' : 'outlined'}
            why={whyNot(row.id, command)}
            onClick={() => setOpen(entryForm(command, label, row))}
          >
            {label}
          </ActionButton>
        ))}
      </Box>
      {row.state === 'Proposed' && (
        <Alert severity="info" variant="outlined" sx={{ mb: 4, bgcolor: 'background.paper' }}>
          {t(row.why === 'national' ? 'blacklist.proposalNational' : 'blacklist.proposalProfessional', { name: nameOf(row.proposedBy) })}
        </Alert>
      )}
      <Box sx={columns}>
        <Box sx={main}>
          <Statements row={row} />
          <Hits entryId={row.id} />
        </Box>
        <Box sx={side}>
          <EntryFacts row={row} />
          {mayRead(me().role, 'audit') && (
            <MuiLink
              component={Link}
              to={`/audit?filter=${encodeURIComponent(JSON.stringify({ q: `blacklist-${row.id}` }))}`}
              sx={{ fontSize: '.8125rem', fontWeight: 650 }}
            >
              {t('blacklist.history')}
            </MuiLink>
          )}
        </Box>
      </Box>
      {open && <CommandDialog key={open.label} command={open} onClose={() => setOpen(undefined)} />}
    </>
  );
};

/** Requests whose client the entry recognized. */
const Hits = ({ entryId }: { entryId: string }) => {
  const t = useT();
  const query = useGetList<LeadRow>('lead-details', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'submittedAt', order: 'DESC' },
    filter: { blacklistHits: [entryId] },
  });
  return (
    <Panel title={t('blacklist.hits')}>
      <Loaded query={query} isEmpty={!query.data?.length} empty={t('blacklist.noHits')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {query.data?.map((lead) => (
            <Box component="li" key={lead.id} sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
              <MuiLink component={Link} to={`/leads/${lead.id}`} sx={{ fontWeight: 700 }}>
                {lead.code ?? '–'}
              </MuiLink>
              <State family="states" value={lead.state} />
            </Box>
          ))}
        </Box>
      </Loaded>
    </Panel>
  );
};

/** X04: one entry. */
export default function BlacklistPage() {
  const { id = '' } = useParams();
  const query = useGetOne<BlacklistRow>('blacklist', { id });
  return (
    <RecordPage query={query} notFound="blacklist.notFound">
      {(row) => <Page row={row} />}
    </RecordPage>
  );
}
