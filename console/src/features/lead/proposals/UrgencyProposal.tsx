import type { Answer } from '@jurilien/contracts/api';
import { Alert, AlertTitle, Box } from '@mui/material';
import type { Lead } from '../lead';
import { ActionButton } from '../../../components/commands/ActionButton';
import { useCommand } from '../../../components/commands/useCommand';
import { useCode, useT } from '../../../useT';
import { useAsked } from '../useLead';

type Proposed = Answer<'GET /api/leads/:leadId/urgency'>['proposed'][number];

/** The words around the ones that say so: enough to judge by. */
const AROUND = 60;
const textOf = (lead: Lead, place: string): string => {
  const answers = lead.specificQuestions as Record<string, unknown> | null;
  return place === 'description' ? (lead.description ?? '') : String(answers?.[place] ?? '');
};

const Line = ({ lead, found }: { lead: Lead; found: Proposed }) => {
  const t = useT();
  const code = useCode();
  const text = textOf(lead, found.in);
  return (
    <li>
      <strong>{code('pressing', found.kind)}</strong>{' '}
      {found.words ? (
        <Box component="span" lang={lead.lang}>
          …{text.slice(Math.max(0, found.start - AROUND), found.start)}
          <Box component="mark" sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText', px: 0.5, borderRadius: 0.5 }}>
            {text.slice(found.start, found.end)}
          </Box>
          {text.slice(found.end, found.end + AROUND)}…
        </Box>
      ) : (
        t('urgency.papers')
      )}
    </li>
  );
};

/** "Urgent?", with the words that made us ask: staff decide (IN6). */
export const UrgencyProposal = ({ lead, why }: { lead: Lead; why?: string }) => {
  const t = useT();
  const code = useCode();
  const { run, busy } = useCommand();
  const { data } = useAsked(lead.id, 'urgency', lead.version);
  if (data?.urgency)
    return (
      <Alert severity="error" sx={{ mb: 4 }}>
        {t('urgency.is', { why: code('urgencies', data.urgency) })}
      </Alert>
    );
  if (!data?.proposed.length) return null;
  const decide = (urgent: boolean) => {
    if (!busy) void run('DecideUrgency', { leadId: lead.id, urgent }, { expectedVersion: lead.version });
  };
  return (
    <Alert severity="warning" sx={{ mb: 4 }}>
      <AlertTitle>{t('urgency.title')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {data.proposed.map((found) => (
          <Line key={`${found.in}-${found.start}-${found.kind}`} lead={lead} found={found} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, mt: 3, flexWrap: 'wrap' }}>
        <ActionButton variant="contained" why={why} onClick={() => decide(true)}>
          {t('urgency.yes')}
        </ActionButton>
        <ActionButton variant="outlined" why={why} onClick={() => decide(false)}>
          {t('urgency.no')}
        </ActionButton>
      </Box>
    </Alert>
  );
};
