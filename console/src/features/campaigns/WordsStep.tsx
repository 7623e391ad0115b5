import { senderName, smsMaxSegments, segmentsOf, writtenSms } from '@jurilien/reference';
import type { CampaignRow } from '@jurilien/rows/campaigns';
import { Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { quiet } from '../../components/text/who';
import { every } from '../../every';
import { useConfig } from '../../in-force/useConfig';
import { intlLocale } from '../../locale';
import { useT } from '../../useT';
import { LANGS, type Lang } from './draft';
import type { CampaignEditor } from './useEditor';

const PANES = { display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,1fr)' } };
const PAPER = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  bgcolor: 'action.hover',
  borderRadius: 2,
  p: 3,
  fontSize: '.875rem',
  minHeight: 48,
};
const WINNERS = every<NonNullable<CampaignRow['trial']>['winner']>()('registrations', 'purchases', 'replies', 'opt-outs');
const NO_TRIAL = { subjects: { fr: '', en: '' }, secondPercent: 50, holdoutPercent: 0, winner: 'registrations' as const };

/** The words of one language, and how they will read. */
const InLanguage = ({ lang, editor }: { lang: Lang; editor: CampaignEditor }) => {
  const t = useT();
  const config = useConfig();
  const { channel, words, trial } = editor.typed;
  const { subject, body } = words[lang];
  const set = (change: Partial<typeof words.fr>) => editor.set({ words: { ...words, [lang]: { ...words[lang], ...change } } });
  const named = t(`campaigns.langs.${lang}`);
  const text = writtenSms(lang, config.value(senderName), body);
  const { segments } = segmentsOf(text);
  const most = config.value(smsMaxSegments);
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
      {channel === 'email' && (
        <TextField
          size="small"
          label={t('campaigns.subject', { lang: named })}
          value={subject}
          slotProps={{ htmlInput: { maxLength: 150, lang: `${lang}-CA` } }}
          onChange={(event) => set({ subject: event.target.value })}
        />
      )}
      {channel === 'email' && trial && (
        <TextField
          size="small"
          label={t('campaigns.subjectB', { lang: named })}
          value={trial.subjects[lang]}
          slotProps={{ htmlInput: { maxLength: 150, lang: `${lang}-CA` } }}
          onChange={(event) => editor.set({ trial: { ...trial, subjects: { ...trial.subjects, [lang]: event.target.value } } })}
        />
      )}
      <TextField
        multiline
        minRows={5}
        label={t('campaigns.body', { lang: named })}
        value={body}
        slotProps={{ htmlInput: { maxLength: 20_000, lang: `${lang}-CA` } }}
        onChange={(event) => set({ body: event.target.value })}
      />
      <Box role="group" aria-label={t('campaigns.preview', { lang: named })} lang={`${lang}-CA`} sx={PAPER}>
        {channel === 'email' && <Box sx={{ fontWeight: 700, mb: 1 }}>{subject}</Box>}
        {channel === 'sms' ? text : body}
        {channel === 'email' && !subject && !body && (
          <Box sx={quiet} lang={intlLocale}>
            {t('campaigns.preview', { lang: named })}
          </Box>
        )}
      </Box>
      {channel === 'sms' && (
        <Box sx={{ ...quiet, ...(segments > most ? { color: 'error.main' } : {}) }}>
          {t('campaigns.segments', { count: segments, most })}
        </Box>
      )}
    </Box>
  );
};

/** A second subject for some, and nothing for a few, to know what it changed. */
const Trial = ({ editor }: { editor: CampaignEditor }) => {
  const t = useT();
  const { trial } = editor.typed;
  const percent = (name: 'secondPercent' | 'holdoutPercent', min: number, max: number) => (
    <TextField
      size="small"
      type="number"
      label={t(`campaigns.trial.${name}`)}
      value={trial?.[name] ?? ''}
      slotProps={{ htmlInput: { min, max } }}
      onChange={(event) => trial && editor.set({ trial: { ...trial, [name]: Number(event.target.value) } })}
      sx={{ minWidth: 240 }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormControlLabel
        label={t('campaigns.trial.on')}
        control={<Switch checked={trial !== undefined} onChange={(_event, on) => editor.set({ trial: on ? NO_TRIAL : undefined })} />}
      />
      {trial && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          {percent('secondPercent', 1, 99)}
          {percent('holdoutPercent', 0, 50)}
          <TextField
            select
            size="small"
            label={t('campaigns.trial.winner')}
            value={trial.winner}
            onChange={(event) => editor.set({ trial: { ...trial, winner: event.target.value as typeof trial.winner } })}
            sx={{ minWidth: 240 }}
          >
            {WINNERS.map((winner) => (
              <MenuItem key={winner} value={winner}>
                {t(`campaigns.trial.winners.${winner}`)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      )}
    </Box>
  );
};

/** Step 2: the channel and the words, side by side, with how they read. */
export const WordsStep = ({ editor }: { editor: CampaignEditor }) => {
  const t = useT();
  const { name, channel } = editor.typed;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <TextField
          size="small"
          label={t('campaigns.name')}
          value={name}
          slotProps={{ htmlInput: { maxLength: 80 } }}
          onChange={(event) => editor.set({ name: event.target.value })}
          sx={{ minWidth: 280, flex: 1 }}
        />
        <TextField
          select
          size="small"
          label={t('campaigns.channel')}
          value={channel}
          onChange={({ target }) => editor.set(target.value === 'sms' ? { channel: 'sms', trial: undefined } : { channel: 'email' })}
          sx={{ minWidth: 160 }}
        >
          <MenuItem value="email">{t('campaigns.channels.email')}</MenuItem>
          <MenuItem value="sms">{t('campaigns.channels.sms')}</MenuItem>
        </TextField>
      </Box>
      <Box sx={PANES}>
        {LANGS.map((lang) => (
          <InLanguage key={lang} lang={lang} editor={editor} />
        ))}
      </Box>
      {channel === 'email' && <Trial editor={editor} />}
    </>
  );
};
