import { s, type Sentences } from '../../components/text/sentence-tools';

/** Changes of the configuration, in words. */
export const eventsOfConfig = {
  ConfigChangeProposed: s('Modification de réglages proposée', 'Change of settings proposed'),
  ConfigChangeApproved: s('Modification de réglages approuvée', 'Change of settings approved'),
  ConfigChangeScheduled: s('Modification de réglages prévue', 'Change of settings planned'),
  ConfigChangeApplied: s('Modification de réglages en vigueur', 'Change of settings in force'),
  ConfigChangeRejected: s('Modification de réglages refusée', 'Change of settings rejected'),
  ConfigRolledBack: s('Modification de réglages annulée', 'Change of settings rolled back'),
  ConfigChangeStuck: s('Modification de réglages bloquée', 'Change of settings stuck'),
} satisfies Sentences;
