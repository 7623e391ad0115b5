import { s } from '../../components/text/sentence-tools';

/** What happens to someone who may become a member. */
export const eventsOfProspects = {
  ProspectSaved: s('Fiche de prospection écrite', 'Record of the prospect written'),
  ProspectMoved: s('Prospect passé à une autre étape', 'Prospect moved to another stage'),
  ProspectConverted: s('Inscription du prospect reconnue', 'Registration of the prospect recognised'),
  ProspectErased: s('Fiche de prospection effacée', 'Record of the prospect erased'),
};
