import { fill, useLang, usePath, useWords } from '../../../lang';
import { ACTS, type Act } from '../acts';
import { whenIn } from '../times';
import type { AppointmentLine } from '../types';
import { appointmentTexts } from '../words/appointment';
import { timesTexts } from '../words/pro-times';

/** What a professional can do with an appointment now, and the request to read before it. */
export function RowActions({
  line,
  at,
}: {
  readonly line: AppointmentLine;
  readonly at: (query: Readonly<Record<string, string>>) => string;
}) {
  const t = useWords(timesTexts);
  const a = useWords(appointmentTexts);
  const lang = useLang();
  const to = usePath();
  const when = whenIn(line.slot.startsAt, lang, line.zone);
  const can = (Object.keys(ACTS) as Act[]).filter(
    (act) => line.available[ACTS[act]] === true && (act !== 'resultat' || line.stated.professional === undefined),
  );
  return (
    <p className="row-acts">
      {can.map((act) => (
        <a key={act} href={at({ rdv: line.appointmentId, faire: act })} aria-label={fill(t.actOf, { act: a[act], when })}>
          {a[act]}
        </a>
      ))}
      <a href={to('proLeads', { query: { demande: line.acceptanceId } })} aria-label={fill(t.prepareOf, { code: line.code })}>
        {t.prepare}
      </a>
    </p>
  );
}
