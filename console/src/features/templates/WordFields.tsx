import { Box, TextField } from '@mui/material';
import { useRef } from 'react';
import { useT } from '../../useT';
import { LANGS, type Fault, type Lang } from './typed';
import { useFaultWords } from './useFaultWords';
import { usePlaceNames } from './usePlaceNames';
import type { TemplateEditor } from './useTemplateEditor';

const MAX: Readonly<Record<string, number>> = {
  sms: 1_600,
  smsShort: 1_600,
  subject: 150,
  preview: 200,
  body: 20_000,
  after: 10_000,
  grades: 200,
  title: 200,
  text: 600,
};
const LONG = ['sms', 'smsShort', 'body', 'after'];
/** Pressing Enter makes no second line in them. */
const ONE_LINE = ['subject', 'title', 'text'];

/** The text that has, or had, the cursor: where a variable is inserted. */
interface Place {
  readonly field: HTMLInputElement | HTMLTextAreaElement;
  readonly put: (said: string) => void;
}
/** Remembers where the cursor is, and inserts there. */
export function useInsertion() {
  const at = useRef<Place>(undefined);
  return {
    focus: (place: Place) => (at.current = place),
    insert: (name: string) => {
      if (!at.current) return;
      const { field, put } = at.current;
      const [from, to] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
      put(`${field.value.slice(0, from)}{${name}}${field.value.slice(to)}`);
      field.focus();
    },
  };
}
export type Insertion = ReturnType<typeof useInsertion>;

/** Where a fault belongs: an e-mail as a whole has no field of its own. */
const isAt = (place: string, { part, of }: Fault): boolean =>
  part === 'choice' ? place === `choice:${of}` || place.endsWith(`.${of}`) : place === part;

interface Props {
  readonly editor: TemplateEditor;
  readonly faults: readonly Fault[];
  readonly insertion: Insertion;
}

/** One text, French, and English beside it; what keeps either from going out stands below it. */
const Pair = ({ editor, faults, insertion, place }: Props & { readonly place: string }) => {
  const t = useT();
  const nameOf = usePlaceNames();
  const words = useFaultWords();
  const own = faults.filter((fault) => isAt(place, fault));
  const wrong = (lang: Lang) => own.find((fault) => fault.lang === undefined || fault.lang === lang);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,1fr)' } }}>
      {LANGS.map((lang) => {
        const fault = wrong(lang);
        return (
          <TextField
            key={lang}
            size="small"
            multiline={!ONE_LINE.includes(place)}
            fullWidth
            minRows={LONG.includes(place) ? 4 : 1}
            label={`${nameOf(place)} – ${t(`templates.langs.${lang}`)}`}
            value={editor.typed[place]![lang]}
            disabled={editor.forbidden !== undefined}
            error={fault !== undefined}
            helperText={fault ? words(fault) : place === 'body' ? t('templates.bodyHint') : undefined}
            slotProps={{ htmlInput: { maxLength: MAX[place] ?? 1_000, lang: `${lang}-CA` } }}
            onFocus={(event) => insertion.focus({ field: event.target, put: (said) => editor.put(place, lang, said) })}
            onChange={(event) => editor.put(place, lang, event.target.value)}
          />
        );
      })}
    </Box>
  );
};

/** Every text of a template. */
export const WordFields = (props: Props) => (
  <Box sx={{ display: 'grid', gap: 4, pt: 1 }}>
    {Object.keys(props.editor.typed).map((place) => (
      <Pair key={place} {...props} place={place} />
    ))}
  </Box>
);
