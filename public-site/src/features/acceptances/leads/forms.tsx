import { useState, type ReactNode } from 'react';
import { Go, LiveForm, Said, Wrong, useAct } from '../../../session';
import { Area, Radios, Select, type Errors } from '../../../forms';
import { proLeadsTexts } from '../words/pro-leads';
import { leadCreditTexts } from '../words/lead-credits';
import { fill, useLang, useWords, when } from '../../../lang';
import { errorsOf, type Problem } from '../../../api';
import { CreditRules, CreditState } from './credit-state';
import type { Sheet } from './types';
import { useCommand } from './use-leads';

type Texts = typeof proLeadsTexts.fr;
type Send = ReturnType<typeof useCommand>;
/** What was wrong: a refusal, or fields to fill; nothing when it is done. */
type Outcome = Problem | Errors | undefined;
interface Props {
  readonly sheet: Sheet;
  readonly load: () => Promise<void>;
}

/** The words of a refusal that this page knows better than its code does. */
function refusalOf(problem: Problem, lang: 'fr' | 'en', t: Texts): Errors {
  if (problem.detail?.includes('credit-window-over')) return { form: t.refused_creditWindow };
  if (problem.code === 'WRONG_STATE') return { form: t.refused_stage };
  return errorsOf(problem, lang);
}

const options = <P extends string>(t: Texts, prefix: P, values: readonly string[]) =>
  values.map((value) => ({ value, label: (t as Readonly<Record<string, string>>)[`${prefix}_${value}`] ?? value }));

/** One form about an acceptance: says what was wrong, or that it is saved. */
function Act({
  name,
  sheet,
  load,
  button,
  quiet = true,
  onSend,
  children,
}: Props & {
  readonly name: string;
  readonly button: string;
  readonly quiet?: boolean;
  readonly onSend: (answers: Readonly<Record<string, string>>, send: Send) => Promise<Outcome>;
  readonly children: ReactNode;
}) {
  const t = useWords(proLeadsTexts);
  const lang = useLang();
  const send = useCommand(sheet, load);
  const { busy, errors, act } = useAct();
  const [done, setDone] = useState<string | null>(null);
  return (
    <LiveForm
      name={`${name}-${sheet.id}`}
      errors={errors}
      className="stack"
      onSend={(answers, form) =>
        void act(async () => {
          setDone(null);
          const problem = await onSend(answers, send);
          if (problem) return 'status' in problem ? refusalOf(problem as Problem, lang, t as Texts) : (problem as Errors);
          form.reset();
          setDone(t.saved);
        })
      }
    >
      <Wrong errors={errors} />
      {children}
      <div className="actions">
        <Go busy={busy} className={quiet ? 'button quiet' : 'button'}>
          {button}
        </Go>
        <Said>{done}</Said>
      </div>
    </LiveForm>
  );
}

/** The first contact: reached, or a try that reached nobody. */
export function ContactForms({ sheet, load }: Props) {
  const t = useWords(proLeadsTexts) as Texts;
  if (sheet.stage !== 'ToContact') return null;
  return (
    <>
      <Act
        name="reached"
        sheet={sheet}
        load={load}
        button={t.reached}
        quiet={false}
        onSend={(a, send) => send('RecordContactMade', { channel: a['reached-how'] || 'phone' })}
      >
        <Radios
          name="reached-how"
          label={t.how}
          layout="two"
          initial="phone"
          options={options(t, 'how', ['phone', 'sms', 'email', 'inPerson'])}
        />
      </Act>
      <details>
        <summary>{t.attempt}</summary>
        <Act
          name="attempt"
          sheet={sheet}
          load={load}
          button={t.saveAttempt}
          onSend={async (a, send) =>
            a['attempt-result']
              ? send('LogContactAttempt', { channel: a['attempt-channel'] || 'phone', result: a['attempt-result'] })
              : { 'attempt-result': t.pick }
          }
        >
          <Radios
            name="attempt-channel"
            label={t.attemptChannel}
            layout="inline"
            initial="phone"
            options={options(t, 'how', ['phone', 'sms', 'email'])}
          />
          <Radios
            name="attempt-result"
            label={t.attemptResult}
            layout="two"
            options={options(t, 'result', ['noAnswer', 'voicemail', 'busy', 'wrongNumber', 'sent'])}
          />
        </Act>
      </details>
    </>
  );
}

const REASONS = ['fees', 'otherLawyer', 'solved', 'noGround', 'notMyField', 'conflict', 'noAnswer', 'other'];

