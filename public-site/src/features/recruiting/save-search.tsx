import { useState } from 'react';
import { Outcome, Go, Wrong, useAct, sendCommand } from '../../session';
import { employeeAlertWords } from './words/employee-alerts';
import { useLang, usePath, useWords } from '../../lang';
import { errorsOf } from '../../api';
import { AlertForm } from './alert-form';
import type { SearchFilters } from './types';

/** « Save this search »: the filters of the page become an alert (S03 → M27). */
export function SaveSearch({ professionalId, sms, filters }: { professionalId: string; sms: boolean; filters: SearchFilters }) {
  const t = useWords(employeeAlertWords);
  const lang = useLang();
  const to = usePath();
  const { busy, errors, act, setErrors } = useAct();
  const [making, setMaking] = useState(false);
  const [saved, setSaved] = useState(false);
  const show = (now: boolean) => {
    setErrors({});
    setSaved(false);
    setMaking(now);
  };
  return (
    <>
      <Wrong errors={errors} />
      {making ? (
        <AlertForm
          filters={filters}
          sms={sms}
          busy={busy}
          errors={errors}
          onSend={(wish) =>
            void act(async () => {
              const reply = await sendCommand(lang, 'SaveEmployeeAlert', { professionalId, ...wish });
              if (!reply.ok) return errorsOf(reply.problem, lang);
              show(false);
              setSaved(true);
            })
          }
          onCancel={() => show(false)}
        />
      ) : (
        <p className="actions">
          <Go type="button" className="button quiet" onPress={() => show(true)}>
            {t.saveSearch}
          </Go>
          <a href={to('employeeAlerts')}>{t.manage}</a>
        </p>
      )}
      <Outcome>{saved ? t.saved : ''}</Outcome>
    </>
  );
}
