import type { LegalDocumentRow } from '@jurilien/rows/legal';
import { Box } from '@mui/material';
import { inForceAt, LEGAL_CODES, type LegalCode } from '@jurilien/reference';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { quiet } from '../../components/text/who';
import { formatDate } from '../../format';
import { useCode, useT } from '../../useT';
import { useLegalDocuments } from './useLegalDocuments';
import { versionsOf } from './versions';

const Line = ({ code, row }: { code: LegalCode; row?: LegalDocumentRow }) => {
  const t = useT();
  const words = useCode();
  const versions = versionsOf(code, row);
  const inForce = inForceAt(versions.toReversed(), new Date().toISOString());
  const coming = versions[0]!.version > inForce.version ? versions[0] : undefined;
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
      <Box
        component={Link}
        to={`/legal/${code}`}
        sx={{
          display: 'grid',
          gap: { xs: 1, md: 4 },
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 2fr) 120px' },
          alignItems: 'center',
          px: 4,
          py: 3,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outlineOffset: '-3px' },
        }}
      >
        <Box component="span" sx={{ fontWeight: 700 }}>
          {words('legalDocuments', code)}
        </Box>
        <Box component="span" sx={quiet}>
          {t('legal.version', { version: inForce.version, day: formatDate(inForce.effectiveOn) })}
        </Box>
        <Box component="span" sx={quiet}>
          {coming && t('legal.comingVersion', { version: coming.version, day: formatDate(coming.effectiveOn) })}
        </Box>
        <Box component="span" sx={{ justifySelf: { md: 'end' } }}>
          {row?.draft ? <Tag tone="warning">{t('legal.draft')}</Tag> : <Tag tone="success">{t('legal.inForce')}</Tag>}
        </Box>
      </Box>
    </Box>
  );
};

/** X08, legal texts: every document, the version in force, what is to come, and where someone is working. */
export default function LegalList() {
  const t = useT();
  const query = useLegalDocuments();
  return (
    <>
      <PageHeader title={t('legal.title')} count={LEGAL_CODES.length} />
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 4, maxWidth: '72ch' }}>
        {t('legal.listHint')}
      </Box>
      <Loaded query={query} lines={4}>
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            overflow: 'hidden',
          }}
        >
          {LEGAL_CODES.map((code) => (
            <Line key={code} code={code} row={query.byCode.get(code)} />
          ))}
        </Box>
      </Loaded>
    </>
  );
}
