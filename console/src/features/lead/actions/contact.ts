import { callOutcomes } from '../../../codes';
import { s } from '../../../components/text/sentence-tools';
import type { LeadActions } from './action';
import { options } from './form-tools';

/** Reaching the client: calls, confirmations, the link. */
export const contactActions = {
  LogCallAttempt: {
    label: { fr: 'Noter un appel', en: 'Log a call' },
    done: { fr: 'L’appel est noté.', en: 'Call logged.' },
    form: ({ code }) => ({
      fields: [
        { name: 'outcome', label: { fr: 'Résultat', en: 'Outcome' }, kind: 'select', options: options('callOutcomes', callOutcomes, code) },
        { name: 'note', label: 'actions.form.note', kind: 'lines', optional: true },
      ],
      reason: false,
      payload: ({ outcome, note }) => ({ outcome, ...(note ? { note } : {}) }),
    }),
    events: {
      LeadCallAttempted: s(
        (d, w) => `Appel au client : ${w.code('callOutcomes', d.outcome)}`,
        (d, w) => `Call to the client: ${w.code('callOutcomes', d.outcome)}`,
      ),
    },
  },
  ConfirmLeadEmail: {
    label: { fr: 'Confirmer le courriel', en: 'Confirm e-mail' },
    done: { fr: 'Le courriel est confirmé.', en: 'E-mail confirmed.' },
    form: () => ({ fields: [], payload: () => ({ method: 'call' }) }),
    events: {
      LeadEmailConfirmed: s(
        (d) => (d.method === 'call' ? 'Courriel confirmé au téléphone' : 'Courriel confirmé par le lien'),
        (d) => (d.method === 'call' ? 'E-mail confirmed by phone' : 'E-mail confirmed by link'),
      ),
    },
  },
  ConfirmLeadPhone: {
    label: { fr: 'Confirmer le téléphone', en: 'Confirm phone' },
    done: { fr: 'Le téléphone est confirmé.', en: 'Phone confirmed.' },
    form: () => ({
      fields: [
        {
          name: 'code',
          label: { fr: 'Code', en: 'Code' },
          hint: {
            fr: 'Les six chiffres du texto. Laissez vide si vous avez joint la personne à ce numéro.',
            en: 'The six digits of the text message. Leave empty if you reached the person at this number.',
          },
          optional: true,
        },
      ],
      payload: ({ code: read }) => (read ? { method: 'code', code: read } : { method: 'call' }),
    }),
    events: {
      LeadPhoneConfirmed: s(
        (d) => (d.method === 'call' ? 'Téléphone confirmé de vive voix' : 'Téléphone confirmé par le code'),
        (d) => (d.method === 'call' ? 'Phone confirmed by voice' : 'Phone confirmed by code'),
      ),
      LeadPhoneCodeRejected: s(
        (d) => `Code inexact, ${d.triesLeft ?? 0} essais restants`,
        (d) => `Wrong code, ${d.triesLeft ?? 0} tries left`,
      ),
    },
  },
  ResendConfirmation: {
    label: { fr: 'Renvoyer la confirmation', en: 'Resend confirmation' },
    done: { fr: 'La confirmation repart.', en: 'Confirmation sent again.' },
    form: ({ code }) => ({
      fields: [
        {
          name: 'channel',
          label: { fr: 'Par', en: 'By' },
          kind: 'select',
          initial: 'email',
          options: options('channels', ['email', 'sms'], code),
        },
      ],
      reason: false,
      payload: ({ channel }) => ({ channel }),
    }),
    events: {
      LeadConfirmationSent: s(
        (d, w) => `Confirmation envoyée par ${w.code('channels', d.channel).toLowerCase()}`,
        (d, w) => `Confirmation sent by ${w.code('channels', d.channel)}`,
      ),
    },
  },
  SendLeadLink: {
    label: { fr: 'Renvoyer son lien au client', en: 'Send the client their link again' },
    done: { fr: 'Le client reçoit son lien de nouveau.', en: 'The client’s link was sent again.' },
    form: () => ({ fields: [], reason: false }),
    events: { LeadLinkSent: s('Lien de la demande envoyé de nouveau au client', 'Link of the request sent to the client again') },
  },
} satisfies LeadActions;
