import type { ConfigChangeRow } from '@jurilien/rows/configuration';
import { Box, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { Pager } from '../../../components/list/Pager';
import { PlainList } from '../../../components/list/PlainList';
import { useActions } from '../../../components/commands/useActions';
import { PageHeader } from '../../../components/page/PageHeader';
import { Loaded, Panel } from '../../../components/page/Panel';
import { useT, type Key } from '../../../useT';
import { ConfigNav } from '../ConfigNav';
import { ChangeCard } from './ChangeCard';

/** Few changes are under way at once: where all of them stand there, nothing turns pages. */
const paged = ({ total = 0, data = [] }: { total?: number; data?: readonly unknown[] }): boolean => total > data.length;

const Cards = ({ empty }: { empty: Key }) => {
  const t = useT();
  const list = useListContext<ConfigChangeRow>();
  const rows = list.data ?? [];
  const whyNot = useActions(
    'config-changes',
    rows.map(({ id }) => id),
  );
  return (
    <Loaded query={list} lines={4} isEmpty={rows.length === 0} empty={t(empty)}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {rows.map((row) => (
          <ChangeCard key={row.id} row={row} whyNot={whyNot} />
        ))}
      </Box>
      {paged(list) && <Pager />}
    </Loaded>
  );
};

const UNDER_WAY = ['Proposed', 'Scheduled', 'Stuck'] as const;

/** What is not decided yet, or of it what the address asks for (`?state=Proposed`), with the way to all of it. */
const UnderWay = () => {
  const t = useT();
  const [search] = useSearchParams();
  const only = UNDER_WAY.find((state) => state === search.get('state'));
  const title = t('config.underWay');
  return (
    <Panel
      title={only ? t('config.underWayOnly', { title, state: t(`config.states.${only}`) }) : title}
      aside={
        only && (
          <Button component={Link} to="/config/changes" variant="text">
            {t('config.showAll')}
          </Button>
        )
      }
    >
      <PlainList
        key={only}
        resource="config-changes"
        sort={{ field: 'proposedAt', order: 'DESC' }}
        filter={{ state: only ? [only] : [...UNDER_WAY] }}
      >
        <Cards empty="config.noneUnderWay" />
      </PlainList>
    </Panel>
  );
};

/** X08, changes: what waits for an approval or its day or is stuck, and everything that was decided. */
export default function Changes() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('config.nav.changes')} />
      <ConfigNav />
      <Box sx={{ display: 'grid', gap: 4 }}>
        <UnderWay />
        <Panel title={t('config.decided')}>
          <PlainList
            resource="config-changes"
            sort={{ field: 'proposedAt', order: 'DESC' }}
            filter={{ state: ['Applied', 'RolledBack', 'Rejected'] }}
          >
            <Cards empty="config.noneDecided" />
          </PlainList>
        </Panel>
      </Box>
    </>
  );
}
