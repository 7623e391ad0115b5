import { Box, Button, IconButton, TextField } from '@mui/material';
import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import type { ReactNode } from 'react';
import { ActionButton } from '../../components/commands/ActionButton';
import { locale } from '../../locale';
import { useT } from '../../useT';
import { BothLanguages } from './BothLanguages';
import { useWrong } from './useWrong';
import type { LegalEditor } from './useLegalEditor';

interface PartProps {
  readonly editor: LegalEditor;
  readonly at: number;
}

/** Where a part stands, and what moves or removes it. */
const PartHead = ({ editor: { typed, parts, forbidden }, at }: PartProps) => {
  const t = useT();
  const part = typed.parts[at]!;
  const disabled = forbidden !== undefined;
  const name = part.title[locale] || part.id || t('legal.newPart');
  const move = (by: -1 | 1, label: string, end: boolean, icon: ReactNode) => (
    <IconButton aria-label={label} disabled={disabled || end} sx={{ width: 44, height: 44 }} onClick={() => parts.move(at, by)}>
      {icon}
    </IconButton>
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3, flexWrap: 'wrap' }}>
      <Box component="h3" sx={{ m: 0, fontSize: '.9375rem', overflowWrap: 'anywhere' }}>
        {at + 1}. {name}
      </Box>
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center' }}>
        {move(-1, t('legal.up', { part: name }), at === 0, <UpIcon fontSize="small" />)}
        {move(1, t('legal.down', { part: name }), at === typed.parts.length - 1, <DownIcon fontSize="small" />)}
        <Button
          color="error"
          size="small"
          disabled={disabled}
          aria-label={t('legal.removePart', { part: name })}
          onClick={() => parts.remove(at)}
        >
          {t('legal.remove')}
        </Button>
      </Box>
    </Box>
  );
};

/** One part: its name in the address, its title and its words, in both languages. */
const Part = ({ editor, at, settled }: PartProps & { readonly settled: boolean }) => {
  const t = useT();
  const { typed, parts, forbidden } = editor;
  const part = typed.parts[at]!;
  const disabled = forbidden !== undefined;
  const wrong = useWrong(editor, part.id);
  return (
    <Box
      component="li"
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: wrong.any ? 'error.main' : 'divider', borderRadius: 1, p: 4, minWidth: 0 }}
    >
      <PartHead editor={editor} at={at} />
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TextField
          size="small"
          label={t('legal.id')}
          value={part.id}
          disabled={disabled || settled}
          helperText={t(settled ? 'legal.idSettled' : 'legal.idHint')}
          sx={{ maxWidth: 360 }}
          slotProps={{ htmlInput: { maxLength: 60 } }}
          onChange={(event) => parts.change(at, { ...part, id: event.target.value.trim() })}
        />
        <BothLanguages
          label={t('legal.partTitle')}
          words={part.title}
          disabled={disabled}
          max={200}
          onChange={(title) => parts.change(at, { ...part, title })}
        />
        <BothLanguages
          label={t('legal.partBody')}
          words={part.body}
          disabled={disabled}
          long
          max={40_000}
          hint={t('legal.bodyHint')}
          wrong={wrong.byLang}
          onChange={(body) => parts.change(at, { ...part, body })}
        />
      </Box>
    </Box>
  );
};

/** The parts of a document, in their order. */
export const LegalParts = ({ editor }: { editor: LegalEditor }) => {
  const t = useT();
  const { typed, versions, forbidden, parts } = editor;
  const known = new Set(versions.flatMap((v) => v.fr.parts.map((p) => p.id)));
  return (
    <Box component="section" aria-label={t('legal.parts')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {typed.parts.map((part, at) => (
          <Part key={at} editor={editor} at={at} settled={known.has(part.id)} />
        ))}
      </Box>
      <ActionButton variant="outlined" why={forbidden} sx={{ mt: 3 }} onClick={parts.add}>
        {t('legal.addPart')}
      </ActionButton>
    </Box>
  );
};
