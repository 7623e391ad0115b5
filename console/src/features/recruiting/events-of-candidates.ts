import { s, type Sentences } from '../../components/text/sentence-tools';

/** Candidates and the firms that ask for them, in words. */
export const eventsOfCandidates = {
  CandidateProfileCreated: s('Profil de candidat créé', 'Candidate profile created'),
  CandidateProfileUpdated: s('Profil de candidat mis à jour', 'Candidate profile updated'),
  CandidateVisibilitySet: s('Visibilité du candidat choisie', 'Candidate visibility chosen'),
  CandidateProfileHidden: s('Profil de candidat caché, faute de nouvelles', 'Candidate profile hidden after no news'),
  CandidateProfileClosed: s('Profil de candidat retiré', 'Candidate profile withdrawn'),
  CandidateCvUploaded: s('CV joint au profil', 'CV added to the profile'),
  CandidateCvRemoved: s('CV retiré du profil', 'CV taken off the profile'),
  CandidateCvViewed: s('CV consulté par un cabinet', 'CV read by a firm'),
  CandidateErased: s('Candidat effacé', 'Candidate erased'),
  CandidateContactRequested: s('Candidat sollicité par un cabinet', 'Candidate asked by a firm'),
  CandidateContactAccepted: s('Le candidat accepte de parler au cabinet', 'Candidate agrees to talk with the firm'),
  CandidateContactDeclined: s('Le candidat décline', 'Candidate declines'),
  CandidateContactExpired: s('Demande au candidat restée sans réponse', 'Request to the candidate left unanswered'),
  EmployeeAlertSaved: s('Alerte de candidats enregistrée', 'Candidate alert saved'),
  EmployeeAlertPaused: s('Alerte de candidats suspendue', 'Candidate alert paused'),
  EmployeeAlertResumed: s('Alerte de candidats reprise', 'Candidate alert resumed'),
  EmployeeAlertDeleted: s('Alerte de candidats supprimée', 'Candidate alert deleted'),
  EmployeeAlertMatched: s('Un candidat correspond à l’alerte', 'A candidate matches the alert'),
  EmployeeAlertDigestDue: s('Envoi groupé de l’alerte', 'Letter of the alert due'),
  CandidateDismissed: s('Candidat écarté par un cabinet', 'Candidate put aside by a firm'),
} satisfies Sentences;
