import { useRef, useState } from 'react';
import { Go, Wrong, useAct, sendCommand, useAsk, Outcome } from '../../session';
import { employeeAlertWords } from './words/employee-alerts';
import { recruitWords } from './words/recruit';
import { fill, useLang, usePath, useWords, when } from '../../lang';
import { Failed, Skeleton } from '../../pro';
import { errorsOf } from '../../api';
import { AlertForm } from './alert-form';
import { useSearchWords } from './filters';
import type { Alert, AlertWish } from './types';

/** The saved searches of a firm, which of them is open, and what sends a change of one. */
function useAlerts() {
  const lang = useLang();
  const { value: list, problem, reload } = useAsk('GET /api/pro/employee-alerts', {});
  const { busy, errors, act, setErrors } = useAct();
  const status = useRef<HTMLParagraphElement>(null);
  const [message, setMessage] = useState('');
  /** The saved search that is open to be changed, `new`, or nothing. */
  const [open, setOpen] = useState<string>();
  const show = (which?: string) => {
    setErrors({});
    setMessage('');
    setOpen(which);
  };
  const send = (name: string, payload: Readonly<Record<string, unknown>>, done: string) =>
    act(async () => {
      setMessage('');
      const reply = await sendCommand(lang, name, { professionalId: list!.professionalId, ...payload });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      setOpen(undefined);
      setMessage(done);
      // The button that was pressed may go with what it did.
      status.current?.focus();
      await reload();
    });
  return { list, problem, reload, busy, errors, status, message, open, show, send };
}
type AlertActs = ReturnType<typeof useAlerts>;

/** M27: a firm's saved searches of candidates; made, changed, paused and deleted here. */
export function Alerts() {
  const t = useWords(employeeAlertWords);
  const to = usePath();
  const acts = useAlerts();
  const { list, problem, reload, errors, status, message } = acts;
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <p>
        <a href={to('findEmployee')}>{t.search}</a>
      </p>
      <Outcome at={status}>{message}</Outcome>
      <Wrong errors={errors} />
      {list ? <AlertList list={list} acts={acts} /> : problem ? <Failed problem={problem} retry={reload} /> : <Skeleton />}
    </>
  );
}

/** The saved searches; the one that is open, or a new one, as a form. */
function AlertList({ list, acts }: { readonly list: NonNullable<AlertActs['list']>; readonly acts: AlertActs }) {
  const t = useWords(employeeAlertWords);
  const { busy, errors, open, show, send } = acts;
  const form = (alert?: Alert) => (
    <AlertForm
      alert={alert}
      sms={list.sms}
      busy={busy}
      errors={errors}
      onSend={(wish: AlertWish) => void send('SaveEmployeeAlert', { ...wish, ...(alert ? { alertId: alert.alertId } : {}) }, t.saved)}
      onCancel={() => show()}
    />
  );
  return (
    <>
      {list.alerts.length >= list.most ? (
        <p className="small soft">{fill(t.full, { n: list.most })}</p>
      ) : open === 'new' ? (
        form()
      ) : (
        list.mayAsk && (
          <p className="actions">
            <Go type="button" onPress={() => show('new')}>
              {t.add}
            </Go>
          </p>
        )
      )}
      {list.alerts.length === 0 && open !== 'new' && <p>{t.none}</p>}
      {list.alerts.map((alert) =>
        open === alert.alertId ? (
          <div key={alert.alertId}>{form(alert)}</div>
        ) : (
          <AlertCard key={alert.alertId} alert={alert} busy={busy} onEdit={() => show(alert.alertId)} send={send} />
        ),
      )}
    </>
  );
}

interface CardProps {
  readonly alert: Alert;
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly send: (name: string, payload: Readonly<Record<string, unknown>>, done: string) => Promise<void>;
}

function AlertCard({ alert, busy, onEdit, send }: CardProps) {
  const t = useWords(employeeAlertWords);
  const words = useSearchWords();
  const { alertId, pace, channel, paused, matches } = alert;
  const what = words(alert.filters);
  const turn = () => void send('PauseEmployeeAlert', { alertId, paused: !paused }, paused ? t.resumedNow : t.pausedNow);
  const quiet = { type: 'button', className: 'button quiet', busy } as const;
  return (
    <article className="card">
      <h2>{what}</h2>
      <p className="small soft">
        {pace === 'instant' ? t[`how_instant_${channel}`] : t[`how_${pace}`]}
        {paused && <span className="badge">{t.paused}</span>}
      </p>
      <Matches matches={matches} />
      <p className="actions">
        {alert.actions.includes('PauseEmployeeAlert') && (
          <Go {...quiet} label={fill(paused ? t.resumeOf : t.pauseOf, { what })} onPress={turn}>
            {paused ? t.resume : t.pause}
          </Go>
        )}
        <Go {...quiet} label={fill(t.editOf, { what })} onPress={onEdit}>
          {t.edit}
        </Go>
        {alert.actions.includes('DeleteEmployeeAlert') && (
          <Go {...quiet} label={fill(t.removeOf, { what })} onPress={() => void send('DeleteEmployeeAlert', { alertId }, t.removedNow)}>
            {t.remove}
          </Go>
        )}
      </p>
    </article>
  );
}

function Matches({ matches }: Pick<Alert, 'matches'>) {
  const t = useWords(employeeAlertWords);
  const r = useWords(recruitWords);
  const lang = useLang();
  if (matches.length === 0) return <p>{t.noMatch}</p>;
  return (
    <>
      <h3>{t.matches}</h3>
      <ul>
        {matches.map(({ at, card }) => (
          <li key={card.id}>
            {fill(t.match, {
              name: card.name,
              type: r[`type_${card.type}`].toLocaleLowerCase(lang),
              school: card.school,
              when: when(at, lang),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
