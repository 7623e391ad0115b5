import { shippedSet, type QuestionSet } from '@jurilien/reference';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readRaw, text, type Errors, type Raw } from '../../forms';
import { InProvince, useFigures, useLang, usePath, useWords } from '../../lang';
import { Failed, Skeleton } from '../../pro';
import { call, sendCommand, useAct, useAsk, type Account } from '../../session';
import type { Asking } from '../intake';
import { OwnAnother } from './another';
import { AnswerState, type Answer } from './answer-form';
import { askedIn, askingOf, asksAnew, changesNames, declineOf, rawOf, renewalErrors, renewOf, wrongIn, YES } from './asking';
import { Answered } from './stages';
import type { Renewal } from './types';
import { ChangeFirst, Invitation } from './view';
import { renewalTexts } from './words/renewal';

/** What comes of an answer; there need not have been an invitation that keeps it. */
const CAME = { RenewLead: 'renewed', SnoozeRenewal: 'snoozed', DeclineRenewal: 'declined' } as const;
type Came = (typeof CAME)[keyof typeof CAME];

/** M17 for a client who is signed in: one of their requests that came to nothing, with or without an invitation. */
export function OwnRenewal({ leadId, account }: { readonly leadId: string; readonly account: Account }) {
  const t = useWords(renewalTexts);
  const to = usePath();
  const { value, problem, reload } = useAsk('GET /api/client/requests/:leadId/renewal', { params: { leadId } });
  const [sent, setSent] = useState<Came>();
  if (!value)
    return (
      <>
        <h1>{t.title}</h1>
        {problem ? <Failed problem={problem} retry={reload} /> : <Skeleton />}
      </>
    );
  if (sent)
    return (
      <Answered renewal={{ ...value, answer: sent }}>
        <p className="actions">
          <a className="button" href={to('dashboard')}>
            {t.ownBack}
          </a>
        </p>
      </Answered>
    );
  const done = async (came: Came): Promise<void> => {
    await reload();
    setSent(came);
  };
  return (
    <InProvince value={value.request.province}>
      <Live renewal={value} expiresAt={value.expiresAt} leadId={leadId} account={account} onSent={done} />
    </InProvince>
  );
}

/** The questions of a field of law: those a request answers where they are its own, else those in force; what is shipped while they cannot be had. */
async function setOf(lang: 'fr' | 'en', field: string, version: number | undefined): Promise<QuestionSet | null> {
  const shipped = shippedSet(field);
  if (!shipped || version === shipped.version) return shipped ?? null;
  const reply = await call(lang, 'GET /api/public/questions/:field', { params: { field }, query: { version }, open: true });
  return reply.ok ? reply.value : shipped;
}

interface LiveProps {
  readonly renewal: Renewal;
  readonly expiresAt: string | undefined;
  readonly leadId: string;
  readonly account: Account;
  readonly onSent: (came: Came) => Promise<void>;
}

/** The form of changes while it is open: its questions come with it. */
function useQuestions({ request }: Renewal, open: boolean) {
  const lang = useLang();
  const figures = useFigures();
  const [asking, setAsking] = useState<Asking>();
  const [anew, setAnew] = useState(false);
  const askingFor = async (raw: Raw): Promise<Asking> => {
    const field = text(raw, 'lawyerType');
    const version = request.questionSet?.field === field ? request.questionSet.version : undefined;
    return askingOf(request, raw, await setOf(lang, field, version), figures);
  };
  useEffect(() => {
    if (open && !asking) void askingFor(rawOf(request)).then(setAsking);
  }, [open, asking]);
  const show = (other: Asking): void => {
    setAsking(other);
    setAnew(true);
  };
  return { asking, anew, askingFor, show };
}

/** What a press of a button sends, and what was wrong with it. */
function useAnswers({ renewal: { request }, leadId, onSent }: LiveProps, questions: ReturnType<typeof useQuestions>) {
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const run = async (name: keyof typeof CAME, payload: Record<string, unknown>): Promise<Errors | void> => {
    const reply = await sendCommand(lang, name, { leadId, ...payload });
    if (!reply.ok) return renewalErrors(reply.problem, lang);
    await onSent(CAME[name]);
  };
  const change = async (form: FormData): Promise<Errors | void> => {
    const { asking, askingFor, show } = questions;
    const chosen = readRaw(form, ['lawyerType', 'shownField']);
    const given = await askingFor({ ...asking!.raw, ...readRaw(form, [...changesNames(asking!), ...YES]) });
    if (asksAnew(chosen, given)) return show(given);
    const wrong = wrongIn(given, lang);
    return Object.keys(wrong).length > 0 ? wrong : run('RenewLead', renewOf(request, given.raw, given));
  };
  const onSend = (go: Answer, form: FormData): void => {
    const raw = readRaw(form, [...YES, 'how']);
    const said = declineOf(raw, lang);
    void act(async () => {
      if (go === 'change') return change(form);
      if (go === 'later') return run('SnoozeRenewal', {});
      if (go === 'yes') return run('RenewLead', renewOf(request, raw));
      return 'errors' in said ? said.errors : run('DeclineRenewal', said.payload);
    });
  };
  return { busy, errors, onSend };
}

/** The page, alive: what is pressed is sent at once, and the page then says what came of it. */
function Live(props: LiveProps) {
  const { renewal, expiresAt, leadId, account } = props;
  const lang = useLang();
  const to = usePath();
  const { pathname, search } = useLocation();
  const open = new URLSearchParams(search).get('faire') === 'changer';
  const questions = useQuestions(renewal, open);
  const answers = useAnswers(props, questions);
  const at = (more: Record<string, string>): string => `${pathname}?${new URLSearchParams({ demande: leadId, ...more })}`;
  const ways = {
    change: at({ faire: 'changer' }),
    back: at({}),
    another: <OwnAnother leadId={leadId} request={renewal.request} account={account} />,
    erase: to('ownPrivacy'),
  };
  const { asking, anew } = questions;
  if (open && !asking) return <Skeleton />;
  return (
    <AnswerState value={{ ...answers, raw: asking?.raw ?? {} }}>
      {open && asking ? (
        <ChangeFirst renewal={renewal} asked={askedIn(asking, lang)} anew={anew} back={ways.back} />
      ) : (
        <Invitation renewal={renewal} expiresAt={expiresAt} ways={ways} />
      )}
    </AnswerState>
  );
}
