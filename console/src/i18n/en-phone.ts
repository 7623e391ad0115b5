import type { Texts } from './messages';
import type { phoneFr } from './fr-phone';

export const phoneEn: Texts<typeof phoneFr> = {
  phone: {
    title: 'Request by phone',
    who: 'The person on the phone',
    lang: 'Language of the call',
    langHint: 'Questions and consents are read in this language; we will write to the person in it too.',
    need: 'What it is about',
    descriptionHint: 'In the person’s words, at least 20 characters.',
    questions: 'Questions to ask',
    where: 'Where and when',
    postalCode: 'Postal code',
    partiesMissing: 'Name at least one other person, or tick “Unknown”.',
    means: 'Means and preferences',
    consents: 'Consents to read aloud',
    readAloud:
      'Read each sentence as it stands and note the answer. The text ({version}), your name and the time are kept with the request.',
    needsYes: 'Without a yes the request cannot be recorded.',
    send: 'Record the request',
    giveUp: 'Erase and leave',
    same: 'This person already has a request in progress.',
    sameHint: 'Same e-mail or phone within the last 30 days. Ask whether it is about the same matter.',
    sameElsewhere: 'A request that your role does not show you',
    anyway: 'It is another matter: record it',
    taken: 'taken by phone',
    readBy: 'Read by phone by {name}, {when} (text {version})',
    code: 'Code the person reads out',
    codeHint: 'The six digits of the text message. Leave empty if you reached the person at this number.',
  },
};
