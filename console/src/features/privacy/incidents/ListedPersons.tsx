import type { IncidentPersonRow } from '@jurilien/rows/privacy';
import { Box, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Pager } from '../../../components/list/Pager';
import { PlainList } from '../../../components/list/PlainList';
import { Loaded, Panel } from '../../../components/page/Panel';
import { formatNumber } from '../../../format';
import { useT } from '../../../useT';

const Persons = () => {
  const t = useT();
  const list = useListContext<IncidentPersonRow>();
  return (
    <Panel title={t('incidents.listed')} aside={list.total ? <span>{formatNumber(list.total)}</span> : undefined}>
      <Loaded query={list} isEmpty={!list.data?.length} empty={t('incidents.noneListed')}>
        <Box component="ul" sx={{ m: 0, pl: 4, fontSize: '.8125rem' }}>
          {list.data?.map(({ id, subjectId }) => (
            <Typography component="li" key={id} sx={{ fontFamily: 'monospace', fontSize: 'inherit', overflowWrap: 'anywhere' }}>
              {subjectId}
            </Typography>
          ))}
        </Box>
        <Pager />
      </Loaded>
    </Panel>
  );
};

/** Whose data it concerns, as far as they were listed: pages of ids. */
export const ListedPersons = ({ incidentId }: { incidentId: string }) => (
  <PlainList resource="incident-persons" sort={{ field: 'id', order: 'ASC' }} filter={{ incidentId }}>
    <Persons />
  </PlainList>
);
