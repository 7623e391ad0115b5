import type { Answer } from '@jurilien/contracts/api';
import { Alert, Box, MenuItem, Tab, Tabs, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, problemOf, type Problem } from '../../api/http';
import { FormDialog } from '../../components/commands/FormDialog';
import { Loaded } from '../../components/page/Panel';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useFieldError } from '../../components/commands/useCommand';
import { formatList } from '../../format';
import { useSettled } from '../../useSettled';
import { useT, type Key } from '../../useT';
import { locale } from '../../locale';

const langs = ['fr', 'en'] as const;
type Lang = (typeof langs)[number];
type Words = Record<Lang, { subject: string; body: string }>;
type Preview = Answer<'POST /api/lawyers/messages/preview'>;
type Sample = Preview['samples']['fr'];
const nothing: Words = { fr: { subject: '', body: '' }, en: { subject: '', body: '' } };

/** Who gets it and who does not, shown before anything leaves. */
const Counts = ({ preview }: { preview: Preview }) => {
  const t = useT();
  const whys = [...new Set(preview.leftOut.map(({ why }) => why))].sort();
  const n = preview.ready.fr + preview.ready.en;
  return (
    <Alert severity={n ? 'info' : 'warning'} aria-live="polite">
      <strong>{n ? t('lawyerMessage.ready', { count: n }) : t('lawyerMessage.noOne')}</strong>
      {n > 0 && ` ${t('lawyerMessage.byLang', { fr: preview.ready.fr, en: preview.ready.en })}`}
      {whys.map((why) => {
        const people = preview.leftOut.filter((each) => each.why === why);
        return (
          <Box key={why}>
            {t('lawyerMessage.people', {
              why: t(`lawyerMessage.why.${why}` as Key, { count: people.length }),
              names: formatList(people.map(({ name }) => name)),
            })}
          </Box>
        );
      })}
    </Alert>
  );
};

/** The message as its reader will see it, the footer and the way to say no included. */
const SampleView = ({ sample, lang }: { sample: Sample; lang: Lang }) => {
  const t = useT();
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('lawyerMessage.sample')}
        {sample.segments !== undefined && ` · ${t('lawyerMessage.segments', { count: sample.segments })}`}
      </Typography>
      {sample.segments !== undefined && sample.segments > sample.most! && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('lawyerMessage.tooLong', { n: sample.most! })}
        </Alert>
      )}
      <Box
        lang={lang}
        tabIndex={0}
        role="group"
        aria-label={t('lawyerMessage.sample')}
        sx={{
          maxHeight: 220,
          overflowY: 'auto',
          p: 3,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
          fontSize: '.8125rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {sample.subject && <strong>{sample.subject}</strong>}
        {sample.subject && '\n\n'}
        {sample.text}
      </Box>
    </Box>
  );
};

type Part = 'subject' | 'body';

/** The message as it is written, what its readers would get, and what it still wants. */
const useMessage = (ids: string[]) => {
  const [channel, setChannel] = useState<'email' | 'sms'>('email');
  const [kind, setKind] = useState<'service' | 'transactional'>('service');
  const [words, setWords] = useState(nothing);
  const asked = { ids, channel, class: kind, ...words };
  const settled = useSettled(JSON.stringify(asked), 400);
  const query = useQuery({
    queryKey: ['lawyers', 'message', settled],
    queryFn: ({ signal }) => ask('POST /api/lawyers/messages/preview', { body: JSON.parse(settled) as typeof asked, signal }),
    placeholderData: keepPreviousData,
  });
  const preview = query.data;
  /** What a language still wants, when it has a reader. */
  const missing = (lang: Lang): Part[] =>
    !preview || preview.ready[lang] === 0
      ? []
      : (['subject', 'body'] as const).filter((part) => (part === 'body' || channel === 'email') && !words[lang][part].trim());
  const tooLong =
    preview !== undefined &&
    langs.some((lang) => preview.ready[lang] > 0 && (preview.samples[lang].segments ?? 0) > (preview.samples[lang].most ?? 0));
  return {
    asked,
    channel,
    setChannel,
    kind,
    setKind,
    words,
    put: (lang: Lang, part: Partial<Words[Lang]>) => setWords({ ...words, [lang]: { ...words[lang], ...part } }),
    query,
    preview,
    missing,
    total: preview ? preview.ready.fr + preview.ready.en : 0,
    tooLong,
  };
};
type Message = ReturnType<typeof useMessage>;

