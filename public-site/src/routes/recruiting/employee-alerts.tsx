import { employeeAlertWords } from '../../features/recruiting/words/employee-alerts';
import { useWords } from '../../lang';
import { ProPage } from '../../pro';
import { Alerts } from '../../features/recruiting/alerts';
import type { Frame } from '../../layout';

export const handle: Frame = { hydrate: true, quiet: true };

/** M27: saved searches of candidates, for professionals. */
export default function EmployeeAlerts() {
  const t = useWords(employeeAlertWords);
  return <ProPage title={t.title}>{() => <Alerts />}</ProPage>;
}
