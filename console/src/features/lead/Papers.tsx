import { Box, Button } from '@mui/material';
import { REQUEST_PAPERS, type RequestPaper } from '@jurilien/reference';
import { useState } from 'react';
import type { Lead } from './lead';
import { askFile, problemOf, type Problem } from '../../api/http';
import { saveFile } from '../../api/save-file';
import { Panel } from '../../components/page/Panel';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useT } from '../../useT';

/** Papers that are generated of the request, in the client's language; contact data are masked in them, and each look is written down. */
export const Papers = ({ lead }: { lead: Lead }) => {
  const t = useT();
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState<RequestPaper>();
  if (!lead.code) return null;
  const take = async (kind: RequestPaper) => {
    setProblem(undefined);
    setBusy(kind);
    try {
      const given = { params: { leadId: lead.id, kind }, query: { as: 'pdf' as const } };
      saveFile(await askFile('GET /api/leads/:leadId/papers/:kind', given), `${kind}-${lead.code}.pdf`);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Panel title={t('lead.papers')}>
      {problem && <ProblemAlert problem={problem} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {REQUEST_PAPERS.map((kind) => (
          <Button key={kind} variant="outlined" size="small" disabled={busy === kind} onClick={() => void take(kind)}>
            {t(`lead.paper.${kind}`)}
          </Button>
        ))}
      </Box>
      <Box sx={{ mt: 2, fontSize: '.75rem', color: 'text.secondary' }}>{t('lead.papersMasked')}</Box>
    </Panel>
  );
};