/** Sends the message once, however often it is tried. */
const useSend = ({ asked }: Message, onSent: () => void) => {
  const notify = useNotify();
  const client = useQueryClient();
  const [batchId] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const send = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { queued } = await ask('POST /api/lawyers/messages', { body: { batchId, ...asked } });
      notify('lawyerMessage.sent', { type: 'success', messageArgs: { count: queued } });
      void client.invalidateQueries();
      onSent();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, problem };
};

const Kind = ({ message: { channel, setChannel, kind, setKind } }: { message: Message }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
      <TextField
        select
        label={t('lawyerMessage.channel')}
        value={channel}
        onChange={(event) => setChannel(event.target.value as typeof channel)}
      >
        <MenuItem value="email">{t('lawyerMessage.email')}</MenuItem>
        <MenuItem value="sms">{t('lawyerMessage.sms')}</MenuItem>
      </TextField>
      <TextField
        select
        label={t('lawyerMessage.class')}
        value={kind}
        helperText={t(`lawyerMessage.hint_${kind}`)}
        onChange={(event) => setKind(event.target.value as typeof kind)}
      >
        <MenuItem value="service">{t('lawyerMessage.service')}</MenuItem>
        <MenuItem value="transactional">{t('lawyerMessage.transactional')}</MenuItem>
      </TextField>
    </Box>
  );
};

interface InLangProps {
  message: Message;
  lang: Lang;
  /** Says at the field what it still wants. */
  tried: boolean;
}
const InLang = ({ message: { channel, words, put, preview, missing }, lang, tried }: InLangProps) => {
  const t = useT();
  const say = useFieldError();
  const wrong = (part: Part) => (tried && missing(lang).includes(part) ? say('required') : undefined);
  return (
    <Box role="tabpanel" id="message-panel" aria-labelledby={`message-tab-${lang}`} sx={{ display: 'grid', gap: 3, pt: 3 }}>
      {channel === 'email' && (
        <TextField
          label={t('lawyerMessage.subject')}
          lang={lang}
          required
          value={words[lang].subject}
          error={Boolean(wrong('subject'))}
          helperText={wrong('subject')}
          slotProps={{ htmlInput: { maxLength: 150 } }}
          onChange={(event) => put(lang, { subject: event.target.value })}
        />
      )}
      <TextField
        label={t('lawyerMessage.body')}
        lang={lang}
        required
        multiline
        minRows={channel === 'sms' ? 3 : 6}
        maxRows={12}
        value={words[lang].body}
        error={Boolean(wrong('body'))}
        helperText={wrong('body') ?? t(`lawyerMessage.bodyHint_${lang}`)}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
        onChange={(event) => put(lang, { body: event.target.value })}
      />
      {preview && words[lang].body.trim() && <SampleView sample={preview.samples[lang]} lang={lang} />}
    </Box>
  );
};

/** One message to the chosen professionals (X01): in both languages, to each in their own, and to no one who said no. */
export const BulkMessage = ({ ids, onClose }: { ids: string[]; onClose: (done: boolean) => void }) => {
  const t = useT();
  const message = useMessage(ids);
  const { send, busy, problem } = useSend(message, () => onClose(true));
  const [lang, setLang] = useState<Lang>(locale);
  const [tried, setTried] = useState(false);
  const { query, preview, missing, total, tooLong } = message;
  const submit = async () => {
    setTried(true);
    const first = langs.find((each) => missing(each).length > 0);
    if (first) return setLang(first);
    if (total && !tooLong) await send();
  };
  return (
    <FormDialog
      title={t('lawyerMessage.title', { count: ids.length })}
      busy={busy}
      wide
      act={total ? t('lawyerMessage.send', { count: total }) : undefined}
      onSubmit={submit}
      onClose={() => onClose(false)}
    >
      <ProblemAlert problem={problem} />
      <Kind message={message} />
      <Loaded query={query} lines={2}>
        {preview && <Counts preview={preview} />}
      </Loaded>
      <Box>
        <Tabs value={lang} onChange={(_, value: Lang) => setLang(value)} aria-label={t('lawyerMessage.langs')}>
          {langs.map((each) => (
            <Tab
              key={each}
              value={each}
              id={`message-tab-${each}`}
              aria-controls="message-panel"
              label={`${t(`lawyerMessage.in_${each}`)}${preview ? ` (${preview.ready[each]})` : ''}`}
            />
          ))}
        </Tabs>
        <InLang message={message} lang={lang} tried={tried} />
      </Box>
    </FormDialog>
  );
};
