import type { LegalDocumentRow } from '@jurilien/rows/legal';
import { Box } from '@mui/material';
import { inForceAt, LEGAL_CODES, legalContradictions, type LegalCode } from '@jurilien/reference';
import { DraftLine, DraftList } from '../../components/drafting/DraftList';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { useConfig } from '../../in-force/useConfig';
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
  const day = (version: { readonly version: number; readonly effectiveOn: string }) => ({
    version: version.version,
    day: formatDate(version.effectiveOn),
  });
  const contradicted = legalContradictions(code, inForce, useConfig()).length > 0;
  const mark = row?.draft ? (
    <Tag tone="warning">{t('drafting.draft')}</Tag>
  ) : contradicted ? (
    <Tag tone="danger">{t('legal.review')}</Tag>
  ) : (
    <Tag tone="success">{t('drafting.inForce')}</Tag>
  );
  return (
    <DraftLine
      to={`/legal/${code}`}
      name={words('legalDocuments', code)}
      columns="minmax(0, 2fr) minmax(0, 2fr)"
      facts={[t('legal.version', day(inForce)), coming && t('legal.comingVersion', day(coming))]}
      mark={mark}
    />
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
        <DraftList>
          {LEGAL_CODES.map((code) => (
            <Line key={code} code={code} row={query.byCode.get(code)} />
          ))}
        </DraftList>
      </Loaded>
    </>
  );
}
