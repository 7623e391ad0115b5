import { template } from '../../template.js';

/** A planned change of settings did not take effect: who proposed it and who approved it put it right. */
export const configStuck = template({
  rule: 'config-stuck',
  class: 'transactional',
  audience: 'account',
  vars: { name: 'personal', reason: 'public', when: 'public', configUrl: 'public' },
  from: { name: 'accountName', reason: 'whyConfigStuck', when: 'happenedAt' },
  choices: {
    reason: {
      'base-changed': {
        fr: 'Une valeur sur laquelle elle reposait a été modifiée entre-temps.',
        en: 'A value it was based on has been changed in the meantime.',
      },
      contradiction: {
        fr: 'Elle contredirait d’autres réglages, maintenant en vigueur.',
        en: 'It would contradict other settings that are now in force.',
      },
    },
  },
  samples: {
    fr: {
      name: 'Mélanie Gagné',
      reason: 'base-changed',
      when: 'mercredi 30 septembre à 14 h 30',
      configUrl: 'https://jurilien.example/admin/config',
    },
    en: {
      name: 'Megan Fraser',
      reason: 'contradiction',
      when: 'Wednesday, September 30 at 2:30 p.m.',
      configUrl: 'https://jurilien.example/admin/config',
    },
  },
  email: {
    fr: {
      subject: 'Un changement de réglages est bloqué',
      preview: 'Elle n’est pas entrée en vigueur à la date prévue.',
      body: [
        'Bonjour {name},',
        'Un changement de réglages que vous avez proposé ou approuvé devait entrer en vigueur le {when}. {reason} Rien n’a changé : les réglages d’avant restent en vigueur.',
        'Revoyez la modification : proposez-la de nouveau, ou refusez-la.',
      ],
      button: { label: 'Voir les réglages', url: '{configUrl}' },
    },
    en: {
      subject: 'A change of settings is stuck',
      preview: 'It did not take effect on the planned date.',
      body: [
        'Hello {name},',
        'A change of settings that you proposed or approved was to take effect on {when}. {reason} Nothing has changed: the earlier settings stay in force.',
        'Please review the change: propose it again, or reject it.',
      ],
      button: { label: 'See the settings', url: '{configUrl}' },
    },
  },
  inapp: {
    fr: { title: 'Un changement de réglages est bloqué', text: 'Il devait entrer en vigueur le {when}. {reason}', url: '/admin/config' },
    en: { title: 'A change of settings is stuck', text: 'It was to take effect on {when}. {reason}', url: '/en/admin/config' },
  },
});
