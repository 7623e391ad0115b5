import { Box } from '@mui/material';
import { Bars } from '../../components/charts/Bars';
import { Loaded, Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatCoins, formatDay } from '../../format';
import { inLocale } from '../../locale';
import { useRegion } from '../../regions';
import { useCode, useT } from '../../useT';
import { FLAGS } from '../lead';
import { useReach } from './useFigures';

/** The eligibility simulator: of the validated requests of the last days, how many matched, and what kept the others away. */
export const Reach = ({ id }: { id: string }) => {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  const query = useReach(id);
  const reach = query.data;
  const reasons = [...(reach?.excludedBy ?? [])].sort((a, b) => b.n - a.n);
  return (
    <Panel title={t('figures.reach')}>
      <Loaded query={query} isEmpty={!reach?.leads} empty={t('figures.reachEmpty')} lines={5}>
        {reach && (
          <Box sx={{ display: 'grid', gap: 4 }}>
            <Box>
              <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 1 }}>{t('figures.reachHint', { days: reach.days })}</Box>
              <Box sx={{ fontSize: '1rem', fontWeight: 700 }}>
                {t('figures.reachSeen', { seen: reach.wouldHaveSeen, leads: reach.leads })}{' '}
                {reasons[0]
                  ? t('figures.reachMost', { reason: `${code('exclusions', reasons[0].code)} (${reasons[0].code})`, n: reasons[0].n })
                  : t('figures.reachNone')}
              </Box>
            </Box>
            {reasons.length > 0 && (
              <Bars
                label={t('figures.excludedBy')}
                file={`jurilien-${id}-eligibility`}
                columns={[t('figures.excludedBy'), t('figures.requests')]}
                tone="soft"
                rows={reasons.map((reason) => ({ name: code('exclusions', reason.code), n: reason.n }))}
              />
            )}
            {reach.examples.length > 0 && (
              <Box>
                <Box sx={{ fontSize: '.8125rem', fontWeight: 700, mb: 1 }}>{t('figures.examples')}</Box>
                <Box component="ul" sx={{ m: 0, pl: 5, fontSize: '.8125rem' }}>
                  {reach.examples.map((example, index) => (
                    <Box component="li" key={index} sx={{ py: 0.5 }}>
                      {code('lawyerTypes', example.field)}, {region(example.region)} · {formatDay(example.at)} ·{' '}
                      {formatCoins(example.priceCc)} {example.urgent && <Tag tone="warning">{inLocale(FLAGS.urgent.short)}</Tag>}
                    </Box>
                  ))}
                </Box>
              </Box>
            )}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
};
