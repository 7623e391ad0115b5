import type { PrivacyCaseRow } from '@jurilien/rows/privacy';
import { RETENTION_WORDS } from '@jurilien/reference';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { Loaded, Panel } from '../../../components/page/Panel';
import { list, quiet } from '../../../components/text/who';
import { Tag } from '../../../components/Tone';
import { formatDate, formatList } from '../../../format';
import { inLocale } from '../../../locale';
import { useCode, useT } from '../../../useT';
import { PlaceHold } from '../erasures/PlaceHold';
import { Holding, holdingOf } from '../Holding';
import type { Reached, useReached } from './useReached';

interface Props {
  readonly kind: PrivacyCaseRow['kind'];
  readonly query: ReturnType<typeof useReached>;
  readonly held: (holding: string) => string | undefined;
}

/** Until when a thing is kept, and why. */
const Kept = ({ of: { until, why, since, by } }: { of: Reached['holdings'][number] }) => {
  const t = useT();
  const code = useCode();
  const { what, why: reason } = RETENTION_WORDS[why];
  return (
    <Box sx={quiet}>
      {t('privacyCases.since', { since: formatDate(since) })}{' '}
      {until ? t('privacyCases.keptUntil', { until: formatDate(until) }) : t('privacyCases.keptWhileLive')} {inLocale(what)}.{' '}
      {inLocale(reason)} {t('privacyCases.foundBy', { by: formatList(by.map((each) => code('privacyReach', each))) })}
    </Box>
  );
};

/** What a person has to look at again: whom matching finds for the request, and why. */
const Matching = ({ holding }: { holding: string }) => {
  const t = useT();
  const { kind, id } = holdingOf(holding);
  if (kind !== 'request') return null;
  return (
    <MuiLink component={Link} to={`/finder?mode=people&lead=${id}`} sx={{ justifySelf: 'start' }}>
      {t('privacyCases.matching')}
    </MuiLink>
  );
};

/** What is held under what was proven, until when and why, and what is retained: what a request can be granted for, and no more. */
export const ReachedPanel = ({ kind, query, held }: Props) => {
  const t = useT();
  return (
    <Panel title={t('privacyCases.reached')}>
      <Typography sx={{ ...quiet, mb: 1 }}>{t('privacyCases.reachedHint')}</Typography>
      <Loaded query={query} isEmpty={query.data?.holdings.length === 0} empty={t('privacyCases.nothingReached')}>
        <Box component="ul" sx={list}>
          {query.data?.holdings.map((each) => {
            const hold = held(each.id);
            return (
              <Box
                component="li"
                key={each.id}
                sx={{ display: 'grid', gap: 1, py: 2, borderTop: 1, borderColor: 'divider', fontSize: '.8125rem' }}
              >
                <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
                  <Holding of={holdingOf(each.id)} />
                  {hold && <Tag tone="warning">{hold}</Tag>}
                </Box>
                <Kept of={each} />
                {kind === 'humanReview' && <Matching holding={each.id} />}
                <Box>
                  <PlaceHold of={holdingOf(each.id)} small />
                </Box>
              </Box>
            );
          })}
        </Box>
      </Loaded>
    </Panel>
  );
};
