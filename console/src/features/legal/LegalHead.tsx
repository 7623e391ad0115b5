import { Box, TextField } from '@mui/material';
import { Panel } from '../../components/page/Panel';
import { useT } from '../../useT';
import { BothLanguages } from './BothLanguages';
import { useWrong } from './useWrong';
import type { LegalEditor } from './useLegalEditor';

const MAX = { title: 200, description: 400, lead: 2_000 } as const;

/** A field of the head, with what is wrong with it. */
const Field = ({ editor, name }: { editor: LegalEditor; name: keyof typeof MAX }) => {
  const t = useT();
  const { typed, set, forbidden } = editor;
  const wrong = useWrong(editor, name);
  return (
    <BothLanguages
      label={t(`legal.head.${name}`)}
      words={typed[name]}
      disabled={forbidden !== undefined}
      max={MAX[name]}
      wrong={wrong.byLang}
      onChange={(words) => set({ ...typed, [name]: words })}
    />
  );
};

/** What stands above the parts: the day of the version, what it changes, its title, its summary for search engines and its first words. */
export const LegalHead = ({ editor }: { editor: LegalEditor }) => {
  const t = useT();
  const { typed, set, forbidden } = editor;
  const wrong = useWrong(editor, 'changes');
  return (
    <Panel title={t('legal.headTitle')}>
      <Box sx={{ display: 'grid', gap: 4, pt: 1 }}>
        <TextField
          size="small"
          type="date"
          label={t('legal.effectiveOn')}
          value={typed.effectiveOn}
          disabled={forbidden !== undefined}
          helperText={t('legal.effectiveHint')}
          sx={{ maxWidth: 360 }}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={(event) => set({ ...typed, effectiveOn: event.target.value })}
        />
        <BothLanguages
          label={t('legal.changes')}
          words={typed.changes}
          disabled={forbidden !== undefined}
          long
          max={6_000}
          hint={t('legal.changesHint')}
          wrong={wrong.byLang}
          onChange={(changes) => set({ ...typed, changes })}
        />
        {(['title', 'description', 'lead'] as const).map((name) => (
          <Field key={name} editor={editor} name={name} />
        ))}
      </Box>
    </Panel>
  );
};
