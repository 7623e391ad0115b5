import { useRef, useState } from 'react';
import type { Answer } from '@jurilien/contracts/api';
import { Outcome, Go, LiveForm, Wrong, useAct, sendCommand, useAsk } from '../../session';
import { Radios } from '../../forms';
import { proAlertTexts } from './words/pro-alerts';
import { fill, useLang, usePath, useWords, fieldName, regionName } from '../../lang';
import { useCoins } from '../../layout';
import { errorsOf } from '../../api';

/** What a saved search waits for; nothing named = everything that is open to the person. */
export interface AlertFilters {
  readonly field?: string;
  readonly region?: string;
  readonly maxPriceCc?: number;
  readonly legalAid?: boolean;
  readonly urgent?: boolean;
}
/** Filters in words, in one line. */
function useFilterWords(): (filters: AlertFilters) => string {
  const t = useWords(proAlertTexts);
  const lang = useLang();
  const coins = useCoins();
  return ({ field, region, maxPriceCc, legalAid, urgent }) =>
    [
      field && fieldName(field, lang),
      region && regionName(region, lang),
      maxPriceCc !== undefined && fill(t.upTo, { n: coins(maxPriceCc) }),
      legalAid && t.aj,
      urgent && t.urgent,
    ]
      .filter(Boolean)
      .join(', ') || t.any;
}

/** The alerts of a professional, and what makes or removes one; `making` is the form of a new one. */
function useBoardAlerts(professionalId: string, filters: AlertFilters) {
  const t = useWords(proAlertTexts);
  const lang = useLang();
  const { value, reload } = useAsk('GET /api/pro/board/alerts', {});
  const { busy, errors, act } = useAct();
  const [making, setMaking] = useState(false);
  const [message, setMessage] = useState('');
  const send = (name: string, payload: Readonly<Record<string, unknown>>, done: string) =>
    act(async () => {
      setMessage('');
      const reply = await sendCommand(lang, name, { professionalId, ...payload });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      setMaking(false);
      setMessage(done);
      await reload();
      return undefined;
    });
  return {
    value,
    busy,
    errors,
    making,
    message,
    open() {
      setMessage('');
      setMaking(true);
    },
    close: () => setMaking(false),
    add: ({ channel = 'email', pace = 'now' }: Readonly<Record<string, string>>) =>
      void send('SetBoardAlert', { filters, channel: pace === 'daily' ? 'email' : channel, pace }, t.saved),
    remove: (alertId: string) => void send('RemoveBoardAlert', { alertId }, t.removed),
  };
}

/** « Alert me »: keeps the filters of the board, and reports by text or by e-mail when a request like them opens (LW3). */
export function BoardAlerts({ professionalId, filters }: { readonly professionalId: string; readonly filters: AlertFilters }) {
  const t = useWords(proAlertTexts);
  const words = useFilterWords();
  const { value, busy, errors, making, message, open, close, add, remove } = useBoardAlerts(professionalId, filters);
  const opener = useRef<HTMLButtonElement>(null);
  if (!value) return null;
  const full = value.alerts.length >= value.most;
  const filtered = Object.keys(filters).length > 0;
  return (
    <section className="board-alerts" aria-labelledby="alerts">
      <div className="board-alerts-top">
        <h2 id="alerts">{t.title}</h2>
        {!making && !full && (
          <button ref={opener} type="button" className="button quiet" onClick={open}>
            {filtered ? t.openFiltered : t.openAny}
          </button>
        )}
      </div>
      <Outcome>{message}</Outcome>
      <Wrong errors={errors} />
      {making && (
        <NewAlert
          what={words(filters)}
          sms={value.sms}
          busy={busy}
          errors={errors}
          onSend={add}
          onCancel={() => {
            close();
            setTimeout(() => opener.current?.focus());
          }}
        />
      )}
      {value.alerts.length === 0 ? (
        !making && <p className="soft">{t.lead}</p>
      ) : (
        <ul className="rows">
          {value.alerts.map((alert) => (
            <AlertRow key={alert.alertId} alert={alert} what={words(alert.filters)} busy={busy} onRemove={() => remove(alert.alertId)} />
          ))}
        </ul>
      )}
      {full && <p className="small soft">{fill(t.full, { n: value.most })}</p>}
    </section>
  );
}

type BoardAlert = Answer<'GET /api/pro/board/alerts'>['alerts'][number];

/** One saved search: what it waits for, how it is reported, and the button that removes it. */
function AlertRow({
  alert: { channel, pace, actions },
  what,
  busy,
  onRemove,
}: {
  readonly alert: BoardAlert;
  readonly what: string;
  readonly busy: boolean;
  readonly onRemove: () => void;
}) {
  const t = useWords(proAlertTexts);
  return (
    <li>
      <div>
        <p className="row-title">{what}</p>
        <p className="small soft">{pace === 'daily' ? t.how_daily : channel === 'sms' ? t.how_sms_now : t.how_email_now}</p>
      </div>
      {actions.includes('RemoveBoardAlert') && (
        <button type="button" className="button quiet" disabled={busy} aria-label={fill(t.removeOf, { what })} onClick={onRemove}>
          {t.remove}
        </button>
      )}
    </li>
  );
}

function NewAlert({
  what,
  sms,
  busy,
  errors,
  onSend,
  onCancel,
}: {
  what: string;
  sms: boolean;
  busy: boolean;
  errors: Readonly<Record<string, string>>;
  onSend: (answers: Readonly<Record<string, string>>) => void;
  onCancel: () => void;
}) {
  const t = useWords(proAlertTexts);
  const to = usePath();
  const first = sms ? 'sms' : 'email';
  return (
    <LiveForm name="board-alert" className="board-alert-form" errors={errors} onSend={onSend}>
      <h3>{t.newTitle}</h3>
      <p>{fill(t.forWhat, { what })}</p>
      <Radios
        name="pace"
        label={t.pace}
        initial="now"
        options={[
          { value: 'now', label: t.now, hint: t.nowHint },
          { value: 'daily', label: t.daily },
        ]}
      />
      <div className="only-now">
        {sms ? (
          <Radios
            name="channel"
            label={t.channel}
            initial={first}
            options={[
              { value: 'sms', label: t.sms, hint: t.smsHint },
              { value: 'email', label: t.email },
            ]}
          />
        ) : (
          <p className="small soft">
            {t.noSms}{' '}
            <a className="plain-link" href={to('sms')}>
              {t.noSmsGo}
            </a>
          </p>
        )}
      </div>
      <p className="actions">
        <Go busy={busy}>{t.save}</Go>
        <button type="button" className="link-button" onClick={onCancel}>
          {t.cancel}
        </button>
      </p>
    </LiveForm>
  );
}
