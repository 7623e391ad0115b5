import type { MessageTemplateRow } from '@jurilien/rows/automation';
import { Box } from '@mui/material';
import { useState } from 'react';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog } from '../../components/commands/CommandDialog';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useCommand } from '../../components/commands/useCommand';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';
import { LANGS, type Lang, type Template } from './typed';

interface Props {
  readonly template: Template;
  readonly row: MessageTemplateRow | undefined;
  readonly dirty: boolean;
  readonly onDone: () => void;
}

/** Sends the draft as it is kept, or the words in force, to who is signed in. */
const Test = ({ template: { code }, row, dirty, onDone }: Props) => {
  const t = useT();
  const { run, problem } = useCommand();
  const why = whyNotAs(me().role, 'TestTemplate') ?? (dirty ? t('templates.whyTest') : undefined);
  const send = async (lang: Lang) => {
    const sent = await run('TestTemplate', { code, lang, ...(row?.draftHash ? { hash: row.draftHash } : {}) }, {});
    if (sent.ok) onDone();
  };
  return (
    <>
      <ProblemAlert problem={problem} />
      {LANGS.map((lang) => (
        <ActionButton key={lang} size="small" variant="outlined" why={why} onClick={() => void send(lang)}>
          {t('templates.testIn', { lang: t(`templates.langs.${lang}`) })}
        </ActionButton>
      ))}
    </>
  );
};

/** What is done with a template beside writing it: a test to oneself, and its end. */
export const Acts = (props: Props) => {
  const t = useT();
  const [retiring, setRetiring] = useState(false);
  const { template, row, onDone } = props;
  const forbidden = template.retired ? t('templates.whyRetired') : whyNotAs(me().role, 'RetireTemplate');
  const rules = template.usedBy.map((rule) => (rule === 'product' ? t('templates.product') : rule)).join(', ');
  const why = forbidden ?? (template.usedBy.length > 0 ? t('templates.whyUsed', { rules }) : undefined);
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 4 }}>
      <Test {...props} />
      <ActionButton size="small" color="error" why={why} onClick={() => setRetiring(true)}>
        {t('templates.retire')}
      </ActionButton>
      {retiring && (
        <CommandDialog
          command={{
            command: 'RetireTemplate',
            label: t('templates.retire'),
            fields: [],
            reason: true,
            danger: true,
            payload: () => ({ code: template.code }),
            expectedVersion: row?.version ?? 0,
          }}
          onClose={() => setRetiring(false)}
          onDone={onDone}
        />
      )}
    </Box>
  );
};
