import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { LeadDocument } from '@jurilien/documents';
import { archiveOf, namesInArchive } from './archive.js';

const doc = (name: string | undefined, n = 1, type: LeadDocument['type'] = 'pdf') =>
  ({ documentId: `018f2a1${n}-0000-7000-8000-000000000001`, name, type, bytes: 3, at: '2026-11-02T15:00:00.000Z' }) as LeadDocument;
const read = async (documents: readonly LeadDocument[], open: (d: LeadDocument) => Promise<Readable>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of archiveOf(documents, open)) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

describe('an archive of documents', () => {
  it('calls each file by its name, once, with the ending that its bytes have', () =>
    expect(namesInArchive([doc('Bail.pdf'), doc('bail.PDF'), doc('Bail'), doc(undefined, 4), doc('photo.jpeg', 5, 'jpg')])).toEqual([
      'Bail.pdf',
      'bail (2).PDF',
      'Bail (3).pdf',
      'document-018f2a14.pdf',
      'photo.jpeg',
    ]));
  it('leads nowhere out of the folder it is unpacked in', () =>
    expect(namesInArchive([doc('../../etc/passwd'), doc('..\\..\\x.pdf'), doc('C:\u202etxt.pdf'), doc('.profile')])).toEqual([
      '__.._etc_passwd.pdf',
      '__.._x.pdf',
      'C__txt.pdf',
      '_profile.pdf',
    ]));
  it('opens one file after another, when its turn comes', async () => {
    const order: string[] = [];
    let open = 0;
    const bytes = await read([doc('a.pdf'), doc('b.pdf', 2), doc('c.pdf', 3)], async ({ name }) => {
      open += 1;
      order.push(`${name} ${open}`);
      await Promise.resolve();
      open -= 1;
      return Readable.from([Buffer.from(`in ${name}`)]);
    });
    expect(order).toEqual(['a.pdf 1', 'b.pdf 1', 'c.pdf 1']);
    for (const text of ['in a.pdf', 'in b.pdf', 'in c.pdf', 'PK\x05\x06']) expect(bytes.toString('latin1')).toContain(text);
  });
  it('breaks off where a file is gone, so that no one takes it for whole', () =>
    expect(
      read([doc('a.pdf'), doc('b.pdf', 2)], ({ name }) =>
        name === 'b.pdf' ? Promise.reject(new Error('gone')) : Promise.resolve(Readable.from([Buffer.from('a')])),
      ),
    ).rejects.toThrow('gone'));
  it('breaks off where a file turns out changed while it is read', () =>
    expect(read([doc('a.pdf')], () => Promise.resolve(Readable.from(failing(), { objectMode: false })))).rejects.toThrow('changed'));
  it('leaves no file open when its reader leaves, nor one that was about to be opened', async () => {
    const endless = new Readable({ read: () => undefined });
    endless.push('first');
    const one = archiveOf([doc('a.pdf')], () => Promise.resolve(endless));
    await once(one, 'data');
    one.destroy();
    await once(endless, 'close');

    let give: (stream: Readable) => void = () => undefined;
    const late = new Readable({ read: () => undefined });
    const two = archiveOf([doc('a.pdf')], () => new Promise((done) => (give = done)));
    two.destroy();
    await once(two, 'close');
    give(late);
    await once(late, 'close');
  });
});

async function* failing(): AsyncGenerator<Buffer> {
  yield Buffer.from('first');
  throw new Error('changed');
}
