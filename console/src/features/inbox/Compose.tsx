import { Alert, Box, Button, ListSubheader, Menu, MenuItem, TextField } from '@mui/material';
import { MAX_SEGMENTS, outsideGsm7, segments, toGsm7 } from '@jurilien/reference/segments';
import { useRef, useState } from 'react';
import { ProblemAlert } from '../../components/ProblemAlert';
import { useCommand } from '../../components/useCommand';
import { useDraft } from '../../useDraft';
import { useKey } from '../../layout/shortcuts';
import { useT } from '../../useT';
import { useCanned, type Talk } from './useThread';

/** What one writes back: free or ready words, counted as the carrier counts them, now or at an hour of one's choice. */
export const Compose = ({ talk }: { talk: Talk }) => {
  const t = useT();
  const { run, busy, problem } = useCommand();
  const canned = useCanned();
  const [draft, setDraft] = useDraft<{ body: string; canned?: string }>(`inbox ${talk.thread.id}`);
  const [lang, setLang] = useState(talk.lang);
  const [menu, setMenu] = useState<HTMLElement>();
  const [planning, setPlanning] = useState(false);
  const [sendAt, setSendAt] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useKey('r', () => field.current?.focus());

  const body = draft?.body ?? '';
  const onlyCanned = talk.mayWrite === 'c';
  const counted = segments(body.trim());
  const dear = outsideGsm7(body);
  const tooLong = counted.segments > MAX_SEGMENTS;
  const { professionals, leads } = talk.people;
  const suits = canned.filter(
    ({ audience }) => !audience || (audience === 'professional' ? professionals.length > 0 : professionals.length === 0),
  );
  const other = lang === 'fr' ? 'en' : 'fr';

  if (talk.contact.optedOut) return <Alert severity="warning">{t('comms.stopped')}</Alert>;
  if (talk.contact.unreachable) return <Alert severity="warning">{t('comms.unreachable', { n: talk.contact.failures })}</Alert>;
  if (!talk.mayWrite) return null;

  const send = async (command: 'SendMessage' | 'ScheduleMessage') => {
    const professional = professionals.length === 1 && leads.length === 0 ? professionals[0] : undefined;
    const answer = await run(
      command,
      {
        messageId: crypto.randomUUID(),
        threadId: talk.thread.id,
        lang,
        // Ready words go by their key, so that the API says which version was sent; changed ones are free words.
        ...(draft?.canned ? { canned: draft.canned } : { body }),
        ...(professional
          ? { recipientKind: 'professional', recipientId: professional.id }
          : leads.length === 1
            ? { recipientKind: 'client', leadId: leads[0]!.id }
            : {}),
        ...(command === 'ScheduleMessage' ? { sendAt: new Date(sendAt).toISOString() } : {}),
      },
      { quiet: true },
    );
    if (!answer.ok) return;
    setDraft(undefined);
    setPlanning(false);
    setSendAt('');
    field.current?.focus();
  };
  const may = body.trim() !== '' && !tooLong && !busy;

  return (
    <Box component="form" onSubmit={(event) => (event.preventDefault(), may && void send('SendMessage'))} sx={{ display: 'grid', gap: 2 }}>
      <ProblemAlert problem={problem} />
      <TextField
        inputRef={field}
        label={t('comms.reply')}
        lang={lang}
        multiline
        minRows={2}
        maxRows={8}
        value={body}
        onChange={(event) => setDraft({ body: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !may) return;
          event.preventDefault();
          void send('SendMessage');
        }}
        error={tooLong}
        helperText={tooLong ? t('comms.tooLong') : onlyCanned ? t('comms.cannedOnly') : t('comms.replyHint')}
        slotProps={{ htmlInput: { readOnly: onlyCanned }, inputLabel: { shrink: true } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button onClick={(event) => setMenu(event.currentTarget)} aria-haspopup="menu">
          {t('comms.canned')}
        </Button>
        <Box
          aria-live="polite"
          sx={{ fontSize: '.75rem', color: tooLong ? 'error.main' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {body.trim()
            ? `${t('comms.count', { units: counted.units, segments: counted.segments })} · ${counted.encoding}`
            : t(`comms.inLang.${lang}`)}
        </Box>
        <Box sx={{ ml: 'auto', display: 'flex', gap: 2 }}>
          <Button variant="outlined" disabled={!may} aria-expanded={planning} onClick={() => setPlanning(!planning)}>
            {t('comms.later')}
          </Button>
          <Button type="submit" variant="contained" disabled={!may}>
            {busy === 'SendMessage' ? t('comms.sending') : t('comms.send')}
          </Button>
        </Box>
      </Box>
      {dear.length > 0 && (
        <Alert severity="info" action={<Button onClick={() => setDraft({ body: toGsm7(body) })}>{t('comms.plain')}</Button>}>
          {t('comms.dear', { chars: dear.slice(0, 5).join(' ') })}
        </Alert>
      )}
      {planning && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
          <TextField
            type="datetime-local"
            label={t('comms.sendAt')}
            value={sendAt}
            onChange={(event) => setSendAt(event.target.value)}
            helperText={t('comms.laterHint')}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Button variant="contained" disabled={!may || !sendAt} onClick={() => void send('ScheduleMessage')}>
            {t('comms.plan')}
          </Button>
        </Box>
      )}
      <Menu open={menu !== undefined} anchorEl={menu} onClose={() => setMenu(undefined)}>
        <ListSubheader disableSticky>
          <Button onClick={() => setLang(other)}>{t(`comms.switchLang.${other}`)}</Button>
        </ListSubheader>
        {suits.map((each) => (
          <MenuItem
            key={each.key}
            lang={lang}
            onClick={() => {
              setDraft({ body: each[lang], canned: each.key });
              setMenu(undefined);
            }}
            sx={{ display: 'grid', maxWidth: 420, whiteSpace: 'normal' }}
          >
            <Box sx={{ fontWeight: 700 }}>{each.title[lang]}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '.75rem' }}>{each[lang]}</Box>
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
};
