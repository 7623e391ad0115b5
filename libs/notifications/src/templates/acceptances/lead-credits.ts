import { template, type Template } from '../../template.js';
import { leadsPage as leads, statusPage as status } from '../samples.js';

const pro = { fr: 'Me François Côté-Desrosiers', en: 'François Côté-Desrosiers' };

/** What was decided about coins asked back, and why (4.4.8). */
const r41 = template({
  rule: 'R41',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', code: 'public', verdict: 'public', outcome: 'public', coins: 'public', leadsUrl: 'public' },
  from: { verdict: 'creditVerdict', outcome: 'creditGround', coins: 'creditCoins' },
  choices: {
    verdict: { approved: { fr: 'accordée', en: 'granted' }, refused: { fr: 'refusée', en: 'refused' } },
    outcome: {
      rule: { fr: 'Nos vérifications automatiques confirment votre motif.', en: 'Our automatic checks confirm your reason.' },
      clientWithdrew: {
        fr: 'Le client a retiré sa demande avant le premier contact : vous n’avez pas à payer.',
        en: 'The client withdrew the request before the first contact: you do not have to pay.',
      },
      staff: { fr: 'Une personne de l’équipe a examiné votre demande.', en: 'Someone from the team has looked at your request.' },
      timeLimit: {
        fr: 'Nous n’avons pas répondu à temps : le crédit vous est accordé d’office.',
        en: 'We did not answer in time: the credit is granted.',
      },
      notEstablished: {
        fr: 'Ce que nous avons vérifié n’établit pas le motif indiqué. Les juricoins ne sont pas rendus.',
        en: 'What we checked does not establish the reason you gave. The juricoins are not returned.',
      },
      clientReached: {
        fr: 'Le client a été joint, ou nous a répondu. Les juricoins ne sont pas rendus.',
        en: 'The client was reached, or answered us. The juricoins are not returned.',
      },
      asDescribed: {
        fr: 'La demande correspond à ce que l’offre annonçait. Les juricoins ne sont pas rendus.',
        en: 'The request matches what the offer said. The juricoins are not returned.',
      },
      notCovered: {
        fr: 'Le choix d’un autre professionnel, l’absence de mandat ou le prix ne donnent pas droit à un crédit. Les juricoins ne sont pas rendus.',
        en: 'A client who chooses another professional, does not retain you or finds the price too high does not give rise to a credit. The juricoins are not returned.',
      },
      other: {
        fr: 'Après examen, nous ne pouvons pas accorder ce crédit. Les juricoins ne sont pas rendus.',
        en: 'After looking into it, we cannot grant this credit. The juricoins are not returned.',
      },
    },
  },
  samples: {
    fr: { proName: pro.fr, code: 'K7M2', verdict: 'approved', outcome: 'rule', coins: '1,5 juricoin', leadsUrl: leads.fr },
    en: { proName: pro.en, code: 'K7M2', verdict: 'approved', outcome: 'rule', coins: '1.5 juricoins', leadsUrl: leads.en },
  },
  email: {
    fr: {
      subject: 'Demande de crédit {code} : {verdict}',
      preview: '{outcome}',
      body: ['Bonjour {proName},', '{outcome}', 'De retour dans votre compte : {coins}.'],
      button: { label: 'Voir mes demandes acceptées', url: '{leadsUrl}' },
    },
    en: {
      subject: 'Credit request {code}: {verdict}',
      preview: '{outcome}',
      body: ['Hello {proName},', '{outcome}', 'Back in your account: {coins}.'],
      button: { label: 'See my accepted requests', url: '{leadsUrl}' },
    },
  },
  inapp: {
    fr: { title: 'Demande de crédit {code} : {verdict}', text: '{outcome}', url: '/leads-professionnel' },
    en: { title: 'Credit request {code}: {verdict}', text: '{outcome}', url: '/en/professional-leads' },
  },
});

/** The professional says that a lawyer had the matter already: only the client can say whether it is so. */
const representedAlready = template({
  rule: 'represented-already',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', proName: 'personal', statusUrl: 'public' },
  samples: {
    fr: { clientName: 'Élise Bouchard', code: 'K7M2', proName: pro.fr, statusUrl: status.fr },
    en: { clientName: 'Elise Bouchard', code: 'K7M2', proName: pro.en, statusUrl: status.en },
  },
  email: {
    fr: {
      subject: 'Aviez-vous déjà un avocat pour la demande {code}?',
      preview: 'Une seule question.',
      body: [
        'Bonjour {clientName},',
        '{proName} nous dit qu’une autre personne vous représentait déjà dans cette affaire au moment de votre demande {code}.',
        'Si c’est bien le cas, confirmez-le sur la page de votre demande. Sinon, vous n’avez rien à faire. Votre réponse ne vous coûte rien et ne change pas ce que vous recevez de nous.',
      ],
      button: { label: 'Répondre', url: '{statusUrl}' },
    },
    en: {
      subject: 'Did you already have a lawyer for request {code}?',
      preview: 'One question.',
      body: [
        'Hello {clientName},',
        '{proName} tells us that someone else already represented you in this matter when you made request {code}.',
        'If so, confirm it on the page of your request. If not, there is nothing for you to do. Your answer costs you nothing and does not change what you receive from us.',
      ],
      button: { label: 'Answer', url: '{statusUrl}' },
    },
  },
});

/** Words about coins asked back. */
export const leadCredits = [r41, representedAlready] as unknown as Template[];
