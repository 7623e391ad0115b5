import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { Lead } from '../lead';
import { ActionButton } from '../../../components/commands/ActionButton';
import { Panel } from '../../../components/page/Panel';
import { useT } from '../../../useT';
import { SummaryEditor, useSummaryDraft } from './SummaryEditor';
import { Corrections } from '../answers/Corrections';
import { TextColumn } from './TextColumn';

/** What the client wrote beside what professionals read; the summary can be corrected until someone has accepted. */
export const Texts = ({ lead, why }: { lead: Lead; why?: string }) => {
  const t = useT();
  const [draft, setDraft] = useSummaryDraft(lead.id);
  const [editing, setEditing] = useState(draft !== undefined);
  const close = () => {
    setDraft(undefined);
    setEditing(false);
  };
  return (
    <Panel
      title={t('lead.texts')}
      aside={
        <ActionButton
          variant={editing ? 'text' : 'outlined'}
          why={editing ? undefined : why}
          onClick={() => (editing ? close() : setEditing(true))}
        >
          {t(editing ? 'lead.cancel' : 'lead.editSummary')}
        </ActionButton>
      }
    >
      {editing && !why ? (
        <SummaryEditor lead={lead} draft={draft} setDraft={setDraft} onSaved={() => setEditing(false)} />
      ) : (
        <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextColumn title={t('lead.original')} hint={t('lead.originalHint')} lang={lead.lang}>
            {lead.description ?? '–'}
            <Corrections lead={lead} />
          </TextColumn>
          <TextColumn title={t('lead.summary')} hint={t('lead.summaryHint')} lang={lead.lang}>
            {lead.summary || (
              <Typography component="span" color="text.secondary">
                {t('lead.noSummary')}
              </Typography>
            )}
          </TextColumn>
        </Box>
      )}
    </Panel>
  );
};
