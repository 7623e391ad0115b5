import type { Texts } from '../texts';
import type { blacklistCodesFr } from '../fr/codes-blacklist';
export const blacklistCodesEn: Texts<typeof blacklistCodesFr> = {
  blacklistKinds: {
    person: 'Person',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
    ip: 'IP address',
    professional: 'Professional',
    pair: 'Professional and client',
  },
  blacklistScopes: { submit: 'send requests', receiveOffers: 'receive offers', contact: 'receive our messages' },
  blacklistReasons: {
    spam: 'Spam',
    abuse: 'Abusive language',
    fraud: 'Fraud',
    conflictOfPlatform: 'Conflict with the platform',
    notLegal: 'Not a legal matter',
    duplicateAbuser: 'Repeated abusive requests',
    conduct: 'Professional conduct',
    safety: 'Someone’s safety',
  },
  blacklistStates: { Proposed: 'Proposed', Active: 'In force', UnderReview: 'Appealed', Lifted: 'Lifted', Expired: 'Expired' },
};
