import { roleNameOf } from '@jurilien/contracts';
import { textInWords } from '@jurilien/reference';
import { s, type Sentences } from '../../components/text/sentence-tools';

const roleOf = (role: string): string => roleNameOf(role) ?? '';

const becauseFr: Record<string, string> = {
  own: 'par la personne, d’un autre appareil',
  staff: 'par l’administration',
  password: 'mot de passe changé',
  factor: 'facteur changé',
  account: 'compte désactivé ou rôle changé',
  'too-many': 'trop de sessions ouvertes',
  'signed-in-again': 'nouvelle connexion',
};
const becauseEn: Record<string, string> = {
  own: 'by the person, from another device',
  staff: 'by the administration',
  password: 'password changed',
  factor: 'factor changed',
  account: 'account disabled or role changed',
  'too-many': 'too many open sessions',
  'signed-in-again': 'signed in again',
};
const inBrackets = (text: string | undefined) => (text ? ` (${text})` : '');

/** An account, its sessions and its second factors, as the audit and the page of the account tell them. */
export const eventsOfAccounts = {
  UserCreated: s(
    (d, w) => `Compte ouvert${inBrackets(d.role ? w.code('roles', roleOf(String(d.role))) : undefined)}`,
    (d, w) => `Account opened${inBrackets(d.role ? w.code('roles', roleOf(String(d.role))) : undefined)}`,
  ),
  UserInvited: s(
    (d) => (Number(d.sequence) > 1 ? 'Invitation renvoyée' : 'Invitation envoyée'),
    (d) => (Number(d.sequence) > 1 ? 'Invitation sent again' : 'Invitation sent'),
  ),
  EmailVerified: s('Courriel vérifié', 'E-mail verified'),
  TermsAccepted: s(
    (d) => `Conditions acceptées : ${textInWords(String(d.version), 'terms', 'fr')}`,
    (d) => `Terms accepted: ${textInWords(String(d.version), 'terms', 'en')}`,
  ),
  PasswordSet: s('Mot de passe choisi', 'Password chosen'),
  SessionStarted: s('Connexion', 'Sign-in'),
  LoginFailed: s('Connexion manquée', 'Failed sign-in'),
  UserRoleProposed: s(
    (d, w) => `Rôle proposé${d.role ? ` : ${w.code('roles', roleOf(String(d.role)))}` : ''}`,
    (d, w) => `Role proposed${d.role ? `: ${w.code('roles', roleOf(String(d.role)))}` : ''}`,
  ),
  UserRoleWithdrawn: s('Proposition de rôle retirée', 'Role proposal withdrawn'),
  UserRolesSet: s(
    (d, w) => `Rôle approuvé${d.role ? ` : ${w.code('roles', roleOf(String(d.role)))}` : ''}`,
    (d, w) => `Role approved${d.role ? `: ${w.code('roles', roleOf(String(d.role)))}` : ''}`,
  ),
  UserErased: s('Compte effacé', 'Account erased'),
  UserDisabled: s('Compte désactivé', 'Account disabled'),
  PreferencesSet: s('Préférences modifiées', 'Preferences changed'),
  UserDetailsChanged: s('Renseignements du compte changés', 'Account details changed'),
  PrivateChangeRequested: s('Changement de renseignements demandé', 'Change of details requested'),
  PrivateChangeConfirmed: s('Changement de renseignements fait', 'Change of details made'),
  PrivateChangeCancelled: s('Changement de renseignements annulé', 'Change of details cancelled'),
  PrivateChangeReverted: s('Changement de renseignements défait', 'Change of details undone'),
  PrivateChangeCodeRejected: s('Code d’un changement refusé', 'Code of a change rejected'),
  SessionOpened: s(
    (d) => (d.kind === 'impersonation' ? 'Console vue par les yeux d’une autre personne' : 'Session ouverte'),
    (d) => (d.kind === 'impersonation' ? 'Console seen through someone else’s eyes' : 'Session opened'),
  ),
  SessionAdmitted: s('Appareil admis parmi les sessions ouvertes', 'Device admitted among the open sessions'),
  SessionRefreshed: s('Session prolongée', 'Session renewed'),
  LoginLinkRequested: s('Lien de connexion demandé', 'Sign-in link asked for'),
  PasswordResetRequested: s('Nouveau mot de passe demandé', 'New password asked for'),
  EmailVerificationRequested: s('Vérification du courriel demandée', 'E-mail verification asked for'),
  NewLinkRequested: s('Nouveau lien personnel demandé', 'New personal link asked for'),
  StepUpCodeSent: s(
    (d, w) => `Code d’un lien personnel envoyé par ${w.code('channels', d.channel).toLowerCase()}`,
    (d, w) => `Code of a personal link sent by ${w.code('channels', d.channel).toLowerCase()}`,
  ),
  StepUpPassed: s('Code d’un lien personnel accepté', 'Code of a personal link accepted'),
  StepUpsEnded: s('Codes d’un lien personnel annulés', 'Codes of a personal link ended'),
  StepUpFailed: s(
    (d) => `Code d’un lien personnel inexact, ${Number(d.triesLeft ?? 0)} essais restants`,
    (d) => `Wrong code of a personal link, ${Number(d.triesLeft ?? 0)} tries left`,
  ),
  SessionEnded: s('Session fermée', 'Session closed'),
  SessionRevoked: s(
    (d) => `Session terminée${inBrackets(becauseFr[String(d.reason)])}`,
    (d) => `Session ended${inBrackets(becauseEn[String(d.reason)])}`,
  ),
  SessionsRevoked: s(
    (d) => `Sessions terminées${inBrackets(becauseFr[String(d.reason)])}`,
    (d) => `Sessions ended${inBrackets(becauseEn[String(d.reason)])}`,
  ),
  SessionFamilyRevoked: s('Session coupée : un secret déjà utilisé est revenu', 'Session cut: a secret already used came back'),
  SecondFactorEnrolled: s('Deuxième facteur préparé', 'Second factor begun'),
  SecondFactorConfirmed: s('Deuxième facteur ajouté', 'Second factor added'),
  SecondFactorRemoved: s('Deuxième facteur retiré', 'Second factor removed'),
  SecondFactorUsed: s('Deuxième facteur utilisé', 'Second factor used'),
  SecondFactorChallenged: s('Code envoyé par courriel', 'Code sent by e-mail'),
  SecondFactorCodeRejected: s('Code refusé', 'Code refused'),
  RecoveryCodesIssued: s('Codes de secours remis', 'Recovery codes issued'),
  RecoveryCodeUsed: s('Code de secours utilisé', 'Recovery code used'),
  DeviceRemembered: s('Appareil reconnu', 'Device remembered'),
  FactorResetProposed: s('Réinitialisation du deuxième facteur proposée', 'Second factor reset proposed'),
  FactorResetWithdrawn: s('Proposition de réinitialisation retirée', 'Reset proposal withdrawn'),
  FactorResetApproved: s('Deuxième facteur réinitialisé', 'Second factor reset'),
} satisfies Sentences;
