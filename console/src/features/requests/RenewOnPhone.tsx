import type { Answer } from '@jurilien/contracts/api';
import { Box, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { askedQuestions, keptAnswers, requestQuestions } from '@jurilien/reference';
import { useState } from 'react';
import { FormDialog } from '../../components/commands/FormDialog';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useCommand, useFieldError } from '../../components/commands/useCommand';
import { ReasonInput } from '../../components/form/ReasonInput';
import { Loaded } from '../../components/page/Panel';
import { useRegionOptions } from '../../regions';
import { useDraft } from '../../useDraft';
import { useT } from '../../useT';
import { doneOf, type Fact, FactField, type Lead, useAsked, useQuestionsOf } from '../lead';
import { AnswerField, type GivenAnswer } from '../questions';
import { ConsentsRead, SensitiveRead } from './ConsentsRead';
import { askedFacts } from './phone-facts';
import { useReadAloud } from '../../components/consents/useReadAloud';

type Renewal = Answer<'GET /api/leads/:leadId/renewal'>;

/** What a client may change as they go on (4.6); the rest of a request is corrected on its page. */
const CHANGEABLE: ReadonlySet<string> = new Set([
  ...['lawyerType', 'province', 'region', 'city', 'budget', 'rate', 'acceptDistance', 'experience', 'juridicalHelp', 'hasLegalAidCert'],
  ...['smallMandate', 'consult', 'mediator', 'paralegal', 'hasCourtDate', 'courtDate'],
]);
const columns = { display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' };

/** What the caller has said so far. */
interface Call {
  readonly values: Record<string, Fact>;
  readonly description?: string;
  readonly answers: Record<string, GivenAnswer>;
  readonly again: readonly string[];
  readonly consents: Record<string, boolean>;
  readonly script?: string;
  readonly sensitiveText?: string;
  readonly reason: string;
}
const NOTHING: Call = { values: {}, answers: {}, again: [], consents: {}, reason: '' };

interface PartProps {
  readonly lead: Lead;
  readonly call: Call;
  readonly put: (next: Partial<Call>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

const factsNow = (lead: Lead, { values }: Call): Record<string, Fact> => ({ ...(lead.facts as Record<string, Fact>), ...values });

/** The questions of another field of law; none while the field stays what it was. */
function useNewQuestions(lead: Lead, call: Call) {
  const field = String(factsNow(lead, call).lawyerType ?? 'other');
  const another = field !== String(lead.facts.lawyerType ?? 'other');
  const set = useQuestionsOf(field);
  const all = another && set ? requestQuestions(set.questions, call.answers) : [];
  const own = new Set(set?.questions.map(({ id }) => id));
  const asked = askedQuestions(all, call.answers).filter(({ id }) => own.has(id));
  const kept = Object.fromEntries(Object.entries(keptAnswers(all, call.answers)).filter(([id]) => own.has(id)));
  return { asked, sent: another && set ? { specificQuestions: kept, questionSet: { field, version: set.version } } : {} };
}

const Changes = ({ lead, call, put, errorOf }: PartProps) => {
  const t = useT();
  const now = factsNow(lead, call);
  const regions = useRegionOptions(String(now.province ?? ''));
  const { asked } = useNewQuestions(lead, call);
  return (
    <>
      <Box sx={columns}>
        {askedFacts(now)
          .filter(({ name }) => CHANGEABLE.has(name))
          .map((field) => (
            <FactField
              key={field.name}
              field={field}
              value={now[field.name] ?? null}
              regions={regions}
              error={errorOf(`changes.${field.name}`)}
              onChange={(value) => put({ values: { ...call.values, [field.name]: value } })}
            />
          ))}
      </Box>
      <TextField
        label={t('fields.description')}
        multiline
        minRows={3}
        value={call.description ?? lead.description ?? ''}
        error={errorOf('changes.description') !== undefined}
        helperText={errorOf('changes.description')}
        slotProps={{ htmlInput: { maxLength: 4000, lang: `${lead.lang}-CA` } }}
        onChange={(event) => put({ description: event.target.value })}
      />
      {asked.length > 0 && (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
          <Typography component="legend" variant="h3" sx={{ mb: 2 }}>
            {t('renewing.questions')}
          </Typography>
          <Box lang={`${lead.lang}-CA`} sx={columns}>
            {asked.map((q) => (
              <AnswerField
                key={q.id}
                question={q}
                lang={lead.lang}
                value={call.answers[q.id]}
                error={errorOf(`changes.specificQuestions.${q.id}`)}
                onChange={(value) => put({ answers: { ...call.answers, [q.id]: value } })}
              />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
};

/** Who accepted it before, and may be asked again where the client says so. */
const Again = ({ call, put, people }: PartProps & { readonly people: Renewal['professionals'] }) => {
  const t = useT();
  if (people.length === 0) return null;
  const toggle = (id: string) => put({ again: call.again.includes(id) ? call.again.filter((other) => other !== id) : [...call.again, id] });
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid' }}>
      <Typography component="legend" variant="h3">
        {t('renewing.again')}
      </Typography>
      {people.map(({ acceptanceId, name, firm }) => (
        <FormControlLabel
          key={acceptanceId}
          control={<Checkbox size="small" checked={call.again.includes(acceptanceId)} onChange={() => toggle(acceptanceId)} />}
          label={[name, firm].filter(Boolean).join(', ')}
        />
      ))}
    </Box>
  );
};

/** Agreements that no longer stand are read to the caller, a yes or a no to each; an answer may make another one necessary. */
const Agreements = ({ lead: { lang }, call, put, errorOf, owed }: PartProps & { readonly owed: Renewal['consentsOwed'] }) => {
  const t = useT();
  const script = useReadAloud('phone-script', lang);
  const plain = owed.filter((purpose) => purpose !== 'sensitive');
  const sensitive = owed.includes('sensitive') || errorOf('consents.sensitive') !== undefined || call.consents.sensitive !== undefined;
  if (!script || (plain.length === 0 && !sensitive)) return null;
  // An answer counts for the text that was read; another one is read anew.
  const given = call.script === script.name ? call.consents : {};
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {t('renewing.consents')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {plain.length > 0 && (
          <ConsentsRead
            {...{ script, lang, given, errorOf }}
            purposes={plain}
            onChange={(next) => put({ consents: next, script: script.name })}
          />
        )}
        {sensitive && (
          <SensitiveRead
            {...{ lang, errorOf }}
            given={given.sensitive}
            read={call.sensitiveText}
            onAnswer={(answer, read) => put({ consents: { ...given, sensitive: answer }, script: script.name, sensitiveText: read })}
          />
        )}
      </Box>
    </Box>
  );
};

/** What of the request the caller changed; what they left alone is not sent. */
function changesOf(lead: Lead, { values, description }: Call): Record<string, unknown> {
  const before: Record<string, Fact | undefined> = lead.facts;
  const facts = Object.entries(values).filter(([name, value]) => (value ?? null) !== (before[name] ?? null));
  return { ...Object.fromEntries(facts), ...(description === undefined || description === lead.description ? {} : { description }) };
}

/** X14: the client goes on with a request that came to nothing, on the phone: what changes, whom they ask for again, and what is read to them. */
export const RenewOnPhone = ({ lead, onClose: close }: { readonly lead: Lead; readonly onClose: () => void }) => {
  const t = useT();
  const say = useFieldError();
  const query = useAsked(lead.id, 'renewal', lead.version);
  const { run, busy, problem } = useCommand();
  const [kept, write] = useDraft<Call>(`renewal:${lead.id}`);
  const call = kept ?? NOTHING;
  const [begun] = useState({ reason: call.reason });
  const { sent: questions } = useNewQuestions(lead, call);
  const onClose = () => {
    write(undefined);
    close();
  };
  const errorOf = (field: string): string | undefined => {
    const found = problem?.errors?.find((e) => e.field.replace(/^payload\./, '') === field);
    return found && say(found.message);
  };
  const submit = async ({ reason }: { reason: string }) => {
    const { consents, script, sensitiveText, again } = call;
    const agreed = { ...consents, ...(script ? { script } : {}), ...(sensitiveText ? { sensitiveText } : {}) };
    const payload = { leadId: lead.id, changes: { ...changesOf(lead, call), ...questions }, consents: agreed, again };
    const sent = await run('RenewLead', payload, { reason: reason.trim(), expectedVersion: lead.version, done: doneOf('RenewLead') });
    if (sent.ok) onClose();
  };
  const part = { lead, call, errorOf, put: (next: Partial<Call>) => write({ ...call, ...next }) };
  return (
    <FormDialog
      title={t('renewing.title')}
      wide
      busy={Boolean(busy)}
      act={t('renewing.send')}
      begun={begun}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('renewing.text')}</Typography>
      <ProblemAlert
        problem={problem}
        known={(problem?.errors ?? []).map(({ field }) => field).filter((name) => name !== 'consents.script')}
      />
      <Loaded query={query}>
        <Changes {...part} />
        <Again {...part} people={query.data?.professionals ?? []} />
        <Agreements {...part} owed={query.data?.consentsOwed ?? []} />
      </Loaded>
      <ReasonInput onType={(reason) => part.put({ reason })} />
    </FormDialog>
  );
};
