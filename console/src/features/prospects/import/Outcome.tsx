import type { ImportColumn } from '@jurilien/rows/prospects';
import { Box } from '@mui/material';
import { Facts, Panel } from '../../../components/page/Panel';
import { formatNumber } from '../../../format';
import { useT } from '../../../useT';
import { COLUMNS } from './columns';
import type { RowAnswer } from './send-rows';

const BECAME = ['new', 'brought', 'wrong', 'alreadyThere', 'member', 'refusedAddress'] as const;
const FAULTS = [
  'required',
  'formula',
  'encoding',
  'email',
  'unknown-word',
  'no-day',
  'implied-consent-ends',
  'implied-consent-too-long',
  'before-its-beginning',
  'in-the-future',
  'not-yours',
] as const;
/** Faults that are shown one by one; the rest is counted. */
const SHOWN = 50;

const isColumn = (name: string): name is ImportColumn => COLUMNS.some((column) => column === name);
const isFault = (message: string): message is (typeof FAULTS)[number] => FAULTS.some((one) => one === message);

interface Props {
  readonly answers: readonly RowAnswer[];
  readonly empty: number;
  readonly twice: number;
}

/** What becomes of the rows of a list: how many are refused and why, and every cell to correct by its row and column. */
export const Outcome = ({ answers, empty, twice }: Props) => {
  const t = useT();
  const counts = BECAME.map(
    (became) => [t(`prospects.import.became.${became}`), answers.filter((one) => one.became === became).length] as const,
  );
  const all = [...counts, [t('prospects.import.became.twice'), twice] as const, [t('prospects.import.became.empty'), empty] as const];
  const withoutBasis = answers.filter(({ became, noBasis }) => noBasis && (became === 'new' || became === 'brought')).length;
  const faults = answers.flatMap(({ row, faults: found = [] }) => found.map((fault) => ({ row, ...fault })));
  const what = (message: string) =>
    message.startsWith('phone')
      ? t('prospects.import.faults.phone')
      : t(`prospects.import.faults.${isFault(message) ? message : 'invalid'}`);
  return (
    <Panel title={t('prospects.import.counts')}>
      <Facts rows={all.filter(([, n]) => n > 0).map(([label, n]) => [label, formatNumber(n)])} />
      {withoutBasis > 0 && <Box sx={{ mt: 2, fontSize: '.8125rem' }}>{t('prospects.import.noBasis', { count: withoutBasis })}</Box>}
      {faults.length > 0 && (
        <Box component="section" aria-label={t('prospects.import.faultsTitle')} sx={{ mt: 3, fontSize: '.8125rem' }}>
          <Box component="h3" sx={{ fontSize: '.875rem', m: 0, mb: 1 }}>
            {t('prospects.import.faultsTitle')}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 4 }}>
            {faults.slice(0, SHOWN).map(({ row, column, message }) => (
              <li key={`${row}/${column}`}>
                {t('prospects.import.fault', {
                  row,
                  column: isColumn(column) ? t(`prospects.import.columnNames.${column}`) : column,
                  what: what(message),
                })}
              </li>
            ))}
          </Box>
          {faults.length > SHOWN && <p>{t('prospects.import.moreFaults', { count: faults.length - SHOWN })}</p>}
        </Box>
      )}
    </Panel>
  );
};
