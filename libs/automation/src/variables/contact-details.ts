import { DAY_MS, whenWords } from '@jurilien/reference';
import { changeOf, linkOf } from '../account-lookup.js';
import { codeMinutes, codeOf, spaced } from '../code.js';
import { variable } from '../variable.js';

/** Codes that prove an address or number, changes of one, and links that are sent anew. */
export const contactVariables = [
  variable({
    key: 'otp',
    label: { fr: 'Code à taper', en: 'Code to type' },
    privacy: 'public',
    sample: { fr: '482 913', en: '482 913' },
    find: async (l) => {
      const code = await codeOf(l);
      return code && spaced(l.code(code.subject, code.sequence));
    },
  }),
  variable({
    key: 'codeMinutes',
    label: { fr: 'Durée du code, en minutes', en: 'How long the code counts, in minutes' },
    privacy: 'public',
    sample: { fr: '10', en: '10' },
    find: async (l) => {
      const code = await codeOf(l);
      return code && codeMinutes(code);
    },
  }),
  variable({
    key: 'changedDetail',
    label: { fr: 'Coordonnée qui a changé', en: 'Detail that has changed' },
    privacy: 'public',
    sample: { fr: 'email', en: 'phone' },
    find: async (l) => (await changeOf(l))?.field,
  }),
  variable({
    key: 'undoUntil',
    label: { fr: 'Jusqu’à quand annuler le changement', en: 'Until when the change can be undone' },
    privacy: 'public',
    sample: { fr: 'samedi 3 octobre à 14 h 30', en: 'Saturday, October 3 at 2:30 p.m.' },
    find: async (l, { lang, zone }) => {
      const until = (await changeOf(l))?.undoUntil;
      return until && whenWords(until, lang, zone);
    },
  }),
  variable({
    key: 'undoUrl',
    label: { fr: 'Lien qui annule le changement', en: 'Link that undoes the change' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/changement-prive/q8Zr1m', en: 'https://jurilien.example/en/private-change/q8Zr1m' },
    find: async (l, reader) => {
      const change = await changeOf(l);
      if (!change?.undoUntil) return undefined;
      const { leadId, subjectId } = l.about;
      const subject = { ...(leadId ? { leadId, personId: subjectId } : { userId: subjectId }), changeId: change.changeId };
      // It is good for as long as the change can be undone.
      const days = (Date.parse(change.undoUntil) - Date.parse(change.at)) / DAY_MS;
      return l.link('undo-change', reader, { subject, days, at: change.at });
    },
  }),
  variable({
    key: 'linkPurpose',
    label: { fr: 'Ce que le lien ouvre', en: 'What the link opens' },
    privacy: 'public',
    sample: { fr: 'lead-status', en: 'draft' },
    find: ({ about }) => about.purpose,
  }),
  variable({
    key: 'newLink',
    label: { fr: 'Nouveau lien personnel', en: 'New personal link' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/ma-demande/q8Zr1m', en: 'https://jurilien.example/en/demand?d=q8Zr1m' },
    // Which one it is follows from the old link and the request's number, so that a replay makes and sends the same.
    find: async (l, reader) => {
      const { purpose, linkId, sequence } = l.about;
      const old = await linkOf(l);
      return purpose && old && l.link(purpose, reader, { subject: old.subject, occurrence: `${linkId!}/${sequence!}` });
    },
  }),
];
