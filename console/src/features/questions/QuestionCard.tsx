import { Box, Button, Checkbox, FormControlLabel, IconButton, TextField } from '@mui/material';
import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import { KINDS, LEVELS, shippedSensitive, type Question, type QuestionKind, type SetFault, type Words } from '@jurilien/reference';
import { Tag } from '../../components/Tone';
import { locale } from '../../locale';
import { useCode, useT } from '../../useT';
import { Conditions, Options } from './Choices';
import { Pick } from './Pick';

interface Props {
  question: Question;
  place: number;
  earlier: readonly Question[];
  last: boolean;
  faults: readonly SetFault[];
  /** Its id is stored with answers already: it stays, and so does its kind. */
  settled: boolean;
  open: boolean;
  disabled: boolean;
  onOpen: (open: boolean) => void;
  onChange: (question: Question) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const Faults = ({ faults }: Pick<Props, 'faults'>) => {
  const t = useT();
  const code = useCode();
  return (
    <Box component="ul" sx={{ m: 0, px: 1, pb: 1, listStyle: 'none', color: 'error.main', fontSize: '.8125rem', fontWeight: 650 }}>
      {faults.map((fault, n) => (
        <li key={n}>
          {code('questionFaults', fault.code)}
          {fault.part && ` (${partWords(t, fault.part)})`}
        </li>
      ))}
    </Box>
  );
};

/** What is asked and how; pressed, the question opens. */
const Summary = ({ question: q, title, faults, open, onOpen }: Props & { title: string }) => {
  const t = useT();
  const code = useCode();
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box component="h2" sx={{ m: 0, fontSize: '.9375rem', overflowWrap: 'anywhere' }}>
        <Box
          component="button"
          type="button"
          aria-expanded={open}
          onClick={() => onOpen(!open)}
          sx={{
            font: 'inherit',
            fontWeight: 700,
            color: 'inherit',
            bgcolor: 'transparent',
            border: 0,
            p: 1,
            minHeight: 44,
            textAlign: 'left',
            cursor: 'pointer',
          }}
        >
          {title}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', px: 1, pb: 1 }}>
        <Tag>{code('questionKinds', q.kind)}</Tag>
        <Tag tone={q.visible === 'offer' ? 'info' : 'accent'}>{code('questionLevels', q.visible)}</Tag>
        {q.required && <Tag tone="warning">{t('questions.required')}</Tag>}
        {(q.when ?? []).length > 0 && <Tag>{t('questions.conditional')}</Tag>}
      </Box>
      {faults.length > 0 && <Faults faults={faults} />}
    </Box>
  );
};

const Moves = ({ title, place, last, disabled, onMove }: Props & { title: string }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', ml: 'auto' }}>
      <IconButton
        aria-label={t('questions.up', { question: title })}
        disabled={disabled || place === 0}
        sx={{ width: 44, height: 44 }}
        onClick={() => onMove(-1)}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={t('questions.down', { question: title })}
        disabled={disabled || last}
        sx={{ width: 44, height: 44 }}
        onClick={() => onMove(1)}
      >
        <DownIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};

