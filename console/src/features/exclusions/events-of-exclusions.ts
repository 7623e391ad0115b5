import { s, type Sentences } from '../../components/text/sentence-tools';

/** Own blocks and the blacklist, in words. */
export const eventsOfExclusions = {
  BlockAdded: s('Blocage ajouté', 'Block added'),
  BlockRemoved: s('Blocage retiré', 'Block removed'),
  BlacklistEntryProposed: s('Inscription à la liste noire proposée', 'Blacklist entry proposed'),
  BlacklistEntryAdded: s('Inscription à la liste noire en vigueur', 'Blacklist entry in force'),
  BlacklistEntryReviewed: s('Inscription à la liste noire maintenue', 'Blacklist entry kept'),
  BlacklistAppealFiled: s('Inscription à la liste noire contestée', 'Blacklist entry appealed'),
  BlacklistEntryLifted: s('Inscription à la liste noire levée', 'Blacklist entry lifted'),
  BlacklistEntryExpired: s('Inscription à la liste noire échue', 'Blacklist entry expired'),
  OffersBarred: s('Offres retenues : liste noire', 'Offers held back: blacklist'),
  OffersUnbarred: s('Offres permises de nouveau', 'Offers allowed again'),
} satisfies Sentences;
