import type { MessageTemplateRow } from '@jurilien/rows/automation';
import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DraftHead } from '../../components/drafting/DraftHead';
import { DraftStanding } from '../../components/drafting/DraftStanding';
import { PublishDraft } from '../../components/drafting/PublishDraft';
import { NotFoundPage } from '../../components/page/Pages';
import { Loaded, Panel } from '../../components/page/Panel';
import { quiet } from '../../components/text/who';
import { formatMoment } from '../../format';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { CommsTabs } from '../inbox';
import { Acts } from './Acts';
import { Difference } from './Difference';
import { History } from './History';
import { PreviewPanel } from './PreviewPanel';
import { typedOf, writtenOf, type Fault, type Template } from './typed';
import { useFaultWords } from './useFaultWords';
import { usePlaceNames } from './usePlaceNames';
import { usePreview } from './usePreview';
import { useTemplate } from './useTemplates';
import { useTemplateEditor, type TemplateEditor } from './useTemplateEditor';
import { useUsers } from './useUsers';
import { VariableList } from './VariableList';
import { useInsertion, WordFields } from './WordFields';

/** X06, Templates: the words of one message, French and English side by side, as they read, and every version. */
export default function TemplatePage() {
  const { code = '' } = useParams();
  const query = useTemplate(code);
  if ((query.error as { status?: number } | null)?.status === 404) return <NotFoundPage />;
  return (
    <>
      <CommsTabs />
      <Loaded query={query} lines={10}>
        {query.template && <Editor key={code} template={query.template} row={query.row} reread={query.refetch} />}
      </Loaded>
    </>
  );
}

interface Props {
  readonly template: Template;
  readonly row: MessageTemplateRow | undefined;
  readonly reread: () => Promise<unknown>;
}

/** Who wrote in the draft and when, what sends the template, and what is wrong with its words. */
const Standing = ({ template, row, editor, faults }: Props & { editor: TemplateEditor; faults: readonly Fault[] }) => {
  const t = useT();
  const { nameOf } = useStaff();
  const place = usePlaceNames();
  const words = useFaultWords();
  const users = useUsers();
  const said = faults.map((fault) => {
    const part = fault.part === 'choice' && fault.of?.includes('.') ? place(`choice:${fault.of}`) : place(fault.part);
    if (!fault.lang) return t('templates.faultOf', { part, fault: words(fault) });
    return t('templates.faultAt', { part, lang: t(`templates.langs.${fault.lang}`), fault: words(fault) });
  });
  return (
    <DraftStanding editor={editor} inForce={editor.inForce.version} draft={Boolean(row?.draft)} faults={said}>
      {row?.draftedAt && (
        <Box component="span" sx={quiet}>
          {formatMoment(row.draftedAt)} · {row.writers.map((id) => nameOf(id)).join(', ')}
        </Box>
      )}
      <Box component="span" sx={quiet}>
        {users(template.usedBy)}
      </Box>
    </DraftStanding>
  );
};

function Editor({ template, row, reread }: Props) {
  const t = useT();
  const words = useCode();
  const editor = useTemplateEditor(template, row, reread);
  const hash = !editor.dirty && row?.draftHash ? row.draftHash : undefined;
  const written = writtenOf(editor.typed);
  const preview = usePreview(template.code, written, hash);
  const faults = preview.query.data?.faults ?? [];
  const insertion = useInsertion();
  const [publishing, setPublishing] = useState(false);
  const { code, shipped } = template;
  const inForce = typedOf(editor.inForce.text, shipped);
  // A look at the draft is written down on its stream: what is published rests on the version that has it.
  const publish = () => void reread().then(() => setPublishing(true));
  return (
    <>
      <DraftHead
        list={{ to: '/comms/templates', title: t('templates.title') }}
        title={`${code} · ${words('rules', code)}`}
        editor={{ ...editor, whyNoPublish: editor.whyNoPublish(faults.length, preview.looked || Boolean(row?.previewed)) }}
        onPublish={publish}
      />
      <Standing template={template} row={row} reread={reread} editor={editor} faults={faults} />
      {template.needsSecondPerson && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('templates.secondPerson')}
        </Alert>
      )}
      <Acts template={template} row={row} dirty={editor.dirty} onDone={() => void reread()} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0,1fr)' }}>
        <Panel title={t('templates.words')}>
          <WordFields editor={editor} faults={faults} insertion={insertion} />
        </Panel>
        <VariableList template={template} insertion={insertion} disabled={editor.forbidden !== undefined} />
        <PreviewPanel template={template} preview={preview} />
        <Panel title={t('templates.difference')}>
          <Difference before={inForce} after={editor.typed} />
        </Panel>
        <History template={template} editor={editor} row={row} onDone={() => void reread()} />
      </Box>
      {publishing && row?.draftHash && (
        <PublishDraft
          version={editor.last.version + 1}
          hint={t('templates.publishHint')}
          command="PublishTemplate"
          payload={{ code, hash: row.draftHash }}
          expectedVersion={row.version}
          onClose={() => {
            setPublishing(false);
            void reread();
          }}
        >
          <Difference before={inForce} after={editor.typed} />
        </PublishDraft>
      )}
    </>
  );
}
