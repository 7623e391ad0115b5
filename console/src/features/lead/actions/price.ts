import { pricingSuperMultiplier, type ConfigPlace } from '@jurilien/reference';
import { placeOf } from '../../../in-force/place';
import { s } from '../../../components/text/sentence-tools';
import type { Lead } from '../lead';
import type { LeadActions, Pricing } from './action';
import { local } from '../../../components/form/moment';
import { iso, mine } from './form-tools';

/** The part of the price that a waiting proposal would change. */
const proposedPrice = ({ proposal }: Lead): Pricing => ({
  ...(proposal?.creditValue === undefined ? {} : { creditValue: proposal.creditValue }),
  ...(proposal?.superLead === undefined ? {} : { multiplier: proposal.superLead ? (proposal.multiplier ?? 1) : 0 }),
});

/** Where a value is asked for that a province and a field of law may have their own of. */
const fieldOf = ({ province, facts: { lawyerType } }: Lead): ConfigPlace => ({
  ...placeOf(province),
  ...(typeof lawyerType === 'string' ? { field: lawyerType } : {}),
});

/** The price of a request, and when it goes out. */
export const priceActions = {
  SetLeadPrice: {
    label: { fr: 'Fixer le prix', en: 'Set price' },
    done: { fr: 'Le prix est fixé.', en: 'Price set.' },
    unless: mine,
    form: ({ lead, priced }) => ({
      fields: [
        {
          name: 'creditValue',
          label: { fr: 'Prix de base en juricoins', en: 'Base price in juricoins' },
          kind: 'number',
          step: 0.5,
          initial: String(lead.facts.creditValue ?? 1),
        },
      ],
      payload: ({ creditValue }) => ({ creditValue: Number(creditValue) }),
      effect: ({ creditValue }) => priced?.({ creditValue: Number(creditValue) }),
    }),
    events: {
      LeadPriceSet: s(
        (d, w) => `Prix de base fixé à ${w.coins(Number(d.creditValue) * 100)}`,
        (d, w) => `Base price set to ${w.coins(Number(d.creditValue) * 100)}`,
      ),
    },
  },
  SetSuperLead: {
    label: { fr: 'Super-demande', en: 'Super lead' },
    unless: mine,
    form: ({ lead, config, priced }) => ({
      fields: [
        {
          name: 'superLead',
          label: { fr: 'C’est une super-demande', en: 'This is a super lead' },
          kind: 'check',
          initial: lead.facts.superLead !== true,
        },
        {
          name: 'multiplier',
          label: { fr: 'Multiplicateur', en: 'Multiplier' },
          kind: 'number',
          // One that is set by hand stays; otherwise it is the one in force.
          initial: String(
            lead.facts.superLead === true ? lead.facts.superLeadMultiplier : config.value(pricingSuperMultiplier, fieldOf(lead)),
          ),
        },
      ],
      payload: ({ superLead, multiplier }) => ({ superLead, multiplier: Number(multiplier) }),
      effect: ({ superLead, multiplier }) => priced?.({ multiplier: superLead === true ? Number(multiplier) : 0 }),
    }),
    events: {
      SuperLeadSet: s(
        (d) => `Super-demande, prix multiplié par ${String(d.multiplier)}`,
        (d) => `Super lead, price times ${String(d.multiplier)}`,
      ),
      SuperLeadCleared: s('N’est plus une super-demande', 'No longer a super lead'),
    },
  },
  ApproveLeadPricing: {
    label: { fr: 'Approuver le prix', en: 'Approve price' },
    form: ({ lead, priced }) => ({
      fields: [
        { name: 'approved', label: { fr: 'J’approuve le prix proposé', en: 'I approve the proposed price' }, kind: 'check', initial: true },
      ],
      payload: ({ approved }) => ({ approved }),
      effect: ({ approved }) => priced?.({ ...proposedPrice(lead), decides: true, refused: approved !== true }),
    }),
    events: {
      LeadPricingProposed: s(
        (d, w) =>
          `${d.creditValue === undefined ? (d.superLead ? 'Super-demande proposée' : 'Fin de super-demande proposée') : `Prix de base de ${w.coins(Number(d.creditValue) * 100)} proposé`}, à approuver par une autre personne`,
        (d, w) =>
          `${d.creditValue === undefined ? (d.superLead ? 'Super lead proposed' : 'End of super lead proposed') : `Base price of ${w.coins(Number(d.creditValue) * 100)} proposed`}, to be approved by someone else`,
      ),
      LeadPricingApproved: s('Prix approuvé', 'Price approved'),
      LeadPricingRefused: s('Prix proposé non retenu', 'Proposed price not kept'),
    },
  },
  ScheduleLead: {
    label: { fr: 'Planifier l’envoi', en: 'Schedule sending' },
    done: { fr: 'L’envoi est planifié.', en: 'Release scheduled.' },
    unless: mine,
    form: ({ lead }) => ({
      fields: [
        {
          name: 'sendAfter',
          label: { fr: 'Pas d’offre avant', en: 'No offer before' },
          kind: 'datetime',
          optional: true,
          // A moment that has passed is as good as none.
          initial: lead.sendAfter && Date.parse(lead.sendAfter) > Date.now() ? local(Date.parse(lead.sendAfter)) : '',
        },
        {
          name: 'selfServeAfterBool',
          label: { fr: 'Peut aller au babillard', en: 'May go on the board' },
          kind: 'check',
          initial: lead.facts.selfServeAfterBool !== false,
        },
        {
          name: 'selfServeAfter',
          label: { fr: 'Au babillard à partir de', en: 'On the board from' },
          hint: {
            fr: 'Vide : juste après la dernière vague. Une date peut tomber avant la dernière vague.',
            en: 'Empty: right after the last wave. A date may fall before the last wave.',
          },
          kind: 'datetime',
          optional: true,
          initial: typeof lead.facts.selfServeAfter === 'string' ? local(Date.parse(lead.facts.selfServeAfter)) : '',
        },
      ],
      payload: ({ sendAfter, selfServeAfterBool, selfServeAfter }) => ({
        sendAfter: iso(sendAfter),
        selfServeAfterBool,
        selfServeAfter: iso(selfServeAfter) ?? true,
      }),
    }),
    events: {
      LeadScheduled: s(
        (d, w) => (d.sendAfter ? `Envoi prévu ${w.date(d.sendAfter)}` : 'Envoi dès que possible'),
        (d, w) => (d.sendAfter ? `Sending planned ${w.date(d.sendAfter)}` : 'Sending as soon as possible'),
      ),
    },
  },
} satisfies LeadActions;
