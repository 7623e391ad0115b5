import type { LegalDocumentRow } from '@jurilien/rows/legal';
import { Alert, Box, Button } from '@mui/material';
import { isLegalCode, type LegalCode } from '@jurilien/reference';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { PageHeader } from '../../components/page/PageHeader';
import { NotFoundPage } from '../../components/page/Pages';
import { Loaded, Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { quiet } from '../../components/text/who';
import { formatMoment } from '../../format';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { Difference } from './Difference';
import { LegalHead } from './LegalHead';
import { LegalHistory } from './LegalHistory';
import { LegalParts } from './LegalParts';
import { PublishLegal } from './PublishLegal';
import { useLegalDocuments } from './useLegalDocuments';
import { useLegalEditor, type LegalEditor } from './useLegalEditor';
import { writtenOf } from './versions';

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

const Head = ({ code, editor, onPublish }: { code: LegalCode; editor: LegalEditor; onPublish: () => void }) => {
  const t = useT();
  const words = useCode();
  return (
    <>
      <Box component={Link} to="/legal" sx={{ color: 'text.secondary', display: 'inline-block', py: 2 }}>
        ← {t('legal.title')}
      </Box>
      <PageHeader
        title={words('legalDocuments', code)}
        aside={
          <>
            <ActionButton
              variant="outlined"
              why={editor.forbidden ?? (editor.dirty ? undefined : t('legal.whySaved'))}
              onClick={editor.save}
            >
              {t(editor.busy ? 'actions.sending' : 'legal.save')}
            </ActionButton>
            <ActionButton variant="contained" why={editor.whyNoPublish} onClick={onPublish}>
              {t('legal.publish')}
            </ActionButton>
          </>
        }
      />
    </>
  );
};

/** How the document stands: version in force, draft and who wrote it, and what is wrong with it as a whole. */
const Standing = ({ editor, row }: { editor: LegalEditor; row?: LegalDocumentRow }) => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  const { dirty, restored, inForce, faults, problem, giveUp } = editor;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, mb: 4, flexWrap: 'wrap', alignItems: 'center' }}>
        <Tag tone="success">{t('legal.versionInForce', { version: inForce.version })}</Tag>
        {row?.draft && <Tag tone="warning">{t('legal.draft')}</Tag>}
        {row?.draftedAt && (
          <Box component="span" sx={quiet}>
            {formatMoment(row.draftedAt)} · {row.writers.map((id) => nameOf(id)).join(', ')}
          </Box>
        )}
        {dirty && <Tag tone="accent">{t('legal.unsaved')}</Tag>}
        {dirty && (
          <Button size="small" onClick={giveUp}>
            {t('legal.giveUp')}
          </Button>
        )}
      </Box>
      <ProblemAlert problem={problem} />
      {restored && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('state.restored')}
        </Alert>
      )}
      {faults
        .filter(({ part }) => part === 'parts')
        .map((fault) => (
          <Alert key={fault.code} severity="warning" sx={{ mb: 3 }}>
            {code('legalFaults', fault.code)}
          </Alert>
        ))}
    </>
  );
};

function Editor({ code, row, reread }: { code: LegalCode; row?: LegalDocumentRow; reread: () => Promise<unknown> }) {
  const t = useT();
  const editor = useLegalEditor(code, row, reread);
  const [publishing, setPublishing] = useState(false);
  const draft = row?.draft;
  return (
    <>
      <Head code={code} editor={editor} onPublish={() => setPublishing(true)} />
      <Standing editor={editor} row={row} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0,1fr)' }}>
        <Panel title={t('legal.difference')}>
          <Difference before={editor.inForce} after={writtenOf(editor.typed)} />
        </Panel>
        <LegalHead editor={editor} />
        <LegalParts editor={editor} />
        <LegalHistory code={code} editor={editor} />
      </Box>
      {publishing && row && draft && <PublishLegal row={{ ...row, draft }} last={editor.last} onClose={() => setPublishing(false)} />}
    </>
  );
}
