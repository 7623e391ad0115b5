import { s } from '../../components/text/sentence-tools';

/** Messages to many. */
export const eventsOfCampaigns = {
  SegmentSaved: s(
    (d) => `Segment enregistré (version ${String(d.v)})`,
    (d) => `Segment saved (version ${String(d.v)})`,
  ),
  CampaignDraftSaved: s(
    (d) => `Campagne écrite (version ${String(d.edit)})`,
    (d) => `Campaign written (version ${String(d.edit)})`,
  ),
  CampaignEstimateRequested: s('Compte de la campagne demandé', 'Count of the campaign requested'),
  CampaignEstimated: s(
    (d) => `Campagne comptée : ${String(d.eligible)} destinataires sur ${String(d.total)} personnes`,
    (d) => `Campaign counted: ${String(d.eligible)} recipients of ${String(d.total)} persons`,
  ),
  CampaignTested: s('Essai de la campagne envoyé', 'Test of the campaign sent'),
  CampaignSubmitted: s('Campagne soumise', 'Campaign submitted'),
  CampaignReturned: s('Campagne renvoyée à ses auteurs', 'Campaign returned to its writers'),
  CampaignApproved: s(
    (d) => `Campagne approuvée pour ${String(d.recipients)} destinataires`,
    (d) => `Campaign approved for ${String(d.recipients)} recipients`,
  ),
  CampaignScheduled: s('Campagne planifiée', 'Campaign scheduled'),
  CampaignPreparationStarted: s('Préparation de la campagne commencée', 'Preparation of the campaign begun'),
  CampaignAudienceFrozen: s(
    (d) => `Destinataires de la campagne fixés : ${String(d.n)}`,
    (d) => `Recipients of the campaign fixed: ${String(d.n)}`,
  ),
  CampaignStarted: s('Envoi de la campagne commencé', 'Sending of the campaign begun'),
  CampaignPaused: s('Campagne mise en pause', 'Campaign paused'),
  CampaignResumed: s('Campagne reprise', 'Campaign resumed'),
  CampaignCancelled: s('Campagne annulée', 'Campaign cancelled'),
  CampaignFinished: s(
    (d) => `Campagne terminée : ${String(d.sent)} envois`,
    (d) => `Campaign finished: ${String(d.sent)} sent`,
  ),
  CampaignArchived: s('Campagne archivée', 'Campaign archived'),
};
