import { s, type Sentences } from '../../components/text/sentence-tools';

/** Changes of the configuration, in words. */
export const eventsOfConfig = {
  ConfigChangeProposed: s('Changement de réglages proposé', 'Change of settings proposed'),
  ConfigChangeApproved: s('Changement de réglages approuvé', 'Change of settings approved'),
  ConfigChangeScheduled: s('Changement de réglages prévu', 'Change of settings planned'),
  ConfigChangeApplied: s('Changement de réglages en vigueur', 'Change of settings in force'),
  ConfigChangeRejected: s('Changement de réglages rejeté', 'Change of settings rejected'),
  ConfigRolledBack: s('Changement de réglages annulé', 'Change of settings rolled back'),
  ConfigChangeStuck: s('Changement de réglages bloqué', 'Change of settings stuck'),
  ShippedValuesNoted: s('Valeurs livrées notées au déploiement', 'Shipped values noted at deployment'),
} satisfies Sentences;
