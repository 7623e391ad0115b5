import { toGsm7 } from '@jurilien/reference/segments';
import { Alert, Box, Button, ListSubheader, Menu, MenuItem, TextField } from '@mui/material';
import { useRef, useState, type RefObject } from 'react';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useKey } from '../../layout/shortcuts';
import { useT } from '../../useT';
import { useReply, type Reply } from './useReply';
import { useCanned, type Talk } from './useThread';

interface Part {
  reply: Reply;
}

const Words = ({ reply, input, onSend }: Part & { input: RefObject<HTMLTextAreaElement | null>; onSend: () => void }) => {
  const t = useT();
  const { body, lang, tooLong, onlyCanned, may, byEmail } = reply;
  const hint = byEmail ? 'comms.mail.replyHint' : 'comms.replyHint';
  const longHint = byEmail ? 'comms.mail.tooLong' : 'comms.tooLong';
  return (
    <TextField
      inputRef={input}
      label={t('comms.reply')}
      lang={lang}
      multiline
      minRows={2}
      maxRows={8}
      value={body}
      onChange={(event) => reply.write(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !may) return;
        event.preventDefault();
        onSend();
      }}
      error={tooLong}
      helperText={t(tooLong ? longHint : onlyCanned ? 'comms.cannedOnly' : hint)}
      slotProps={{ htmlInput: { readOnly: onlyCanned }, inputLabel: { shrink: true } }}
    />
  );
};

/** As the carrier counts it. */
const Count = ({ reply: { body, counted, tooLong, lang, byEmail } }: Part) => {
  const t = useT();
  return (
    <Box
      aria-live="polite"
      sx={{ fontSize: '.75rem', color: tooLong ? 'error.main' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
    >
      {body.trim() && !byEmail
        ? `${t('comms.count', { units: counted.units, segments: counted.segments })} · ${counted.encoding}`
        : t(`comms.inLang.${lang}`)}
    </Box>
  );
};

/** Ready words, in either language, for who is written to. */
const Canned = ({ reply: { lang, setLang, write }, people: { professionals } }: Part & Pick<Talk, 'people'>) => {
  const t = useT();
  const canned = useCanned();
  const [menu, setMenu] = useState<HTMLElement>();
  const suits = canned.filter(
    ({ audience }) => !audience || (audience === 'professional' ? professionals.length > 0 : professionals.length === 0),
  );
  const other = lang === 'fr' ? 'en' : 'fr';
  return (
    <>
      <Button onClick={(event) => setMenu(event.currentTarget)} aria-haspopup="menu">
        {t('comms.canned')}
      </Button>
      <Menu open={menu !== undefined} anchorEl={menu} onClose={() => setMenu(undefined)}>
        <ListSubheader disableSticky>
          <Button onClick={() => setLang(other)}>{t(`comms.switchLang.${other}`)}</Button>
        </ListSubheader>
        {suits.map((each) => (
          <MenuItem
            key={each.key}
            lang={lang}
            onClick={() => {
              write(each[lang], each.key);
              setMenu(undefined);
            }}
            sx={{ display: 'grid', maxWidth: 420, whiteSpace: 'normal' }}
          >
            <Box sx={{ fontWeight: 700 }}>{each.title[lang]}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '.75rem' }}>{each[lang]}</Box>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

/** Sends at an hour of one's choice. */
const Plan = ({ may, onPlan }: { may: boolean; onPlan: (sendAt: string) => void }) => {
  const t = useT();
  const [sendAt, setSendAt] = useState('');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <TextField
        type="datetime-local"
        label={t('comms.sendAt')}
        value={sendAt}
        onChange={(event) => setSendAt(event.target.value)}
        helperText={t('comms.laterHint')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button variant="contained" disabled={!may || !sendAt} onClick={() => onPlan(sendAt)}>
        {t('comms.plan')}
      </Button>
    </Box>
  );
};

const Form = ({ talk }: { talk: Talk }) => {
  const t = useT();
  const reply = useReply(talk);
  const [planning, setPlanning] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  useKey('r', () => input.current?.focus());
  const { may, dear, body } = reply;
  const send = async (sendAt?: string) => {
    if (!may || !(await reply.send(sendAt))) return;
    setPlanning(false);
    input.current?.focus();
  };
  return (
    <Box component="form" onSubmit={(event) => (event.preventDefault(), void send())} sx={{ display: 'grid', gap: 2 }}>
      <ProblemAlert problem={reply.problem} />
      <Words reply={reply} input={input} onSend={() => void send()} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Canned reply={reply} people={talk.people} />
        <Count reply={reply} />
        <Box sx={{ ml: 'auto', display: 'flex', gap: 2 }}>
          <Button variant="outlined" disabled={!may} aria-expanded={planning} onClick={() => setPlanning(!planning)}>
            {t('comms.later')}
          </Button>
          <Button type="submit" variant="contained" disabled={!may}>
            {t(reply.sending ? 'comms.sending' : 'comms.send')}
          </Button>
        </Box>
      </Box>
      {dear.length > 0 && (
        <Alert severity="info" action={<Button onClick={() => reply.write(toGsm7(body))}>{t('comms.plain')}</Button>}>
          {t('comms.dear', { chars: dear.slice(0, 5).join(' ') })}
        </Alert>
      )}
      {planning && <Plan may={may} onPlan={(sendAt) => void send(sendAt)} />}
    </Box>
  );
};

/** What one writes back: free or ready words, counted as the carrier counts them, now or at an hour of one's choice. */
export const Compose = ({ talk }: { talk: Talk }) => {
  const t = useT();
  if (talk.contact.optedOut) return <Alert severity="warning">{t('comms.stopped')}</Alert>;
  if (talk.contact.unreachable) return <Alert severity="warning">{t('comms.unreachable', { n: talk.contact.failures })}</Alert>;
  return talk.mayWrite ? <Form talk={talk} /> : null;
};
