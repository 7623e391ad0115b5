import type { Answer } from '@jurilien/contracts/api';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { Lead } from './lead';
import { askFile, problemOf, type Problem } from '../../api/http';
import { saveFile } from '../../api/save-file';
import { Panel } from '../../components/page/Panel';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { formatBytes, formatMoment } from '../../format';
import { useT } from '../../useT';
import { useAsked } from './useLead';

type Document = Answer<'GET /api/leads/:leadId/documents'>[number];

/** What the client sent with the request; each is downloaded, never opened here, and each look is written down. */
export const Documents = ({ lead }: { lead: Lead }) => {
  const t = useT();
  const { data } = useAsked(lead.id, 'documents', lead.version);
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState('');
  if (!data?.length) return null;
  const take = async ({ id, name, type }: Document) => {
    setProblem(undefined);
    setBusy(id);
    try {
      const params = { leadId: lead.id, documentId: id };
      saveFile(await askFile('GET /api/leads/:leadId/documents/:documentId', { params }), name ?? `document-${id.slice(0, 8)}.${type}`);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy('');
    }
  };
  return (
    <Panel title={t('lead.documents')}>
      {problem && <ProblemAlert problem={problem} />}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {data.map((each) => (
          <Box component="li" key={each.id} sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
            <Box sx={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
              <strong>{each.name ?? t('lead.documentErased')}</strong>
              <Box sx={{ fontSize: '.75rem', color: 'text.secondary' }}>
                {each.type.toUpperCase()} · {formatBytes(each.bytes)} · {formatMoment(each.at)}
              </Box>
            </Box>
            <Button
              variant="outlined"
              size="small"
              disabled={busy === each.id}
              aria-label={`${t('lead.download')} ${each.name ?? ''}`}
              onClick={() => void take(each)}
            >
              {t('lead.download')}
            </Button>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 2, fontSize: '.75rem', color: 'text.secondary' }}>{t('lead.documentsSeen')}</Box>
    </Panel>
  );
};
