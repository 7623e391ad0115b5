import { Box } from '@mui/material';
import { Facts, Panel } from '../../components/page/Panel';
import { quiet } from '../../components/text/who';
import { formatCents, formatNumber } from '../../format';
import { useT } from '../../useT';
import { monthName, type Sales } from './months';

/** What comes again each month by itself, of whom, and what that is for each: with what it measures. */
export const Recurring = ({ recurring: { month, provinces } }: { recurring: Sales['recurring'] }) => {
  const t = useT();
  const [cents, members] = [provinces.reduce((n, one) => n + one.cents, 0), provinces.reduce((n, one) => n + one.members, 0)];
  return (
    <Panel title={t('money.recurring')}>
      <Facts
        columns={2}
        rows={[
          [t('money.recurringOf', { month: monthName(month) }), formatCents(cents)],
          [t('money.recurringMembers'), formatNumber(members)],
          [t('money.recurringEach'), members > 0 ? formatCents(Math.round(cents / members)) : '–'],
        ]}
      />
      <Box sx={{ ...quiet, mt: 2 }}>{t('money.recurringHint')}</Box>
    </Panel>
  );
};
