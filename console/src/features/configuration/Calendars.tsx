import { Alert, Box, Link as MuiLink } from '@mui/material';
import { GOOD_FRIDAYS, HOLIDAYS, PROVINCES, regionsOf, type Province } from '@jurilien/reference';
import { PageHeader } from '../../components/page/PageHeader';
import { Panel } from '../../components/page/Panel';
import { quiet } from '../../components/text/who';
import { formatDay, formatList } from '../../format';
import { locale } from '../../locale';
import { useCode, useT } from '../../useT';
import { ConfigNav } from './ConfigNav';
import { yearsMissing, yearsOf } from './years';

/** The statutes that the holidays are from. */
const STATUTES: Readonly<Record<Province, Readonly<Record<'fr' | 'en', string>>>> = {
  QC: { fr: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/N-1.1', en: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/N-1.1' },
  ON: { fr: 'https://www.ontario.ca/fr/lois/loi/00e41', en: 'https://www.ontario.ca/laws/statute/00e41' },
};

const holidaysIn = (province: Province, year: number): readonly string[] => HOLIDAYS[province].filter((day) => day.startsWith(`${year}-`));
const fridayOf = (year: number): string | undefined => GOOD_FRIDAYS.find((day) => day.startsWith(`${year}-`));

const Holidays = ({ province }: { province: Province }) => {
  const t = useT();
  const now = new Date().getFullYear();
  const missing = yearsMissing(HOLIDAYS[province], now);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="h3" sx={{ mt: 0, mb: 1 }}>
        {PROVINCES.find(({ code }) => code === province)?.[locale]}
      </Box>
      <MuiLink href={STATUTES[province][locale]} underline="always" target="_blank" rel="noreferrer" sx={quiet}>
        {t(`config.sources.holidays${province}`)}
      </MuiLink>
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('config.yearsMissing', { count: missing.length, years: formatList(missing.map(String)) })}
        </Alert>
      )}
      <Box component="dl" sx={{ m: 0, mt: 2, display: 'grid', gridTemplateColumns: 'max-content minmax(0,1fr)', gap: '6px 16px' }}>
        {yearsOf(HOLIDAYS[province]).map((year) => (
          <Box key={year} sx={{ display: 'contents', fontSize: '.8125rem' }}>
            <Box component="dt" sx={{ fontWeight: 700 }}>
              {year}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '.8125rem' }}>
              {holidaysIn(province, year)
                .map((day) => formatDay(`${day}T12:00:00`))
                .join(' · ')}
              {province === 'QC' && fridayOf(year) && (
                <Box component="span" sx={quiet}>
                  {` ${t('config.easter', { friday: formatDay(`${fridayOf(year)}T12:00:00`) })}`}
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const Regions = ({ province }: { province: Province }) => {
  const t = useT();
  const code = useCode();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="h3" sx={{ mt: 0, mb: 1 }}>
        {code('provinces', province)}
      </Box>
      <Box sx={quiet}>{t(`config.sources.regions${province}`)}</Box>
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', columns: { xs: 1, sm: 2 }, fontSize: '.8125rem' }}>
        {regionsOf(province).map((region) => (
          <Box component="li" key={region.code} sx={{ py: 0.5 }}>
            {region[locale]} <Box component="span" sx={quiet}>{`(${region.code})`}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const two = { display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' } };

/** X08, what comes with a release: holidays and regions, where they are from, and the years they cover. */
export default function Calendars() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('config.nav.calendars')} />
      <ConfigNav />
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 4, maxWidth: '72ch' }}>
        {t('config.calendarsHint')}
      </Box>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Panel title={t('config.holidays')}>
          <Box sx={two}>
            {PROVINCES.map(({ code }) => (
              <Holidays key={code} province={code} />
            ))}
          </Box>
        </Panel>
        <Panel title={t('config.regions')}>
          <Box sx={two}>
            {PROVINCES.map(({ code }) => (
              <Regions key={code} province={code} />
            ))}
          </Box>
        </Panel>
      </Box>
    </>
  );
}
