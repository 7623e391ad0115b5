import { Box } from '@mui/material';
import { Columns } from '../../components/charts/Columns';
import { Facts } from '../../components/page/Panel';
import { formatNumber } from '../../format';
import { useT } from '../../useT';
import type { Report } from './asked';
import { Section } from './Defined';
import { shareText } from './shown';

/** How the offers of the period were shared among those who received any (B7). */
export const Shares = ({ report: { shares, least } }: { report: Report }) => {
  const t = useT();
  return (
    <Section of="fairness">
      {shares === null ? (
        <Box sx={{ color: 'text.secondary' }}>{t(least > 0 ? 'reports.noSharesFew' : 'reports.noShares', { least })}</Box>
      ) : (
        <Box>
          <Facts
            columns={2}
            rows={[
              [t('reports.shares.offers'), formatNumber(shares.offers)],
              [t('reports.shares.professionals'), formatNumber(shares.professionals)],
              [t('reports.shares.gini'), formatNumber(shares.gini)],
              [t('reports.shares.topTen'), shareText(shares.topTen)],
            ]}
          />
          <Box sx={{ mt: 3 }}>
            <Columns
              label={t('reports.tenths')}
              hint={t('reports.tenthsHint')}
              file="jurilien-shares"
              first={t('reports.tenth')}
              series={[{ key: 'share', name: t('reports.tenthShare'), tone: 'main' }]}
              rows={shares.tenths.map((share, i) => ({ name: String(i + 1), share: Math.round(share * 1_000) / 10 }))}
            />
          </Box>
        </Box>
      )}
    </Section>
  );
};
