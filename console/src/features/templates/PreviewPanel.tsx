import type { Answer } from '@jurilien/contracts/api';
import { Alert, Box, MenuItem, TextField } from '@mui/material';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { Panel } from '../../components/page/Panel';
import { quiet } from '../../components/text/who';
import { problemOf } from '../../api/http';
import { formatMoment } from '../../format';
import { useT } from '../../useT';
import { MailFrame } from './MailFrame';
import { LANGS, type Lang, type Template } from './typed';
import type { On, Preview } from './usePreview';

type Shown = Answer<'POST /api/templates/:code/preview'>;

/** A text message, with what it costs. */
const Sms = ({ sms, lang, most }: { sms: Shown['fr']['sms']; lang: Lang; most: number }) => {
  const t = useT();
  if (!sms) return <Box sx={quiet}>{t('templates.notWritten')}</Box>;
  const { segments, units, encoding } = sms;
  return (
    <Box>
      <Box
        lang={`${lang}-CA`}
        role="group"
        aria-label={t('templates.sms', { lang: t(`templates.langs.${lang}`) })}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', bgcolor: 'action.hover', borderRadius: 2, p: 3, fontSize: '.875rem' }}
      >
        {sms.text}
      </Box>
      <Box sx={{ ...quiet, mt: 1, ...(segments > most ? { color: 'error.main' } : {}) }}>
        {t('templates.segments', { count: segments, units, encoding })}
      </Box>
    </Box>
  );
};

/** An e-mail as its reader sees it; nothing of it runs, and it reaches nothing of ours. */
const Mail = ({ email, lang }: { email: Shown['fr']['email']; lang: Lang }) => {
  const t = useT();
  if (!email) return <Box sx={quiet}>{t('templates.notWritten')}</Box>;
  return (
    <Box>
      <Box sx={{ fontWeight: 700, mb: 1, overflowWrap: 'anywhere' }} lang={`${lang}-CA`}>
        {email.subject}
      </Box>
      <MailFrame html={email.html} title={t('templates.mail', { lang: t(`templates.langs.${lang}`) })} />
    </Box>
  );
};

/** A notice as the list of the bell shows it. */
const Notice = ({ notice, lang }: { notice: Shown['fr']['inapp']; lang: Lang }) => {
  const t = useT();
  if (!notice) return <Box sx={quiet}>{t('templates.notWritten')}</Box>;
  return (
    <Box
      lang={`${lang}-CA`}
      role="group"
      aria-label={t('templates.notice', { lang: t(`templates.langs.${lang}`) })}
      sx={{ overflowWrap: 'anywhere', border: 1, borderColor: 'divider', borderRadius: 2, p: 3, fontSize: '.875rem' }}
    >
      <Box sx={{ fontWeight: 700 }}>{notice.title}</Box>
      {notice.text}
    </Box>
  );
};

/** What the words are filled in with. */
const Choice = ({ preview: { on, setOn, leadCode, setLeadCode, query } }: { preview: Preview }) => {
  const t = useT();
  const shown = query.data;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label={t('templates.on')}
          value={on}
          onChange={(event) => setOn(event.target.value as On)}
          sx={{ minWidth: 220 }}
        >
          <MenuItem value="newest">{t('templates.onNewest')}</MenuItem>
          <MenuItem value="lead">{t('templates.onLead')}</MenuItem>
          <MenuItem value="samples">{t('templates.onSamples')}</MenuItem>
        </TextField>
        {on === 'lead' && (
          <TextField
            size="small"
            label={t('templates.leadCode')}
            value={leadCode}
            onChange={(event) => setLeadCode(event.target.value.trim())}
          />
        )}
      </Box>
      <Box sx={quiet} aria-live="polite">
        {shown?.on && t('templates.shownOn', { moment: formatMoment(shown.on.at) })}
        {shown && !shown.on && on === 'newest' && t('templates.noneYet')}
        {shown?.on && shown.sampled.length > 0 && ` ${t('templates.sampled', { names: shown.sampled.join(', ') })}`}
      </Box>
    </Box>
  );
};

/** How the words read in both languages, on every channel. */
export const PreviewPanel = ({ template, preview }: { template: Template; preview: Preview }) => {
  const t = useT();
  const { data, error } = preview.query;
  return (
    <Panel title={t('templates.live')}>
      <Choice preview={preview} />
      {error && <ProblemAlert problem={problemOf(error)} />}
      {template.retired && <Alert severity="info">{t('templates.whyRetired')}</Alert>}
      {data && !error && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,1fr)' } }}>
          {LANGS.map((lang) => (
            <Box key={lang} sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
              {template.channels.includes('sms') && <Sms sms={data[lang].sms} lang={lang} most={template.mostSegments} />}
              {template.shipped.smsShort && <Sms sms={data[lang].smsShort} lang={lang} most={1} />}
              {template.channels.includes('email') && <Mail email={data[lang].email} lang={lang} />}
              {template.shipped.inapp && <Notice notice={data[lang].inapp} lang={lang} />}
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
};
