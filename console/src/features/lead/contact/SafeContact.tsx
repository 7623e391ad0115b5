import { Alert, AlertTitle, Box } from '@mui/material';
import { safeContactAnswered, toldCare, type SafeContact as Asked } from '@jurilien/reference';
import { useState } from 'react';
import type { Lead } from '../lead';
import { ActionButton } from '../../../components/commands/ActionButton';
import { CommandDialog, type Command, type Value } from '../../../components/commands/CommandDialog';
import { useLocaleState } from 'react-admin';
import { useT, type Translate } from '../../../useT';
import { doneOf } from '../actions';

/** What the client asked for: since the form, or else in it. */
const askedBy = (lead: Lead): Asked | undefined =>
  lead.safeContact ??
  (lead.specificQuestions && typeof lead.specificQuestions === 'object' ? safeContactAnswered(lead.specificQuestions) : undefined);

const WAYS = ['email', 'sms', 'call'] as const;

/** What staff made of the client's words; the words themselves stay as they were written. */
function payloadOf(lead: Lead, asked: Asked | undefined, values: Record<string, Value>): Record<string, unknown> {
  const only = WAYS.filter((way) => values[way] === true);
  const [from, to] = [String(values.from ?? '').trim(), String(values.to ?? '').trim()];
  return {
    leadId: lead.id,
    safeContact: {
      ...(only.length > 0 && only.length < WAYS.length ? { only } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      ...(values.noVoicemail ? { noVoicemail: true } : {}),
      ...(values.neutral ? { neutral: true } : {}),
      ...(asked?.words ? { words: asked.words } : {}),
    },
  };
}

/** The correction of how a client may be reached. */
const editCare = (lead: Lead, asked: ReturnType<typeof askedBy>, channels: readonly string[], t: Translate): Command => ({
  command: 'EditLead',
  done: doneOf('EditLead'),
  label: t('care.edit'),
  reason: true,
  note: t('care.note'),
  expectedVersion: lead.version,
  payload: (values) => payloadOf(lead, asked, values),
  fields: [
    ...WAYS.map((way) => ({ name: way, label: `care.${way}` as const, kind: 'check' as const, initial: channels.includes(way) })),
    { name: 'from', label: 'care.from', hint: 'care.hour', optional: true, initial: asked?.from ?? '' },
    { name: 'to', label: 'care.to', hint: 'care.hour', optional: true, initial: asked?.to ?? '' },
    { name: 'noVoicemail', label: 'care.noVoicemail', kind: 'check', initial: asked?.noVoicemail === true },
    { name: 'neutral', label: 'care.neutral', kind: 'check', initial: asked?.neutral === true },
  ],
});

/** How the client may be reached without danger: before anything else on the page, their own words first (IN5). */
export const SafeContact = ({ lead, why }: { lead: Lead; why?: string }) => {
  const t = useT();
  const [locale] = useLocaleState();
  const [open, setOpen] = useState(false);
  const asked = askedBy(lead);
  const care = toldCare(asked, locale === 'en' ? 'en' : 'fr');
  if (!care) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 4 }}
      action={
        <ActionButton variant="outlined" why={why} onClick={() => setOpen(true)}>
          {t('care.edit')}
        </ActionButton>
      }
    >
      <AlertTitle>{t('care.title')}</AlertTitle>
      {care.words && (
        <Box
          component="blockquote"
          lang={lead.lang}
          sx={{ m: 0, mb: 2, fontWeight: 700, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {care.words}
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {care.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      {open && <CommandDialog onClose={() => setOpen(false)} command={editCare(lead, asked, care.channels, t)} />}
    </Alert>
  );
};
