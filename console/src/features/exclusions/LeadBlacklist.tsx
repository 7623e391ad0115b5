import type { BlacklistRow } from '@jurilien/rows/exclusions';
import { Box, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Loaded, Panel } from '../../components/page/Panel';
import { mayRead, me } from '../../roles';
import { useT } from '../../useT';
import { AddEntry, EntryLine } from './EntryLine';

/** Entries that speak of the client of a request, and the way to make one. */
export const LeadBlacklist = ({ leadId, hits }: { leadId: string; hits?: string[] | null }) => {
  const t = useT();
  const found = hits ?? [];
  const query = useGetList<BlacklistRow>(
    'blacklist',
    { pagination: { page: 1, perPage: 20 }, sort: { field: 'createdAt', order: 'DESC' }, filter: { id: found } },
    { enabled: found.length > 0 },
  );
  if (!mayRead(me().role, 'blacklist')) return null;
  return (
    <Panel title={t('blacklist.hitTitle')} aside={<AddEntry from={{ leadId }} />}>
      {found.length === 0 ? (
        <Typography color="text.secondary">{t('blacklist.hitNone')}</Typography>
      ) : (
        <Loaded query={query}>
          <Typography sx={{ mb: 2 }}>{t('blacklist.hitText')}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {query.data?.map((entry) => (
              <EntryLine key={entry.id} entry={entry} />
            ))}
          </Box>
        </Loaded>
      )}
    </Panel>
  );
};
