import { Box, Button } from '@mui/material';
import { askedQuestions, COMMON_QUESTIONS, holdsSensitive, keptAnswers, requestQuestions } from '@jurilien/reference';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Fact, namedParties, useQuestionsOf } from '../lead';
import { ask } from '../../api/http';
import { PageHeader } from '../../components/page/PageHeader';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useCommand, useFieldError } from '../../components/commands/useCommand';
import { locale } from '../../locale';
import { me } from '../../roles';
import { useDraft } from '../../useDraft';
import { useT } from '../../useT';
import { askedFacts, type PhoneDraft, WRITTEN } from './phone-facts';
import { PhoneSections } from './PhoneSections';
import { useReadAloud } from '../../components/consents/useReadAloud';
import { SameCaller, type Same } from './SameCaller';

const PROVINCE_OF: Record<string, string> = { admin_qc: 'QC', admin_on: 'ON' };
/** How to reach the caller, and what cannot wait, is asked whatever the field. */
const ALWAYS = new Set(COMMON_QUESTIONS.filter(({ id }) => !/^(company|family)\.|slots$/.test(id)).map(({ id }) => id));

/** What has been written so far, also after signing in again. */
const usePhoneDraft = (own: string | undefined) => {
  const [fresh] = useState((): PhoneDraft => {
    const values: Record<string, Fact> = own ? { province: own } : {};
    return { leadId: crypto.randomUUID(), lang: locale, values, answers: {}, parties: [{}], consents: {} };
  });
  const [kept, write] = useDraft<PhoneDraft>('phone-request');
  const draft = kept ?? fresh;
  return [draft, write] as const;
};

/** The questions of the field, once it is known, and those of every request: all there are, and those the answers lead to. */
const useQuestions = ({ values, answers }: PhoneDraft) => {
  const read = useQuestionsOf(String(values.lawyerType ?? 'other'));
  const set = values.lawyerType ? read : undefined;
  const all = requestQuestions(set?.questions ?? [], answers);
  const asked = askedQuestions(all, answers).filter((q) => ALWAYS.has(q.id) || set?.questions.some(({ id }) => id === q.id));
  return { all, asked, version: set?.version };
};

/** The answers that count, as they are sent. */
const fieldsOf = ({ values, answers, parties }: PhoneDraft, { all, asked, version }: ReturnType<typeof useQuestions>) => {
  const counted = new Set<string>([...WRITTEN, ...askedFacts(values).map(({ name }) => name)]);
  const facts = Object.fromEntries(Object.entries(values).filter(([name, value]) => counted.has(name) && value !== null && value !== ''));
  const ids = new Set(asked.map(({ id }) => id));
  const kept = Object.fromEntries(Object.entries(keptAnswers(all, answers)).filter(([id]) => ids.has(id)));
  return {
    ...facts,
    othersInvolved: namedParties(parties),
    specificQuestions: kept,
    ...(version === undefined ? {} : { questionSetVersion: version }),
  };
};

const bodyOf = ({ leadId, lang, consents, script, sensitiveText }: PhoneDraft, fields: ReturnType<typeof fieldsOf>, asks: boolean) => {
  const { sensitive, ...others } = consents;
  const agreed: Record<string, string | boolean> = asks && sensitive !== undefined && sensitiveText ? { sensitive, sensitiveText } : {};
  return { commandId: crypto.randomUUID(), leadId, lang, consents: { ...others, ...agreed, ...(script ? { script } : {}) }, fields };
};

const Ends = ({ busy, onGiveUp }: { busy: boolean; onGiveUp: () => void }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <Button type="submit" variant="contained" disabled={busy}>
        {busy ? t('actions.sending') : t('phone.send')}
      </Button>
      <Button onClick={onGiveUp}>{t('phone.giveUp')}</Button>
    </Box>
  );
};

/** X13, assisted intake (IN16): staff write the request of a person who calls, with the questions and consents of the public form. */
export default function PhoneRequest() {
  const t = useT();
  const say = useFieldError();
  const navigate = useNavigate();
  const { role } = me();
  const own = PROVINCE_OF[role];
  const [draft, write] = usePhoneDraft(own);
  const { act, busy, problem } = useCommand();
  const [same, setSame] = useState<readonly Same[]>([]);
  const questions = useQuestions(draft);
  const fields = fieldsOf(draft, questions);
  const sensitive = holdsSensitive(fields, questions.all);
  const script = useReadAloud('phone-script', draft.lang);
  // An answer counts for the text that was read; another one is read anew.
  const given = draft.script === script?.name ? draft : { ...draft, consents: {}, script: undefined };

  const put = (next: Partial<PhoneDraft>) => {
    setSame([]);
    write({ ...draft, ...next });
  };
  const errorOf = (name: string): string | undefined => {
    const found = problem?.errors?.find((e) => e.field === name || (name === 'othersInvolved' && e.field.startsWith(name)));
    return found && say(found.message);
  };
  const send = async (duplicateConfirmed: boolean) => {
    const sent = await act('SubmitLead', () =>
      ask('POST /api/phone-requests', { body: { ...bodyOf(given, fields, sensitive), duplicateConfirmed } }),
    );
    window.scrollTo({ top: 0 });
    if (!sent.ok) return;
    const { answer } = sent;
    if (!answer.leadId) return setSame(answer.same);
    write(undefined);
    void navigate(`/leads/${answer.leadId}`);
  };

  return (
    <>
      <PageHeader title={t('phone.title')} aside={<Button onClick={() => void navigate('/leads')}>{t('lead.back')}</Button>} />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(false);
        }}
        sx={{ display: 'grid', gap: 4, maxWidth: 980 }}
      >
        <ProblemAlert problem={problem} known={(problem?.errors ?? []).map((e) => e.field).filter((name) => name !== 'consents.script')} />
        {same.length > 0 && <SameCaller same={same} busy={Boolean(busy)} onAnyway={() => void send(true)} />}
        <PhoneSections draft={given} asked={questions.asked} {...{ script, sensitive, put, errorOf }} ownProvince={own !== undefined} />
        <Ends
          busy={Boolean(busy)}
          onGiveUp={() => {
            write(undefined);
            void navigate('/leads');
          }}
        />
      </Box>
    </>
  );
}
