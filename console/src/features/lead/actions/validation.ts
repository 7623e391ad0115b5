import { DAY_MS } from '@jurilien/reference';
import { s } from '../../../components/text/sentence-tools';
import type { LeadActions } from './action';
import { local } from '../../../components/form/moment';
import { iso, mine } from './form-tools';

/** What staff do with a request until it is validated. */
export const validationActions = {
  TakeLeadForValidation: {
    label: { fr: 'Prendre en validation', en: 'Take for validation' },
    done: { fr: 'La demande est à vous.', en: 'The request is yours.' },
    form: () => ({ fields: [], reason: false }),
    events: {
      LeadTakenForValidation: s(
        (d, w) => `Prise en validation, verrou jusqu’à ${w.time(d.lockUntil)}`,
        (d, w) => `Taken for validation, locked until ${w.time(d.lockUntil)}`,
      ),
    },
  },
  ValidateLead: {
    label: { fr: 'Valider', en: 'Validate' },
    done: { fr: 'La demande est validée.', en: 'Request validated.' },
    unless: mine,
    events: {
      LeadValidated: s(
        (d) => (d.waiver ? 'Validée sans coordonnée confirmée' : 'Validée : toute la liste est vérifiée'),
        (d) => (d.waiver ? 'Validated without a confirmed contact' : 'Validated: the whole checklist is done'),
      ),
    },
  },
  RequestLeadInfo: {
    label: { fr: 'Demander au client', en: 'Ask the client' },
    done: { fr: 'La question est envoyée au client.', en: 'Question sent to the client.' },
    unless: mine,
    form: ({ lead, code }) => ({
      fields: [
        {
          name: 'questions',
          label: { fr: 'Questions, une par ligne', en: 'Questions, one per line' },
          hint: {
            fr: `Écrivez dans la langue du client : ${code('langs', lead.lang)}.`,
            en: `Write in the client’s language: ${code('langs', lead.lang)}.`,
          },
          kind: 'lines',
        },
      ],
      reason: false,
      payload: ({ questions }) => ({
        questions: String(questions)
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      }),
    }),
    events: {
      LeadInfoRequested: s(
        (d, w) => `Questions envoyées au client, réponse attendue ${w.date(d.dueAt)}`,
        (d, w) => `Questions sent to the client, answer expected ${w.date(d.dueAt)}`,
      ),
    },
  },
  HoldLead: {
    label: { fr: 'Mettre en suspens', en: 'Put on hold' },
    done: { fr: 'La demande est en suspens.', en: 'Request put on hold.' },
    unless: mine,
    form: () => ({
      fields: [{ name: 'until', label: 'actions.form.until', kind: 'datetime', initial: local(Date.now() + DAY_MS) }],
      payload: ({ until }) => ({ until: iso(until) }),
    }),
    events: {
      LeadHeld: s(
        (d, w) => `Mise en suspens jusqu’au ${w.date(d.until)}`,
        (d, w) => `Put on hold until ${w.date(d.until)}`,
      ),
    },
  },
  ResumeHeldLead: {
    label: { fr: 'Reprendre', en: 'Resume' },
    done: { fr: 'La demande n’est plus en suspens.', en: 'Request taken off hold.' },
    unless: (x) =>
      x.lead.stopped ? { fr: 'Les offres ont été arrêtées : relancez-les.', en: 'Offers were stopped: restart them.' } : undefined,
    events: { LeadResumed: s('Retour dans la file après suspens', 'Back in the queue after hold') },
  },
  ReleaseLeadFromValidation: {
    label: { fr: 'Remettre dans la file', en: 'Put back in queue' },
    done: { fr: 'La demande est de retour dans la file.', en: 'The request is back in the queue.' },
    events: {
      LeadReleasedFromValidation: s(
        (d) =>
          d.reason === 'info-timeout'
            ? 'Sans réponse du client : retour dans la file'
            : d.reason === 'lock-expired'
              ? 'Verrou échu : retour dans la file'
              : 'Remise dans la file',
        (d) =>
          d.reason === 'info-timeout'
            ? 'No answer from the client: back in the queue'
            : d.reason === 'lock-expired'
              ? 'Lock lapsed: back in the queue'
              : 'Put back in the queue',
      ),
    },
  },
} satisfies LeadActions;
