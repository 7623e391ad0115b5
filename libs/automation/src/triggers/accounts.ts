import { configuration } from '@jurilien/configuration';
import { streamId } from '@jurilien/event-sourcing';
import { address, admissions, isProven, link, privateChange, secondFactors, session, user } from '@jurilien/identity';
import { dataExport } from '@jurilien/exports';
import { contactPoint } from '@jurilien/messaging';
import { professional } from '@jurilien/professionals';
import type { About } from '../lookup.js';
import { trigger, type Occurrence } from '../trigger.js';

/** Once per event. */
const each = ({ stream, version }: { readonly stream: string; readonly version: number }, about: About): readonly Occurrence[] => [
  { key: `${streamId(stream)}:${version}`, about },
];

const ofAccounts = [
  trigger(address)({
    key: 'loginLinkAsked',
    label: { fr: 'Un lien de connexion est demandé', en: 'A sign-in link is asked for' },
    about: ['addressHash', 'sequence'],
    on: { LoginLinkRequested: (e) => each(e, e.data) },
  }),
  trigger(address)({
    key: 'newPasswordAsked',
    label: { fr: 'Un nouveau mot de passe est demandé', en: 'A new password is asked for' },
    about: ['addressHash', 'sequence'],
    on: { PasswordResetRequested: (e) => each(e, e.data) },
  }),
  trigger(user)({
    key: 'colleagueInvited',
    label: { fr: 'Une ou un collègue est invité', en: 'A colleague is invited' },
    about: ['userId', 'sequence'],
    on: { UserInvited: (e) => each(e, e.data) },
  }),
  trigger(user)({
    key: 'addressGiven',
    label: { fr: 'Un compte est ouvert avec une adresse à vérifier', en: 'An account is opened with an address to verify' },
    about: ['userId', 'sequence'],
    on: {
      // The team is invited; who came in with a password of their own confirms the address.
      UserCreated: (e) => (e.data.passwordHash && !e.data.role.includes('admin') ? each(e, { userId: e.data.userId, sequence: 1 }) : []),
      EmailVerificationRequested: ({ stream, data }) => [{ key: `${streamId(stream)}:again-${data.sequence}`, about: data }],
    },
  }),
  trigger(user)({
    key: 'passwordChosen',
    label: { fr: 'Le mot de passe d’un compte est changé', en: 'An account’s password is changed' },
    about: ['userId', 'happenedAt'],
    on: {
      PasswordSet: (e) =>
        e.data.how === 'reset' || e.data.how === 'change' ? each(e, { userId: e.data.userId, happenedAt: e.occurredAt }) : [],
    },
  }),
  trigger(
    admissions,
    session,
  )({
    key: 'sessionsEnded',
    label: { fr: 'Des sessions se terminent sans qu’on l’ait demandé', en: 'Sessions end without anyone asking for it' },
    about: ['userId', 'reason', 'happenedAt'],
    on: {
      SessionsRevoked: (e) =>
        e.data.reason === 'too-many' ? each(e, { userId: e.data.userId, reason: e.data.reason, happenedAt: e.occurredAt }) : [],
      SessionFamilyRevoked: (e) => each(e, { userId: e.data.userId, reason: e.data.reason, happenedAt: e.occurredAt }),
    },
  }),
  trigger(user)({
    key: 'roleSet',
    label: { fr: 'Le rôle d’un compte change', en: 'An account’s role changes' },
    about: ['userId'],
    on: { UserRolesSet: (e) => each(e, { userId: e.data.userId }) },
  }),
  trigger(configuration)({
    key: 'configChangeStuck',
    label: { fr: 'Un changement de réglages planifié n’entre pas en vigueur', en: 'A planned change of settings does not take effect' },
    about: ['userId', 'reason', 'happenedAt'],
    on: {
      // Its proposer and its approver hear of it, each once.
      ConfigChangeStuck: ({ version, occurredAt, data: { changeId, why, proposedBy, approvedBy } }) =>
        [proposedBy, ...(approvedBy === undefined ? [] : [approvedBy])].map((userId) => ({
          key: `${changeId}:${version}:${userId}`,
          about: { userId, reason: why, happenedAt: occurredAt },
        })),
    },
  }),
];

