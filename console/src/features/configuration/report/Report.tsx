import { Alert, Box, MenuItem, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ask } from '../../../api/http';
import { Download } from '../../../components/Download';
import { PageHeader } from '../../../components/page/PageHeader';
import { Loaded, Panel } from '../../../components/page/Panel';
import { quiet } from '../../../components/text/who';
import { formatFull, formatMoment } from '../../../format';
import { locale } from '../../../locale';
import { useT } from '../../../useT';
import { ConfigNav } from '../ConfigNav';
import { instantOf } from '../useDraftChange';
import { Compare } from './Compare';
import { SHOWN } from './shown';
import { ReportTable } from './ReportTable';
import { TextGaps } from './TextGaps';

/** Named after the view, so that each change of the configuration reads it again. */
const useReport = (at: string | undefined) =>
  useQuery({
    queryKey: ['config-current', 'report', at],
    queryFn: ({ signal }) => ask('GET /api/configuration', { query: at ? { at } : {}, signal }),
    placeholderData: keepPreviousData,
  });

/** Which instant, and which keys: kept in the address. */
const useAsked = () => {
  const [search, setSearch] = useSearchParams();
  const want = (name: string, value: string) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return { at: search.get('at') ?? '', only: SHOWN.find((one) => one === search.get('only')) ?? 'all', q: search.get('q') ?? '', want };
};

const Filters = ({ at, only, q, want }: ReturnType<typeof useAsked>) => {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', mb: 3 }}>
      <TextField type="search" label={t('config.search')} value={q} onChange={(event) => want('q', event.target.value)} />
      <TextField
        select
        label={t('config.show')}
        value={only}
        sx={{ minWidth: 190 }}
        onChange={(event) => want('only', event.target.value === 'all' ? '' : event.target.value)}
      >
        {SHOWN.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`config.reported.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="datetime-local"
        label={t('config.asOf')}
        value={at}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={(event) => want('at', event.target.value)}
      />
    </Box>
  );
};

/** X09: every key with what is shipped, what is in force, who changed it when and why, what to look at; as files, and compared. */
export default function Report() {
  const t = useT();
  const asked = useAsked();
  const at = instantOf(asked.at);
  const query = useReport(at);
  const given = { query: at ? { at } : {} };
  return (
    <>
      <PageHeader
        title={t('config.nav.report')}
        aside={
          <>
            <Download
              route="GET /api/configuration.csv"
              given={{ query: { ...given.query, lang: locale } }}
              file="configuration.csv"
              label="config.csv"
            />
            <Download route="GET /api/configuration/export" given={given} file="configuration.json" label="config.export" />
          </>
        }
      />
      <ConfigNav />
      <Filters {...asked} />
      <Loaded query={query} lines={8}>
        {query.data && (
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0,1fr)' }}>
            {at && <Alert severity="info">{t('config.asItWas', { when: formatFull(at), version: query.data.version })}</Alert>}
            <Panel title={t('config.keys')} flush>
              <ReportTable report={query.data} only={asked.only} q={asked.q} />
            </Panel>
            <Compare at={at} />
            <TextGaps />
            <Box sx={quiet}>
              {t('config.signs', { environment: query.data.environment, fingerprint: query.data.fingerprint })}{' '}
              {t('config.readAt', { when: formatMoment(query.data.at), version: query.data.version })}
            </Box>
          </Box>
        )}
      </Loaded>
    </>
  );
}
