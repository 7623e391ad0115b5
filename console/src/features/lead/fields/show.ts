import type { Said } from '../../../components/commands/differences';
import { formatCoins, formatDate, formatFull, formatMoney } from '../../../format';
import { useRegion } from '../../../regions';
import { useCode, useT } from '../../../useT';
import { factOf, type Lead } from '../lead';
import { leadFields, type LeadField } from './fields';

/** Facts written as such, and the ones the view keeps as columns of their own. */
export const valueOf = (lead: Lead, name: string): unknown =>
  factOf(lead, name) !== undefined ? factOf(lead, name) : name === 'uuid' ? lead.id : (lead as Record<string, unknown>)[name];

const ANSWERS: ReadonlySet<string> = new Set(['specificQuestions', 'accessibleSpecificQuestions']);

/** A field of a request in words. */
export const useShow = () => {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  return (field: LeadField, value: unknown): string => {
    if (field.name === 'creditValue' || field.name === 'coinValue') return formatCoins(Number(value ?? 0) * 100);
    if (field.name === 'clientName' || field.name === 'email' || field.name === 'phoneNumber') return t('lead.masked');
    if (value === null || value === undefined || value === '') return '–';
    if (field.name === 'budgetNumber') return Number(value) ? formatMoney(Number(value)) : '–';
    if (field.name === 'experience') return Number(value) ? t('lead.years', { n: Number(value) }) : t('lead.anyYears');
    // The board's instant may be a plain yes: right after the last wave.
    if (field.name === 'selfServeAfter' && value === true) return t('search.boardAfter');
    if (field.kind === 'flag' || typeof value === 'boolean') return code('yes', String(value));
    if (field.kind === 'code' && field.codes) return code(field.codes, String(value));
    if (Array.isArray(value) && field.codes) return value.map((each) => code(field.codes!, String(each))).join(', ') || '–';
    // They stand in words beside; here, how many there are.
    if (ANSWERS.has(field.name)) return t('questions.answered', { count: Object.keys(value).length });
    if (field.kind === 'region') return region(String(value));
    if (field.kind === 'date') return formatDate(/^\d{4}-\d\d-\d\d$/.test(String(value)) ? `${value}T12:00:00` : String(value));
    if (field.kind === 'instant') return formatFull(String(value));
    if (typeof value === 'object')
      return (
        Object.values(value)
          .filter((each) => typeof each === 'string')
          .join(', ') || (Array.isArray(value) ? String(value.length || '–') : '–')
      );
    const text = String(value);
    return text.length > 90 ? `${text.slice(0, 88)}…` : text;
  };
};

/** What a request says, field by field and in words: what another person changed while a dialog was open is seen by it. */
export const useLeadSaid = (): ((lead: Lead, nameOf: (id: string) => string) => Said) => {
  const t = useT();
  const code = useCode();
  const show = useShow();
  return (lead, nameOf) => [
    [t('list.state'), code('states', lead.state)],
    [t('leads.assignee'), lead.assigneeId ? nameOf(lead.assigneeId) : '–'],
    [t('lead.summary'), lead.summary ?? '–'],
    ...leadFields
      .filter(({ group }) => group !== 'person')
      .map((field) => [t(field.label), show(field, valueOf(lead, field.name))] as const),
  ];
};