/** Who asked for a list as a file does not wait for it in front of the page. */
const ofExports = [
  trigger(dataExport)({
    key: 'exportOver',
    label: { fr: 'Un export demandé est prêt, ou ne sera pas fait', en: 'A requested export is ready, or will not be made' },
    about: ['userId', 'exportId', 'reason'],
    on: {
      ExportReady: ({ data: { exportId, requestedBy } }) => [{ key: exportId, about: { userId: requestedBy, exportId, reason: 'ready' } }],
      ExportFailed: ({ data: { exportId, requestedBy, why } }) => [
        { key: exportId, about: { userId: requestedBy, exportId, reason: why } },
      ],
    },
  }),
];

interface OfNumber {
  readonly data: {
    readonly contactId: string;
    readonly sequence: number;
    readonly lang: 'fr' | 'en';
    readonly professionalId?: string;
    readonly leadId?: string;
  };
}
/** To the number on file of who asked; once per time. */
const toNumber = ({ data: { contactId, sequence, lang, professionalId, leadId } }: OfNumber): readonly Occurrence[] => [
  {
    key: `${contactId}:${sequence}`,
    about: { contactId, sequence, lang, ...(professionalId ? { professionalId } : {}), ...(leadId ? { leadId } : {}) },
  },
];

const ofCodes = [
  trigger(secondFactors)({
    key: 'signInFromNewDevice',
    label: { fr: 'Une connexion se fait depuis un appareil inconnu', en: 'A sign-in comes from an unknown device' },
    about: ['userId', 'challengeId', 'sequence'],
    on: {
      SecondFactorChallenged: ({ data: { userId, challengeId, sequence } }) => [
        { key: `${challengeId}:${sequence}`, about: { userId, challengeId, sequence } },
      ],
    },
  }),
  trigger(link)({
    key: 'linkCodeAsked',
    label: { fr: 'Un lien personnel demande un code', en: 'A personal link asks for a code' },
    about: ['linkId', 'sequence', 'channels'],
    on: {
      StepUpCodeSent: ({ data: { linkId, sequence, channel } }) => [
        { key: `${linkId}:${sequence}`, about: { linkId, sequence, channels: [channel] } },
      ],
    },
  }),
  trigger(contactPoint)({
    key: 'numberCodeAsked',
    label: { fr: 'Le code d’un numéro est demandé', en: 'The code of a number is asked for' },
    about: ['contactId', 'sequence', 'lang'],
    on: { NumberCodeSent: toNumber },
  }),
  trigger(contactPoint)({
    key: 'testTextAsked',
    label: { fr: 'Un texto d’essai est demandé', en: 'A test text is asked for' },
    about: ['contactId', 'sequence', 'lang'],
    on: { TestTextAsked: toNumber },
  }),
  trigger(professional)({
    key: 'phoneCodeAsked',
    label: { fr: 'Un professionnel demande le code de son cellulaire', en: 'A professional asks for the code of their cell phone' },
    about: ['professionalId', 'sequence'],
    on: {
      PhoneCodeSent: ({ data: { professionalId, sequence } }) => [
        { key: `${professionalId}:${sequence}`, about: { professionalId, sequence } },
      ],
    },
  }),
];

interface OfChange {
  readonly data: { readonly changeId: string; readonly subjectId: string; readonly leadId?: string };
}
const ofChange = ({ data: { changeId, subjectId, leadId } }: OfChange): readonly Occurrence[] => [
  { key: changeId, about: { changeId, subjectId, ...(leadId ? { leadId } : {}) } },
];

const ofDetails = [
  trigger(privateChange)({
    key: 'changeAsked',
    label: { fr: 'Une nouvelle adresse ou un nouveau numéro est donné', en: 'A new address or number is given' },
    about: ['changeId', 'subjectId'],
    on: { PrivateChangeRequested: (e) => (isProven(e.data.field) ? ofChange(e) : []) },
  }),
  trigger(privateChange)({
    key: 'changeMade',
    label: { fr: 'Une adresse ou un numéro est remplacé', en: 'An address or number is replaced' },
    about: ['changeId', 'subjectId'],
    on: { PrivateChangeConfirmed: (e) => (e.data.undoUntil ? ofChange(e) : []) },
  }),
  trigger(link)({
    key: 'newLinkAsked',
    label: { fr: 'Un nouveau lien personnel est demandé', en: 'A new personal link is asked for' },
    about: ['linkId', 'purpose', 'sequence'],
    on: {
      NewLinkRequested: ({ version, data: { linkId, purpose, sequence, subject } }) => [
        { key: `${linkId}:${version}`, about: { linkId, purpose, sequence, ...subject } },
      ],
    },
  }),
];

export const accountTriggers = [...ofAccounts, ...ofExports, ...ofCodes, ...ofDetails];
