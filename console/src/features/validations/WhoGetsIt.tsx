import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { type Lead, useAsked } from '../lead';
import { Loaded, Panel } from '../../components/page/Panel';
import { ScoreBar } from '../../components/ScoreBar';
import { useCode, useT } from '../../useT';
import { mayRead, me } from '../../roles';
import { WhatIf } from '../finder';

type Preview = NonNullable<ReturnType<typeof useAsked<'matching-preview'>>['data']>;

/** Who would not, by the rule that excludes them. */
const Excluded = ({ preview }: { preview: Preview }) => {
  const t = useT();
  const code = useCode();
  const byRule = new Map<string, string[]>();
  for (const person of preview.excluded) byRule.set(person.code, [...(byRule.get(person.code) ?? []), person.name]);
  return (
    <Box component="details" sx={{ mt: 2, fontSize: '.8125rem' }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', fontWeight: 650 }}>
        {t('lead.excluded')} ({preview.excluded.length})
      </Box>
      {[...byRule]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([rule, names]) => (
          <Box key={rule} component="details" sx={{ pl: 3, py: 0.75 }}>
            <Box component="summary" sx={{ cursor: 'pointer' }}>
              {preview.counts[rule] ?? names.length} · {code('exclusions', rule)} ({rule})
            </Box>
            <Box sx={{ color: 'text.secondary', pl: 4 }}>{names.join(', ')}</Box>
          </Box>
        ))}
    </Box>
  );
};

/** Who would receive an offer now, in which order and why; who would not, and by which rule. */
export const WhoGetsIt = ({ lead }: { lead: Lead }) => {
  const t = useT();
  const query = useAsked(lead.id, 'matching-preview', lead.version);
  const preview = query.data;
  return (
    <Panel
      title={t('lead.whoGets')}
      aside={preview && <Box sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>{t('lead.eligible', { count: preview.total })}</Box>}
    >
      <Loaded query={query} lines={5}>
        <Box sx={{ fontSize: '.75rem', color: 'text.secondary', mb: 1 }}>{t('lead.compute')}</Box>
        {!preview?.eligible.length && <Box>{t('lead.noneEligible')}</Box>}
        <Box component="ol" sx={{ m: 0, pl: 5, maxHeight: 330, overflowY: 'auto' }} tabIndex={0} aria-label={t('lead.whoGets')}>
          {preview?.eligible.map((person) => (
            <Box component="li" key={person.professionalId} sx={{ py: 1.25 }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
                <MuiLink component={Link} to={`/lawyers/${person.professionalId}`} sx={{ fontWeight: 650 }}>
                  {person.name}
                </MuiLink>
                <strong>{person.points}</strong>
              </Box>
              <ScoreBar parts={person.parts} />
            </Box>
          ))}
        </Box>
        {preview && preview.excluded.length > 0 && <Excluded preview={preview} />}
      </Loaded>
      {mayRead(me().role, 'matching') && (
        <Box component="details" sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
          <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', fontWeight: 650, fontSize: '.8125rem', mb: 2 }}>
            {t('finder.whatIf')}
          </Box>
          <WhatIf
            asked={{ leadId: lead.id }}
            version={lead.version}
            now={{
              rate: String(lead.facts.rate ?? '3'),
              experience: Number(lead.facts.experience ?? 0),
              acceptDistance: lead.facts.acceptDistance === true,
            }}
          />
        </Box>
      )}
    </Panel>
  );
};