/** What came of it: consultation, then mandate or nothing. */
export function OutcomeForms({ sheet, load }: Props) {
  const t = useWords(proLeadsTexts) as Texts;
  const underWay = sheet.stage === 'Contacted' || sheet.stage === 'Consultation';
  if (!underWay && sheet.stage !== 'NotRetained') return null;
  return (
    <>
      {underWay && (
        <details open={sheet.stage === 'Contacted'}>
          <summary>{t.consultation}</summary>
          <Act
            name="consultation"
            sheet={sheet}
            load={load}
            button={t.saveConsultation}
            onSend={async (a, send): Promise<Outcome> => {
              const outcome = a['consultation-outcome'];
              if (!outcome) return { 'consultation-outcome': t.pick };
              return send('RecordConsultationOutcome', {
                outcome,
                ...(outcome === 'held' && a['consultation-next'] ? { next: a['consultation-next'] } : {}),
              });
            }}
          >
            <Radios
              name="consultation-outcome"
              label={t.consultationAsk}
              options={[
                { value: 'held', label: t.held },
                { value: 'noShow', label: t.noShow },
              ]}
            />
            <Radios
              name="consultation-next"
              label={t.nextAsk}
              optional
              options={options(t, 'next', ['mandate', 'adviceOnly', 'referred'])}
            />
          </Act>
        </details>
      )}
      <details open={sheet.stage === 'Consultation'}>
        <summary>{t.outcome}</summary>
        <Act
          name="outcome"
          sheet={sheet}
          load={load}
          button={t.saveOutcome}
          onSend={async (a, send): Promise<Outcome> => {
            const outcome = a['mandate-outcome'];
            if (!outcome) return { 'mandate-outcome': t.pick };
            if (outcome === 'notRetained' && !a['mandate-reason']) return { 'mandate-reason': t.pick };
            return send('RecordMandateOutcome', {
              outcome,
              ...(outcome === 'notRetained' ? { reason: a['mandate-reason'] } : a['mandate-fee'] ? { feeRange: a['mandate-fee'] } : {}),
            });
          }}
        >
          <Radios
            name="mandate-outcome"
            label={t.outcomeAsk}
            hint={t.outcomeWhy}
            options={[{ value: 'retained', label: t.retained }, ...(underWay ? [{ value: 'notRetained', label: t.notRetained }] : [])]}
          />
          {underWay && (
            <Select name="mandate-reason" label={t.reasonAsk} optional empty={t.reasonPick} options={options(t, 'reason', REASONS)} />
          )}
          <Select
            name="mandate-fee"
            label={t.feeAsk}
            optional
            empty={t.feePick}
            options={options(t, 'fee', ['under1000', 'to3000', 'to10000', 'over10000'])}
          />
        </Act>
      </details>
    </>
  );
}

const CREDIT = [
  'unreachable',
  'invalidPhone',
  'invalidEmail',
  'wrongField',
  'outOfTerritory',
  'duplicateLead',
  'alreadyRepresented',
  'conflictLater',
  'clientWithdrew',
  'misdescribed',
  'fraud',
  'notLegal',
  'other',
];

/** Coins back, please: one request at a time, with what happened; its state once it is asked. */
export function CreditForm({ sheet, load, now }: Props & { readonly now: number }) {
  const t = useWords(proLeadsTexts) as Texts;
  const lang = useLang();
  const free = useWords(leadCreditTexts).free;
  if (sheet.credit && sheet.credit.state !== 'refused') return <CreditState credit={sheet.credit} />;
  if (sheet.stage === 'Mandate') return null;
  if (sheet.priceCc === 0) return <p className="small soft">{free}</p>;
  const open = CREDIT.filter((reason) => Date.parse(sheet.creditUntil[reason] ?? '') >= now);
  return (
    <details>
      <summary>{t.credit}</summary>
      {sheet.credit && <CreditState credit={sheet.credit} />}
      <CreditRules sheet={sheet} />
      {open.length === 0 ? (
        <p>{t.creditOver}</p>
      ) : (
        <Act
          name="credit"
          sheet={sheet}
          load={load}
          button={t.saveCredit}
          onSend={async (a, send): Promise<Outcome> => {
            const evidence = (a['credit-evidence'] ?? '').trim();
            if (!a['credit-reason']) return { 'credit-reason': t.pick };
            if (evidence.length < 20) return { 'credit-evidence': t.evidenceHint };
            return send('RequestLeadCredit', { reason: a['credit-reason'], evidence });
          }}
        >
          <p>{fill(t.creditText, { when: when(sheet.creditUntil[open[0]!]!, lang) })}</p>
          <Select name="credit-reason" label={t.creditReason} empty={t.creditPick} options={options(t, 'credit', open)} />
          <Area name="credit-evidence" label={t.evidence} hint={t.evidenceHint} rows={4} />
        </Act>
      )}
    </details>
  );
}

/** Own words, for oneself. */
export function Notes({ sheet, load }: Props) {
  const t = useWords(proLeadsTexts);
  const lang = useLang();
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">{t.notesTitle}</h2>
      {sheet.notesList.length === 0 ? (
        <p className="soft">{t.noNotes}</p>
      ) : (
        <ul className="lead-notes">
          {[...sheet.notesList].reverse().map((note) => (
            <li key={note.id}>
              <p className="small soft">{when(note.at, lang)}</p>
              <p>{note.text}</p>
            </li>
          ))}
        </ul>
      )}
      {sheet.readable && (
        <Act
          name="note"
          sheet={sheet}
          load={load}
          button={t.saveNote}
          onSend={async (a, send) =>
            (a['note-text'] ?? '').trim() ? send('AddLeadNote', { note: a['note-text'] }) : { 'note-text': t.note }
          }
        >
          <Area name="note-text" label={t.note} hint={t.notesHint} rows={3} max={4000} />
        </Act>
      )}
    </section>
  );
}

/** Nothing more is expected of it. */
export function CloseForm({ sheet, load }: Props) {
  const t = useWords(proLeadsTexts) as Texts;
  if (sheet.stage === 'Closed' || sheet.stage === 'Replaced') return null;
  return (
    <details>
      <summary>{t.close}</summary>
      <Act
        name="close"
        sheet={sheet}
        load={load}
        button={t.saveClose}
        onSend={async (a, send): Promise<Outcome> => {
          const closeReason = a['close-reason'];
          if (!closeReason) return { 'close-reason': t.pick };
          return send('CloseAcceptance', { closeReason }, (t as Readonly<Record<string, string>>)[`close_${closeReason}`]);
        }}
      >
        <Radios
          name="close-reason"
          label={t.closeAsk}
          options={options(t, 'close', ['done', 'unable', 'clientUnreachable', 'other']).map((o) =>
            o.value === 'unable' || o.value === 'clientUnreachable' ? { ...o, hint: t.closeUnableHint } : o,
          )}
        />
      </Act>
    </details>
  );
}
