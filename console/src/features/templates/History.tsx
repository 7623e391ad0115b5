import type { MessageTemplateRow, TemplateStep } from '@jurilien/rows/automation';
import { Box } from '@mui/material';
import { useState } from 'react';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog } from '../../components/commands/CommandDialog';
import { Versions } from '../../components/drafting/Versions';
import { Panel } from '../../components/page/Panel';
import { quiet } from '../../components/text/who';
import { formatMoment } from '../../format';
import { me, whyNotAs } from '../../roles';
import { useStaff } from '../../useStaff';
import { useT, type Key } from '../../useT';
import { Difference } from './Difference';
import { typedOf, type Template } from './typed';
import type { AnyVersion, TemplateEditor } from './useTemplateEditor';

interface Props {
  readonly template: Template;
  readonly editor: TemplateEditor;
  readonly row: MessageTemplateRow | undefined;
  readonly onDone: () => void;
}

/** What else was done with a template: tests, looks at drafts, ways back. */
const Steps = ({ steps }: { steps: readonly TemplateStep[] }) => {
  const t = useT();
  const { nameOf } = useStaff();
  return (
    <Panel title={t('templates.steps')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {steps.toReversed().map((step) => (
          <Box component="li" key={`${step.at} ${step.what}`}>
            <Box sx={{ fontSize: '.8125rem' }}>{t(`templates.step.${step.what}` as Key, { of: step.of ?? '' })}</Box>
            <Box sx={quiet}>{[formatMoment(step.at), nameOf(step.by), step.reason].filter(Boolean).join(' · ')}</Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
};

/** Every version with what it changed; an earlier one is taken up as a draft, or put in force again as it was. */
export const History = ({ template, editor, row, onDone }: Props) => {
  const t = useT();
  const [to, setTo] = useState<AnyVersion>();
  const { code, shipped } = template;
  const why = template.retired ? t('templates.whyRetired') : whyNotAs(me().role, 'RollbackTemplate');
  const typed = (version: AnyVersion) => typedOf(version.text, shipped);
  return (
    <>
      <Versions
        versions={editor.versions}
        inForce={editor.inForce.version}
        planned={false}
        disabled={editor.forbidden !== undefined}
        nameOf={({ version }) => t(version === 1 ? 'templates.versionShipped' : 'templates.version', { version })}
        onTake={(version) => editor.set(typed(version))}
      >
        {(version, before) => (
          <>
            {version.version !== editor.inForce.version && (
              <ActionButton size="small" variant="outlined" sx={{ justifySelf: 'start' }} why={why} onClick={() => setTo(version)}>
                {t('templates.rollbackTo', { version: version.version })}
              </ActionButton>
            )}
            {before && <Difference before={typed(before)} after={typed(version)} />}
          </>
        )}
      </Versions>
      {row && row.steps.length > 0 && <Steps steps={row.steps} />}
      {to && (
        <CommandDialog
          command={{
            command: 'RollbackTemplate',
            label: t('templates.rollbackTo', { version: to.version }),
            fields: [],
            reason: true,
            payload: () => ({ code, to: to.version }),
            expectedVersion: row?.version ?? 0,
          }}
          onClose={() => setTo(undefined)}
          onDone={onDone}
        />
      )}
    </>
  );
};
