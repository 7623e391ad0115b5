import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { LeadDetails } from '../../api/rows';
import { Panel } from '../../components/Panel';
import { useT } from '../../useT';

export const TextColumn = ({ title, hint, lang, children }: { title: string; hint: string; lang?: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="h3">{title}</Typography>
    <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 2 }}>{hint}</Typography>
    <Box lang={lang} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '.875rem', lineHeight: 1.6, maxWidth: '68ch' }}>{children}</Box>
  </Box>
);

/** What the client wrote beside what professionals read. */
export const Texts = ({ lead }: { lead: LeadDetails }) => {
  const t = useT();
  return (
    <Panel title={t('lead.texts')}>
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
        <TextColumn title={t('lead.original')} hint={t('lead.originalHint')} lang={lead.lang}>{lead.description ?? '–'}</TextColumn>
        <TextColumn title={t('lead.summary')} hint={t('lead.summaryHint')} lang={lead.lang}>{lead.summary || <Typography component="span" color="text.secondary">{t('lead.noSummary')}</Typography>}</TextColumn>
      </Box>
    </Panel>
  );
};
