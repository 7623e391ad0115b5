import type { Answer } from '@jurilien/contracts/api';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ask } from '../../api/http';
import { Loaded, Panel } from '../../components/page/Panel';
import { list, quiet } from '../../components/text/who';
import { State } from '../../components/Tone';
import { mayRead, me } from '../../roles';
import { useT } from '../../useT';
import { AskedLine } from './AskedLine';
import { DocumentDialog } from './DocumentDialog';
import { DocumentLine } from './DocumentLine';
import type { Gathered } from './documents';
import { Reports } from './Reports';

/** What one accepted request has of it. */
const OfRequest = ({ of }: { of: Gathered }) => {
  const t = useT();
  const [opened, setOpened] = useState<string>();
  const document = of.documents.find(({ id }) => id === opened);
  const name = of.code ? t('documents.openRequest', { code: of.code }) : of.leadId;
  return (
    <Box component="section" aria-label={name} sx={{ py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        {mayRead(me().role, 'leads') ? (
          <MuiLink component={Link} to={`/leads/${of.leadId}`} sx={{ fontWeight: 700 }}>
            {name}
          </MuiLink>
        ) : (
          <strong>{name}</strong>
        )}
        <State family="states" value={of.state} />
      </Box>
      <Box component="ul" sx={list}>
        {of.requests.map((asked) => (
          <AskedLine key={asked.requestId} asked={asked} />
        ))}
        {of.documents.map((each) => (
          <DocumentLine key={each.id} leadId={of.leadId} document={each} requests={of.requests} open={() => setOpened(each.id)} />
        ))}
      </Box>
      <Reports reports={of.reports} />
      {document && <DocumentDialog leadId={of.leadId} document={document} requests={of.requests} onClose={() => setOpened(undefined)} />}
    </Box>
  );
};

/** X02: what a professional sent, was shown or asked for, by accepted request. */
export const LawyerDocuments = ({ professionalId: id }: { professionalId: string }) => {
  const t = useT();
  const query = useQuery<Answer<'GET /api/lawyers/:id/documents'>>({
    queryKey: ['professionals', 'documents', id],
    queryFn: ({ signal }) => ask('GET /api/lawyers/:id/documents', { params: { id }, signal }),
  });
  return (
    <Panel title={t('documents.ofProfessional')}>
      <Loaded query={query} isEmpty={query.data?.requests.length === 0} empty={t('documents.noneOf')}>
        {query.data?.requests.map((of) => (
          <OfRequest key={of.acceptanceId ?? of.leadId} of={of} />
        ))}
        <Typography sx={{ ...quiet, mt: 2 }}>{t('documents.seen')}</Typography>
      </Loaded>
    </Panel>
  );
};
