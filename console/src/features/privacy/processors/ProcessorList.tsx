import type { Answer } from '@jurilien/contracts/api';
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../api/http';
import { PageHeader } from '../../../components/page/PageHeader';
import { Loaded } from '../../../components/page/Panel';
import { Tag } from '../../../components/Tone';
import { formatDate } from '../../../format';
import { inLocale } from '../../../locale';
import { useT } from '../../../useT';
import { PrivacyTabs } from '../PrivacyTabs';

type Processor = Answer<'GET /api/processors'>['processors'][number];

const Line = ({ row }: { row: Processor }) => {
  const t = useT();
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 650 }}>
        {inLocale(row.name)}
        <Box sx={{ mt: 1 }}>{row.inUse ? <Tag tone="success">{t('processors.inUse')}</Tag> : <Tag>{t('processors.unused')}</Tag>}</Box>
      </TableCell>
      <TableCell>{inLocale(row.purpose)}</TableCell>
      <TableCell>{inLocale(row.data)}</TableCell>
      <TableCell>{row.place ? inLocale(row.place) : t('processors.unstated')}</TableCell>
      <TableCell>{row.assessedOn ? formatDate(row.assessedOn) : t('processors.unstated')}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.hosts.length > 0 ? row.hosts.join(', ') : '–'}</TableCell>
    </TableRow>
  );
};

/** N04: who receives personal data, where, since which assessment, and at which hosts; the settings of a deployment state it. */
export default function ProcessorList() {
  const t = useT();
  const query = useQuery({ queryKey: ['processors'], queryFn: ({ signal }) => ask('GET /api/processors', { signal }) });
  const rows = query.data?.processors ?? [];
  return (
    <>
      <PageHeader title={t('processors.title')} count={query.data && rows.length} />
      <PrivacyTabs />
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 4, maxWidth: '72ch' }}>
        {t('processors.hint')}
      </Box>
      <Loaded query={query} lines={6}>
        <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, overflowX: 'auto' }} tabIndex={0}>
          <Table size="small" aria-label={t('processors.title')}>
            <TableHead>
              <TableRow>
                {(['name', 'purpose', 'data', 'place', 'assessed', 'hosts'] as const).map((column) => (
                  <TableCell key={column}>{t(`processors.${column}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <Line key={row.id} row={row} />
              ))}
            </TableBody>
          </Table>
        </Box>
      </Loaded>
    </>
  );
}
