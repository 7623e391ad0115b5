import { s } from '../../../components/text/sentence-tools';
import type { LeadActions } from './action';
import { mine } from './form-tools';

/** What has its button where it acts, not in the menu. */
export const pageActions = {
  DecideOffering: {
    label: { fr: 'Décider d’une proposition', en: 'Decide on a proposal' },
    events: {
      LeadOfferingProposed: s(
        (d) => (d.step === 'stop' ? 'Arrêt des offres proposé' : 'Lancement des offres proposé'),
        (d) => (d.step === 'stop' ? 'Stopping the offers proposed' : 'Starting the offers proposed'),
      ),
      LeadOfferingDecided: s(
        (d) => `${d.step === 'stop' ? 'Arrêt' : 'Lancement'} des offres ${d.approved ? 'approuvé' : 'refusé'}`,
        (d) => `${d.step === 'stop' ? 'Stopping' : 'Starting'} the offers ${d.approved ? 'approved' : 'refused'}`,
      ),
    },
  },
  MergeLead: {
    label: { fr: 'Fusionner', en: 'Merge' },
    done: { fr: 'Les demandes sont fusionnées.', en: 'Requests merged.' },
    danger: true,
    events: {
      LeadMerged: s('Fusionnée dans une autre demande', 'Merged into another request'),
      LeadAbsorbed: s('A reçu une demande en double', 'Received a duplicate request'),
    },
  },
  EditLead: {
    label: { fr: 'Modifier', en: 'Edit' },
    done: { fr: 'La modification est enregistrée.', en: 'Change saved.' },
    unless: mine,
    events: {
      LeadEdited: s(
        (d, w) => `Fiche modifiée${w.fields(d)}`,
        (d, w) => `Record changed${w.fields(d)}`,
      ),
    },
  },
  EditLeadSummary: {
    label: { fr: 'Enregistrer le résumé', en: 'Save summary' },
    done: { fr: 'Le résumé est enregistré.', en: 'Summary saved.' },
    unless: mine,
    events: {
      LeadSummaryEdited: s(
        (d) => `Résumé enregistré (version ${d.summaryVersion ?? '?'})`,
        (d) => `Summary saved (version ${d.summaryVersion ?? '?'})`,
      ),
    },
  },
} satisfies LeadActions;
