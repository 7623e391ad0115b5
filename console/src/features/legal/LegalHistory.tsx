import { Box, Button } from '@mui/material';
import type { LegalCode } from '@jurilien/reference';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { quiet } from '../../components/text/who';
import { formatDate, formatMoment } from '../../format';
import { locale } from '../../locale';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import { Difference } from './Difference';
import type { LegalEditor } from './useLegalEditor';
import { typedOf } from './versions';

/** How many members agreed to a version of their terms last, and which: each is named in their own consents. */
const Agreed = ({ effectiveOn }: { effectiveOn: string }) => {
  const t = useT();
  const filter = { termsVersion: effectiveOn };
  const { total } = useGetList('professionals', { pagination: { page: 1, perPage: 1 }, filter }, { retry: false });
  return (
    <Link to={`/lawyers?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
      {total === undefined ? t('legal.agreedList') : t('legal.agreed', { count: total })}
    </Link>
  );
};

/** Every version: its day, who published it, when and why, and what it changed; an earlier one can be taken up again. */
export const LegalHistory = ({ code, editor }: { code: LegalCode; editor: LegalEditor }) => {
  const t = useT();
  const { nameOf } = useStaff();
  const { versions, inForce, typed, forbidden, set } = editor;
  return (
    <Panel title={t('legal.history')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
        {versions.map((version, n) => {
          const before = versions[n + 1];
          const take = () => set({ ...typedOf({ ...version, effectiveOn: typed.effectiveOn }), changes: typed.changes });
          return (
            <Box component="li" key={version.version} sx={{ display: 'grid', gap: 1.5 }}>
              <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
                <strong>{t('legal.version', { version: version.version, day: formatDate(version.effectiveOn) })}</strong>
                {version.version === inForce.version && <Tag tone="success">{t('legal.inForce')}</Tag>}
                {version.version > inForce.version && <Tag tone="info">{t('legal.coming')}</Tag>}
                {n > 0 && (
                  <Button
                    size="small"
                    disabled={forbidden !== undefined}
                    aria-label={t('legal.takeVersion', { version: version.version })}
                    onClick={take}
                  >
                    {t('legal.take')}
                  </Button>
                )}
              </Box>
              <Box sx={quiet}>{version.at ? `${formatMoment(version.at)} · ${nameOf(version.by)}` : t('legal.shipped')}</Box>
              {version.reason && <Box sx={{ fontSize: '.8125rem' }}>{version.reason}</Box>}
              {version.changes[locale].length > 0 && (
                <Box component="ul" sx={{ m: 0, pl: 4, fontSize: '.8125rem' }}>
                  {version.changes[locale].map((said) => (
                    <li key={said}>{said}</li>
                  ))}
                </Box>
              )}
              {code === 'professional-terms' && <Agreed effectiveOn={version.effectiveOn} />}
              {before && <Difference before={before} after={version} />}
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
};
