import { Alert, Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { textInWords } from '@jurilien/reference';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ask, problemOf, type Problem } from '../../api/http';
import { locale, type Locale } from '../../locale';
import { isManager, me, whyNotAs } from '../../roles';
import { useReadOnly } from '../../useReadOnly';
import { useCode, useT } from '../../useT';
import { ActionButton } from '../commands/ActionButton';
import { FormDialog } from '../commands/FormDialog';
import { ProblemAlert } from '../commands/ProblemAlert';
import { ReasonInput } from '../form/ReasonInput';
import type { AddressConsents } from './AddressConsents';
import { useReadAloud, type ReadAloud } from './useReadAloud';

type Channel = AddressConsents['proven'][number];
interface Props {
  /** Whose addresses it is about. */
  of: { leadId: string } | { professionalId: string };
  /** Those that the person has proven: a yes is written down for these alone. */
  proven: readonly Channel[];
  /** The language of the person, in which the script is read. */
  lang: Locale;
}
interface Said {
  channel: Channel;
  class: 'marketing' | 'service';
  granted: boolean;
}

/** Writes down what a person says on the phone about the messages they get: the script is read aloud first, and kept with the answer. */
export const SaidOnPhone = (props: Props) => {
  const t = useT();
  const readOnly = useReadOnly();
  const [open, setOpen] = useState(false);
  const { role } = me();
  const why =
    readOnly ??
    whyNotAs(role, 'RecordConsent') ??
    whyNotAs(role, 'WithdrawConsent') ??
    // Of a professional no one has the file in hand: the matrix opens it to who sees a province.
    ('professionalId' in props.of && !isManager(role) ? t('consentHistory.notYours') : undefined);
  return (
    <>
      <ActionButton variant="outlined" why={why} sx={{ mt: 3, mr: 2 }} onClick={() => setOpen(true)}>
        {t('actions.RecordConsent')}
      </ActionButton>
      {open && <SaidDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};

const SaidDialog = ({ of, proven, lang, onClose }: Props & { onClose: () => void }) => {
  const t = useT();
  const code = useCode();
  const cache = useQueryClient();
  const script = useReadAloud('consent-script', lang);
  const [said, setSaid] = useState<Said>({ channel: proven[0] ?? 'email', class: 'marketing', granted: proven.length > 0 });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const unproven = said.granted && !proven.includes(said.channel);
  const submit = async ({ reason }: { reason: string }) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { ...said, lang, reason, ...(said.granted && script ? { shown: script.name } : {}) };
      if ('leadId' in of) await ask('POST /api/leads/:leadId/consents', { params: of, body });
      else await ask('POST /api/lawyers/:id/consents', { params: { id: of.professionalId }, body });
      await cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('consents') });
      onClose();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  const choice = <K extends keyof Said>(name: K, label: string, options: readonly (readonly [string, Said[K], string])[]) => (
    <OneOf key={name} label={label} options={options} chosen={said[name]} onChoose={(value) => setSaid({ ...said, [name]: value })} />
  );
  return (
    <FormDialog<{ reason: string }>
      title={t('actions.RecordConsent')}
      busy={busy}
      act={unproven || (said.granted && !script) ? undefined : t('actions.RecordConsent')}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProblemAlert problem={problem} />
      {choice('channel', t('consentHistory.channel'), [
        ['email', 'email', code('channels', 'email')],
        ['sms', 'sms', code('channels', 'sms')],
      ])}
      {choice('class', t('consentHistory.class'), [
        ['marketing', 'marketing', code('consents', 'marketing')],
        ['service', 'service', code('consents', 'service')],
      ])}
      {choice('granted', t('consentHistory.answer'), [
        ['yes', true, t('consentHistory.yes')],
        ['no', false, t('consentHistory.no')],
      ])}
      {unproven && <Alert severity="info">{t('consentHistory.notProven')}</Alert>}
      {said.granted && script && <Script script={script} part={`${said.class}-${said.channel}`} lang={lang} />}
      <ReasonInput />
    </FormDialog>
  );
};

/** The sentences in the order they are read, in the language of the person. */
const Script = ({ script, part, lang }: { script: ReadAloud; part: string; lang: Locale }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>
        {t('consentHistory.readAloud', { version: textInWords(script.name, 'consent-script', locale) })}
      </Box>
      {['before', part, 'after'].map((id) => (
        <Box key={id} component="blockquote" lang={`${lang}-CA`} sx={{ m: 0, pl: 4, borderLeft: 3, borderColor: 'primary.main' }}>
          {script.say(id)}
        </Box>
      ))}
    </Box>
  );
};

interface OneOfProps<V> {
  label: string;
  /** Name, value and words of each. */
  options: readonly (readonly [string, V, string])[];
  chosen: V;
  onChoose: (value: V) => void;
}

const OneOf = <V,>({ label, options, chosen, onChoose }: OneOfProps<V>) => {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup row aria-labelledby={id} value={options.find(([, value]) => value === chosen)?.[0] ?? ''}>
        {options.map(([name, value, words]) => (
          <FormControlLabel key={name} value={name} control={<Radio size="small" />} label={words} onChange={() => onChoose(value)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
