import { COLON, formatList, formatNumber } from '../../format';
import { s, type Sentences, type Words } from '../../components/text/sentence-tools';

/** The audit knows that something happened, the log also what: a fact that is not there is not said. */
const more = (text: string, fact: string | undefined): string => (fact === undefined ? text : `${text}${COLON} ${fact}`);
const number = (value: unknown): string | undefined => (value === undefined ? undefined : formatNumber(Number(value)));
const listed = (d: Record<string, unknown>): string | undefined => number((d.subjectIds as unknown[] | undefined)?.length);
const told = (d: Record<string, unknown>, w: Words): string | undefined =>
  d.whom === undefined ? undefined : `${w.code('incidentRecipients', d.whom)}${d.persons === undefined ? '' : ` (${number(d.persons)})`}`;
const demanded = (d: Record<string, unknown>, w: Words, none: string): string | undefined => {
  const demands = d.demands as string[] | undefined;
  if (!demands) return undefined;
  return demands.length > 0 ? formatList(demands.map((whom) => w.code('incidentRecipients', whom))) : none;
};

/** Confidentiality incidents, in words. */
export const eventsOfIncidents = {
  IncidentRegistered: s(
    (d) =>
      more(
        d.persons === undefined ? 'Incident inscrit au registre' : 'Incident inscrit au registre, personnes touchées',
        number(d.persons),
      ),
    (d) =>
      more(
        d.persons === undefined ? 'Incident entered in the register' : 'Incident entered in the register, persons affected',
        number(d.persons),
      ),
  ),
  IncidentPersonsListed: s(
    (d) => more('Dossiers touchés ajoutés', listed(d)),
    (d) => more('Affected files added', listed(d)),
  ),
  IncidentAssessed: s(
    (d, w) => more(d.demands ? 'Incident évalué, à aviser' : 'Incident évalué', demanded(d, w, 'personne')),
    (d, w) => more(d.demands ? 'Incident assessed, to be notified' : 'Incident assessed', demanded(d, w, 'no one')),
  ),
  IncidentNotified: s(
    (d, w) => more('Avis donné', told(d, w)),
    (d, w) => more('Notification given', told(d, w)),
  ),
  IncidentClosed: s('Incident clos', 'Incident closed'),
} satisfies Sentences;
