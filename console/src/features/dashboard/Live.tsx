import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { ShortLine } from '../../components/list/ShortLine';
import { Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatDay } from '../../format';
import { useRegion } from '../../regions';
import { useCode, useT } from '../../useT';
import { Marks, Next } from '../lead';
import { filtered } from './places';
import type { DashboardAnswer } from './useDashboard';

type LiveRequests = NonNullable<DashboardAnswer['live']>;
type Gaps = NonNullable<DashboardAnswer['gaps']>;
const SEARCHING = { state: ['Offering', 'SelfServe'] };
const small = { fontSize: '.8125rem' } as const;
const list = { m: 0, p: 0, listStyle: 'none' } as const;

/** Requests that look for a professional now, the one whose clock ends first on top. */
export const Live = ({ live: { n, more, rows } }: { live: LiveRequests }) => {
  const t = useT();
  const code = useCode();
  const counted = n === null ? t('dashboard.liveFew') : t('dashboard.liveCount', { n });
  return (
    <Panel
      title={t('dashboard.live')}
      aside={
        rows && rows.length > 0 ? (
          <MuiLink component={Link} to={filtered('/leads', SEARCHING)} sx={small}>
            {more ? t('dashboard.all') : counted}
          </MuiLink>
        ) : undefined
      }
    >
      {rows && rows.length > 0 ? (
        <Box component="ul" sx={list}>
          {rows.map((lead) => (
            <ShortLine
              key={lead.id}
              head={
                <>
                  <MuiLink component={Link} to={`/leads/${lead.id}`} sx={{ fontWeight: 750 }}>
                    {lead.code ?? '····'}
                  </MuiLink>
                  <span>
                    {code('lawyerTypes', lead.lawyerType)}, {lead.province}
                  </span>
                  <Marks lead={{ urgent: lead.urgent }} />
                  <Box component="span" sx={{ ml: 'auto' }}>
                    <Next lead={lead} />
                  </Box>
                </>
              }
            >
              {t('dashboard.offersOpen', { n: lead.offersOpen })}
            </ShortLine>
          ))}
        </Box>
      ) : (
        <Typography color="text.secondary">{n === 0 ? t('dashboard.liveNone') : counted}</Typography>
      )}
    </Panel>
  );
};

/** Fields of law in regions where searches found no one, those that no professional serves first. */
export const SupplyGaps = ({ gaps: { from, to, rows }, least }: { gaps: Gaps; least: number }) => {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  const days = { from: formatDay(`${from}T12:00:00Z`), to: formatDay(`${to}T12:00:00Z`) };
  return (
    <Panel title={t('dashboard.gaps')}>
      {rows.length === 0 ? (
        <Typography color="text.secondary">
          {least > 0 ? t('dashboard.gapsFew', { n: least, ...days }) : t('dashboard.gapsNone', days)}
        </Typography>
      ) : (
        <>
          <Box component="ul" sx={list}>
            {rows.map((gap) => (
              <ShortLine
                key={`${gap.field}:${gap.region}`}
                head={
                  <>
                    <MuiLink
                      component={Link}
                      to={`/ops-report?${new URLSearchParams({ from, to, field: gap.field, region: gap.region })}`}
                      sx={{ fontWeight: 650 }}
                    >
                      {code('lawyerTypes', gap.field)}, {region(gap.region)}
                    </MuiLink>
                    <Tag tone={gap.professionals === 0 ? 'danger' : 'neutral'}>{t('dashboard.serving', { n: gap.professionals })}</Tag>
                  </>
                }
              >
                {t('dashboard.unserved', { n: gap.unserved })}
              </ShortLine>
            ))}
          </Box>
          <Typography color="text.secondary" sx={{ fontSize: '.75rem', mt: 2 }}>
            {t('dashboard.gapsHint', days)}
          </Typography>
        </>
      )}
    </Panel>
  );
};
