import { Go, LiveForm } from '../../session';
import { Radios, type Errors } from '../../forms';
import { employeeAlertWords } from './words/employee-alerts';
import { fill, usePath, useWords } from '../../lang';
import { FilterFields, filtersIn, useSearchWords } from './filters';
import { PACES, type Alert, type AlertWish, type SearchFilters } from './types';

interface Props {
  /** The saved search that changes; nothing for a new one. */
  readonly alert?: Alert;
  /** The search as it stands on the page; without it the form asks for one. */
  readonly filters?: SearchFilters;
  readonly sms: boolean;
  readonly busy: boolean;
  readonly errors: Errors;
  readonly onSend: (wish: AlertWish) => void;
  readonly onCancel: () => void;
}

/** How often and by which way a search reports whom it found, and the search itself where it is not on the page. */
export function AlertForm({ alert, filters, sms, busy, errors, onSend, onCancel }: Props) {
  const t = useWords(employeeAlertWords);
  const to = usePath();
  const words = useSearchWords();
  const values = { pace: alert?.pace ?? 'daily', channel: alert?.channel ?? 'email', ...alert?.filters };
  return (
    <LiveForm
      name={`employee-alert-${alert?.alertId ?? 'new'}`}
      className="card stack"
      errors={errors}
      values={values}
      onSend={(answers) => {
        const { pace = 'daily', channel = 'email' } = answers as Partial<AlertWish>;
        onSend({ filters: filters ?? filtersIn(answers), pace, channel: pace === 'instant' ? channel : 'email' });
      }}
    >
      <h2>{alert ? t.editTitle : t.newTitle}</h2>
      {filters ? <p>{fill(t.forWhat, { what: words(filters) })}</p> : <FilterFields />}
      <Radios name="pace" label={t.pace} options={PACES.map((value) => ({ value, label: t[value] }))} />
      {sms ? (
        <Radios
          name="channel"
          label={t.channel}
          options={[
            { value: 'email', label: t.email },
            { value: 'sms', label: t.sms, hint: t.smsHint },
          ]}
        />
      ) : (
        <p className="small soft">
          {t.noSms} <a href={to('sms')}>{t.noSmsGo}</a>
        </p>
      )}
      <p className="actions">
        <Go busy={busy}>{t.save}</Go>
        <button type="button" className="link-button" onClick={onCancel}>
          {t.cancel}
        </button>
      </p>
    </LiveForm>
  );
}
