import type { OwnAutomationRow, ProfessionalRow } from '@jurilien/rows/professionals';
import { Box } from '@mui/material';
import { useGetList } from 'react-admin';
import { Loaded, Panel } from '../../../components/page/Panel';
import { Tag } from '../../../components/Tone';
import { newest } from '../../../components/list/Scroll';
import { formatDate, formatMoment } from '../../../format';
import { useCode, useT } from '../../../useT';

/** What someone has done by itself for their clients (M21), to read: on or off, its words, and how often it was sent. */
export const Automations = ({ row: { id } }: { row: ProfessionalRow }) => {
  const t = useT();
  const query = useGetList<OwnAutomationRow>('own-automations', { ...newest('savedAt'), filter: { professionalId: id } });
  return (
    <Panel title={t('pros.tabs.automations')}>
      <Loaded query={query} isEmpty={!query.data?.length} empty={t('pros.noAutomations')}>
        <Box sx={{ display: 'grid', gap: 4, maxWidth: '46rem' }}>
          {query.data?.map((automation) => (
            <One key={automation.id} automation={automation} />
          ))}
        </Box>
      </Loaded>
    </Panel>
  );
};

const One = ({ automation }: { automation: OwnAutomationRow }) => {
  const t = useT();
  const code = useCode();
  const { kind, enabled, afterHours, from, until, sent, lastSentAt, notSent, lastCode, texts } = automation;
  const said = typeof texts === 'object' && texts !== null ? texts : {};
  const facts = [
    afterHours && t('pros.automationHours', { count: afterHours }),
    from && until && t('pros.automationAway', { from: formatDate(from), until: formatDate(until) }),
    t('pros.automationSent', { count: sent }),
    lastSentAt && t('pros.automationLast', { when: formatMoment(lastSentAt) }),
    notSent > 0 && `${t('pros.automationNotSent', { count: notSent })} (${code('suppressions', lastCode)})`,
  ].filter(Boolean);
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <strong>{code('ownAutomations', kind)}</strong>
        <Tag tone={enabled ? 'success' : 'neutral'}>{enabled ? t('pros.automationOn') : t('pros.automationOff')}</Tag>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>{facts.join(' · ')}</Box>
      {(['fr', 'en'] as const).map(
        (lang) =>
          said[lang] && (
            <Box key={lang} lang={`${lang}-CA`} sx={{ mt: 1, whiteSpace: 'pre-line' }}>
              {said[lang]}
            </Box>
          ),
      )}
    </Box>
  );
};
