import { ERASED } from '@jurilien/event-sourcing';
import { fact } from '../fact.js';
import { entryOf } from '../lookup.js';

export const wordsBetweenFacts = [
  fact({
    key: 'words.readable',
    label: { fr: 'Ce qui a été écrit n’a pas été effacé', en: 'What was written has not been erased' },
    type: 'boolean',
    of: async (l) => {
      const entry = await entryOf(l);
      return entry && entry.body !== ERASED;
    },
  }),
];
