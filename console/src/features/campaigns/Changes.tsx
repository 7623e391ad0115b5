import type { CampaignRow } from '@jurilien/rows/campaigns';
import { Box } from '@mui/material';
import { Fragment } from 'react';
import { Loaded } from '../../components/page/Panel';
import { wordDifference } from '../../components/text/word-difference';
import { list, quiet } from '../../components/text/who';
import { formatMoment } from '../../format';
import { toneSx } from '../../theme';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import type { Audiences } from './draft';
import { useVersions } from './useCampaign';
import { useChangesSince, type Change, type Versions } from './useSaid';

const SIDES = [
  { key: 'before', only: 'mine', mark: 'del', tone: 'warning' },
  { key: 'now', only: 'theirs', mark: 'ins', tone: 'success' },
] as const;

/** One thing as it was and as it is, side by side; what stands on one side alone is marked, by more than its colour. */
const Sides = ({ change: { label, lang, before, now } }: { change: Change }) => {
  const t = useT();
  const runs = wordDifference(before, now);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'minmax(0,1fr) minmax(0,1fr)' }, mt: 1 }}>
      {SIDES.map(({ key, only, mark, tone }) => (
        <Box key={key} role="group" aria-label={t(`campaigns.changes.${key}Of`, { what: label })}>
          <Box sx={quiet} aria-hidden="true">
            {t(`campaigns.changes.${key}`)}
          </Box>
          <Box
            lang={lang && `${lang}-CA`}
            sx={{ bgcolor: 'action.hover', borderRadius: 1, p: 2, fontSize: '.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {runs
              .filter((run) => run.in === 'both' || run.in === only)
              .map((run, n) =>
                run.in === 'both' ? (
                  <span key={n}>{run.text}</span>
                ) : (
                  <Fragment key={n}>
                    {/^\s*/.exec(run.text)?.[0]}
                    <Box component={mark} sx={toneSx(tone)}>
                      {run.text.trimStart()}
                    </Box>
                  </Fragment>
                ),
              )}
            {(key === 'before' ? before : now) === '' && '–'}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const Since = ({ now, decided, audiences }: { now: Versions['now']; decided: NonNullable<Versions['decided']>; audiences: Audiences }) => {
  const t = useT();
  const { nameOf } = useStaff();
  const changes = useChangesSince(audiences)(decided, now);
  const of = { edit: decided.edit, name: nameOf(decided.by), when: formatMoment(decided.at) };
  return (
    <Box component="section" aria-label={t('campaigns.changes.title')} sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 3 }}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '.9375rem' }}>
        {t('campaigns.changes.title')}
      </Box>
      <Box sx={quiet}>{t(`campaigns.changes.${decided.decision}`, of)}</Box>
      {decided.reason && <Box sx={quiet}>{t('campaigns.changes.because', { why: decided.reason })}</Box>}
      {changes.length === 0 && <Box sx={{ mt: 2 }}>{t('campaigns.changes.none')}</Box>}
      {changes.length > 0 && (
        <>
          <Box sx={quiet}>{t('campaigns.changes.legend')}</Box>
          <Box component="ul" sx={{ ...list, display: 'grid', gap: 3, mt: 2 }}>
            {changes.map((change) => (
              <li key={change.label}>
                <Box sx={{ fontWeight: 700, fontSize: '.875rem' }}>{change.label}</Box>
                <Sides change={change} />
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
};

/** What has changed since someone last approved the campaign or sent it back; nothing of one on which no one has decided yet. */
export const Changes = ({ row, audiences }: { row: CampaignRow; audiences: Audiences }) => {
  const query = useVersions(row.id, row);
  const { now, decided } = query.data ?? {};
  if (query.data && (!decided || (decided.decision === 'approved' && decided.edit === now?.edit))) return null;
  return <Loaded query={query}>{now && decided && <Since now={now} decided={decided} audiences={audiences} />}</Loaded>;
};
