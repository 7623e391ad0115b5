import type { Texts } from '../../i18n/texts';
import type { words as fr } from './words.fr';

/** X07: what templates may say, and where it comes from. */
export const words: Texts<typeof fr> = {
  variables: {
    title: 'Message variables',
    hint: 'What templates may say between braces. A constant is changed here, from a given day on; everything else comes from requests, settings or the installation.',
    constants: 'Constants',
    constantsHint: 'Words that the team keeps in one place and that any template may name.',
    noConstants: 'There are no constants. A holiday notice, for example, would be written here only once.',
    add: 'Add a constant',
    change: 'Change the words',
    changeOf: 'Change the words: {name}',
    from: 'From {day}',
    inForce: 'In force',
    coming: 'To come',
    past: 'Past',
    savedBy: '{at} · {who}',
    fields: {
      key: 'Name in templates',
      keyHint: 'A small letter first, then letters and digits: holidayNotice',
      labelFr: 'What it is, in French',
      labelEn: 'What it is, in English',
      valueFr: 'Words in French',
      valueEn: 'Words in English',
      from: 'From',
    },
    note: 'Messages written from that day on say these words; those already sent keep theirs.',
    done: 'Constant saved',
    ours: 'The sender',
    setting: 'Setting: {name}',
    since: 'since {day}',
    asShipped: 'as shipped',
    installation: 'Set with the installation',
    names: { sender: 'Name of the sender', senderPhone: 'Telephone', senderHours: 'Office hours', senderEmail: 'E-mail' },
    found: 'What is looked up for each message',
    search: 'Search for a variable',
    none: 'No variable matches.',
    readers: 'Read by: {audiences}',
    usedBy: '{count, plural, =0 {No template} one {# template} other {# templates}}',
  },
};
