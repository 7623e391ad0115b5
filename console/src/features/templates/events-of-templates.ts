import { s, type Sentences } from '../../components/text/sentence-tools';

/** Words of messages, one sentence per event. */
export const eventsOfTemplates = {
  TemplateDraftSaved: s(
    (d) => `Brouillon du modèle ${d.code} enregistré`,
    (d) => `Draft of template ${d.code} saved`,
  ),
  TemplatePreviewed: s(
    (d) => `Brouillon du modèle ${d.code} regardé`,
    (d) => `Draft of template ${d.code} looked at`,
  ),
  TemplateTested: s(
    (d) => `Essai du modèle ${d.code}`,
    (d) => `Template ${d.code} tested`,
  ),
  TemplatePublished: s(
    (d) => `Modèle ${d.code} : version ${d.version} publiée`,
    (d) => `Template ${d.code}: version ${d.version} published`,
  ),
  TemplateRolledBack: s(
    (d) => `Modèle ${d.code} : retour à la version ${d.to}`,
    (d) => `Template ${d.code}: back to version ${d.to}`,
  ),
  TemplateRetired: s(
    (d) => `Modèle ${d.code} retiré`,
    (d) => `Template ${d.code} retired`,
  ),
} satisfies Sentences;
