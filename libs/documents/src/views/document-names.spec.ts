import { rowsOf, story, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { leadId, personId } from '@jurilien/lead/testing';
import { documents } from '../documents.js';
import { documentId, file } from '../testing.js';
import { documentNames } from './document-names.js';

const tell = (type: string, data: Record<string, unknown>, minutes = 0): StoryEvent => [documents, leadId, type, data, minutes];
const sent = (n: number) => tell('DocumentUploaded', { ...file(n), personId, by: 'client' });
const one = { leadId, documentId: documentId(1) };
const names = (...happened: StoryEvent[]) => [...rowsOf(documentNames, story(...happened)).values()].map(({ name }) => name);

describe('what documents are called', () => {
  it('is known of each of them, by the name it has now', () => {
    expect(names(sent(1), sent(2))).toEqual(['Bail 1.pdf', 'Bail 2.pdf']);
    expect(names(sent(1), sent(2), tell('DocumentRenamed', { ...one, personId, name: 'Mise en demeure.pdf' }))).toEqual([
      'Mise en demeure.pdf',
      'Bail 2.pdf',
    ]);
    expect(rowsOf(documentNames, story(sent(1))).get(documentId(1))).toMatchObject({ leadId, personId, type: 'pdf', by: 'client' });
  });
  it('goes with the document, and is not brought back by a later name of it', () => {
    const deleted = tell('DocumentDeleted', { ...one, why: 'owner' }, 5);
    expect(names(sent(1), sent(2), deleted)).toEqual(['Bail 2.pdf']);
    expect(names(sent(1), deleted, tell('DocumentRenamed', { ...one, personId, name: 'Autre.pdf' }, 6))).toEqual([]);
  });
});
