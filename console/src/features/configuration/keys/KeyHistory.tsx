import type { ConfigHistoryRow } from '@jurilien/rows/configuration';
import { Box } from '@mui/material';
import type { Key } from '@jurilien/reference';
import { useGetList } from 'react-admin';
import { Loaded } from '../../../components/page/Panel';
import { quiet } from '../../../components/text/who';
import { formatMoment } from '../../../format';
import { useStaff } from '../../../useStaff';
import { useCode, useT } from '../../../useT';
import { scopeOf, scopeWords } from '../pairs';
import { valueWords } from '../values/parts';

const NEWEST = { pagination: { page: 1, perPage: 25 }, sort: { field: 'configVersion', order: 'DESC' as const } };

/** What a key was, since when, by whom and why. */
export const KeyHistory = ({ of }: { of: Key }) => {
  const say = { t: useT(), code: useCode() };
  const { nameOf } = useStaff();
  const query = useGetList<ConfigHistoryRow>('config-history', { ...NEWEST, filter: { key: of.key } }, { retry: false });
  return (
    <Loaded query={query} lines={2} isEmpty={query.data?.length === 0} empty={say.t('config.neverChanged')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {query.data?.map((row) => (
          <Box component="li" key={row.id} sx={{ fontSize: '.8125rem' }}>
            <strong>{row.value === null ? say.t('config.goneHere') : valueWords(of, row.value, say)}</strong>
            {` · ${scopeWords(scopeOf(row), say)}`}
            <Box sx={quiet}>
              {say.t('config.appliedBy', { when: formatMoment(row.appliedAt), version: row.configVersion, who: nameOf(row.proposedBy) })}
              {row.approvedBy && ` ${say.t('config.approvedBy', { who: nameOf(row.approvedBy) })}`}
            </Box>
            <Box sx={{ ...quiet, fontStyle: 'italic', overflowWrap: 'anywhere' }}>{row.reason}</Box>
          </Box>
        ))}
      </Box>
    </Loaded>
  );
};
