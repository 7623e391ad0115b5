import type { LegalDocumentRow } from '@jurilien/rows/legal';
import { Box } from '@mui/material';
import { isLegalCode, type LegalCode } from '@jurilien/reference';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DraftHead } from '../../components/drafting/DraftHead';
import { DraftStanding } from '../../components/drafting/DraftStanding';
import { PublishDraft } from '../../components/drafting/PublishDraft';
import { NotFoundPage } from '../../components/page/Pages';
import { Loaded, Panel } from '../../components/page/Panel';
import { quiet } from '../../components/text/who';
import { formatDate, formatMoment } from '../../format';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { Contradictions } from './Contradictions';
import { Difference } from './Difference';
import { LegalHead } from './LegalHead';
import { LegalHistory } from './LegalHistory';
import { LegalParts } from './LegalParts';
import { useLegalDocuments } from './useLegalDocuments';
import { useLegalEditor, type LegalEditor } from './useLegalEditor';
import { writtenOf, type AnyVersion } from './versions';

/** X08, legal texts: one document, French first and English beside it, what its draft changes, and every version. */
export default function LegalPage() {
  const { code = '' } = useParams();
  const query = useLegalDocuments();
  if (!isLegalCode(code)) return <NotFoundPage />;
  return (
    <Loaded query={query} lines={10}>
      <Editor key={code} code={code} row={query.byCode.get(code)} reread={query.refetch} />
    </Loaded>
  );
}

/** Who wrote in the draft and when, and what is wrong with the document as a whole. */
const Standing = ({ editor, row }: { editor: LegalEditor; row?: LegalDocumentRow }) => {
  const code = useCode();
  const { nameOf } = useStaff();
  const whole = editor.faults.filter(({ part }) => part === 'parts').map((fault) => code('legalFaults', fault.code));
  return (
    <DraftStanding editor={editor} inForce={editor.inForce.version} draft={Boolean(row?.draft)} faults={whole}>
      {row?.draftedAt && (
        <Box component="span" sx={quiet}>
          {formatMoment(row.draftedAt)} · {row.writers.map((id) => nameOf(id)).join(', ')}
        </Box>
      )}
    </DraftStanding>
  );
};

type Drafted = LegalDocumentRow & { readonly draft: NonNullable<LegalDocumentRow['draft']> };
const isDrafted = (row: LegalDocumentRow | undefined): row is Drafted => Boolean(row?.draft);

/** Publishes the draft that was read, by its hash. */
const Publish = ({ code, row, last, onClose }: { code: LegalCode; row: Drafted; last: AnyVersion; onClose: () => void }) => {
  const t = useT();
  return (
    <PublishDraft
      version={last.version + 1}
      hint={t('legal.publishHint', { day: formatDate(row.draft.effectiveOn) })}
      command="PublishLegalDocument"
      payload={{ code, hash: row.draftHash }}
      expectedVersion={row.version}
      onClose={onClose}
    >
      <Contradictions code={code} text={row.draft} />
      {code === 'professional-terms' && <Box>{t('legal.publishTerms')}</Box>}
      <Difference before={last} after={row.draft} />
    </PublishDraft>
  );
};

function Editor({ code, row, reread }: { code: LegalCode; row?: LegalDocumentRow; reread: () => Promise<unknown> }) {
  const t = useT();
  const words = useCode();
  const editor = useLegalEditor(code, row, reread);
  const [publishing, setPublishing] = useState(false);
  return (
    <>
      <DraftHead
        list={{ to: '/legal', title: t('legal.title') }}
        title={words('legalDocuments', code)}
        editor={editor}
        onPublish={() => setPublishing(true)}
      />
      <Standing editor={editor} row={row} />
      <Contradictions code={code} text={editor.inForce} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0,1fr)' }}>
        <Panel title={t('legal.difference')}>
          <Difference before={editor.inForce} after={writtenOf(editor.typed)} />
        </Panel>
        <LegalHead editor={editor} />
        <LegalParts editor={editor} />
        <LegalHistory code={code} editor={editor} />
      </Box>
      {publishing && isDrafted(row) && <Publish code={code} row={row} last={editor.last} onClose={() => setPublishing(false)} />}
    </>
  );
}