/** One question: folded to what is asked, or open with both languages side by side. */
export const QuestionCard = (props: Props) => {
  const { question: q, place, faults, open, disabled, onRemove } = props;
  const t = useT();
  const title = q.label[locale] || q.id || t('questions.untitled');
  return (
    <Box
      component="li"
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: faults.length ? 'error.main' : 'divider', borderRadius: 1, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
        <Box aria-hidden sx={{ color: 'text.secondary', fontWeight: 800, width: 24, textAlign: 'right', flex: 'none' }}>
          {place + 1}
        </Box>
        <Summary {...props} title={title} />
        <Moves {...props} title={title} />
      </Box>
      {open && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', p: 4, display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 4 }}>
          <Body {...props} />
          <Box>
            <Button color="error" size="small" disabled={disabled} onClick={onRemove}>
              {t('questions.remove')}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
};

const PARTS = ['label', 'hint', 'why', 'options'] as const;
const partWords = (t: ReturnType<typeof useT>, part: string): string =>
  PARTS.includes(part as 'label') ? t(`questions.parts.${part as 'label'}`) : part;

interface NatureProps extends Pick<Props, 'question' | 'settled' | 'disabled'> {
  readonly change: (part: Partial<Question>) => void;
}

/** The id, the kind of answer, and who sees it. */
const Nature = ({ question: q, settled, disabled, change }: NatureProps) => {
  const t = useT();
  const code = useCode();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0,1fr))' } }}>
      <TextField
        size="small"
        label={t('questions.id')}
        value={q.id}
        disabled={disabled || settled}
        helperText={t(settled ? 'questions.idSettled' : 'questions.idHint')}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        onChange={(event) => change({ id: event.target.value.trim() })}
      />
      <Pick
        label={t('questions.kind')}
        value={q.kind}
        disabled={disabled || settled}
        options={KINDS.map((value) => ({ value, label: code('questionKinds', value) }))}
        onChange={(kind) => change({ kind: kind as QuestionKind, ...(kind === 'text' ? { visible: 'accepted' } : {}) })}
      />
      <Pick
        label={t('questions.visible')}
        value={q.visible}
        disabled={disabled || q.kind === 'text'}
        helper={q.kind === 'text' ? t('questions.textHidden') : undefined}
        options={LEVELS.map((value) => ({ value, label: code('questionLevels', value) }))}
        onChange={(visible) => change({ visible: visible as Question['visible'] })}
      />
    </Box>
  );
};

const Body = ({ question: q, earlier, settled, disabled, onChange }: Props) => {
  const t = useT();
  const change = (part: Partial<Question>) => onChange({ ...q, ...part });
  const choice = q.kind === 'one' || q.kind === 'many';
  return (
    <>
      <Nature question={q} settled={settled} disabled={disabled} change={change} />
      {(['label', 'hint', 'why'] as const).map((part) => (
        <BothLanguages
          key={part}
          part={part}
          words={q[part]}
          required={part === 'label'}
          disabled={disabled}
          onChange={(words) => change({ [part]: words })}
        />
      ))}
      {choice && <Options options={q.options ?? []} disabled={disabled} onChange={(options) => change({ options })} />}
      <Conditions when={q.when ?? []} earlier={earlier} disabled={disabled} onChange={(when) => change({ when })} />
      <Box>
        <FormControlLabel
          label={t('questions.requiredHint')}
          disabled={disabled}
          control={<Checkbox checked={q.required === true} onChange={(_, required) => change({ required })} />}
        />
        <FormControlLabel
          label={t('questions.sensitive')}
          disabled={disabled || shippedSensitive(q.id)}
          control={<Checkbox checked={q.sensitive === true || shippedSensitive(q.id)} onChange={(_, sensitive) => change({ sensitive })} />}
        />
        {q.kind === 'text' && (
          <FormControlLabel
            label={t('questions.long')}
            disabled={disabled}
            control={<Checkbox checked={q.long === true} onChange={(_, long) => change({ long })} />}
          />
        )}
      </Box>
    </>
  );
};

/** French and English of one text, side by side; a language that is missing is marked. */
const BothLanguages = ({
  part,
  words = { fr: '', en: '' },
  required,
  disabled,
  onChange,
}: {
  part: 'label' | 'hint' | 'why';
  words?: Words;
  required: boolean;
  disabled: boolean;
  onChange: (words: Words) => void;
}) => {
  const t = useT();
  const wanted = required || Boolean(words.fr.trim() || words.en.trim());
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {(['fr', 'en'] as const).map((lang) => {
        const missing = wanted && !words[lang].trim();
        return (
          <TextField
            key={lang}
            size="small"
            multiline
            fullWidth
            required={required}
            label={`${t(`questions.parts.${part}`)} – ${t(`questions.parts.${lang}`)}`}
            value={words[lang]}
            disabled={disabled}
            error={missing}
            helperText={missing ? t('questions.missing') : undefined}
            slotProps={{ htmlInput: { maxLength: 600, lang: lang === 'fr' ? 'fr-CA' : 'en-CA' } }}
            onChange={(event) => onChange({ ...words, [lang]: event.target.value })}
          />
        );
      })}
    </Box>
  );
};
