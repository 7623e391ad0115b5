import { Box } from '@mui/material';
import type { LegalCode } from '@jurilien/reference';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { Versions } from '../../components/drafting/Versions';
import { formatDate } from '../../format';
import { locale } from '../../locale';
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

/** Every version: its day, what it changed in its own words and in fact, and who agreed to it. */
export const LegalHistory = ({ code, editor }: { code: LegalCode; editor: LegalEditor }) => {
  const t = useT();
  const { versions, inForce, typed, forbidden, set } = editor;
  return (
    <Versions
      versions={versions}
      inForce={inForce.version}
      disabled={forbidden !== undefined}
      nameOf={({ version, effectiveOn }) => t('legal.version', { version, day: formatDate(effectiveOn) })}
      onTake={(version) => set({ ...typedOf({ ...version, effectiveOn: typed.effectiveOn }), changes: typed.changes })}
    >
      {(version, before) => (
        <>
          {version.changes[locale].length > 0 && (
            <Box component="ul" sx={{ m: 0, pl: 4, fontSize: '.8125rem' }}>
              {version.changes[locale].map((said) => (
                <li key={said}>{said}</li>
              ))}
            </Box>
          )}
          {code === 'professional-terms' && <Agreed effectiveOn={version.effectiveOn} />}
          {before && <Difference before={before} after={version} />}
        </>
      )}
    </Versions>
  );
};
