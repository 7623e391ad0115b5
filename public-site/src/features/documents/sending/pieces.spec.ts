import { sendInPieces, type Kept, type Wire } from './pieces';

const file = (size: number): File => new File([new Uint8Array(size)], 'bail.pdf');
const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

/** A server that keeps what arrives; `moods` are answered before it goes back to being good. */
function aServer(moods: (number | 'cut')[] = []) {
  const asked: string[] = [];
  let offset = 0;
  let size = 0;
  const wire: Wire = async (method, id, { headers, body }) => {
    asked.push(method);
    const mood = method === 'PATCH' ? moods.shift() : undefined;
    if (mood === 'cut') throw new TypeError('cut');
    if (mood) return answer(mood, { code: 'VALIDATION' });
    if (method === 'POST') {
      size = (JSON.parse(String(body)) as { size: number }).size;
      return answer(201, { uploadId: 'u1', offset, size });
    }
    if (method === 'GET') return answer(200, { uploadId: id, offset, size });
    if (Number(headers['upload-offset']) !== offset) return answer(409, { code: 'STALE_VERSION' });
    offset += (body as Blob).size;
    const document = { id: 'd1', name: 'bail.pdf', type: 'pdf', bytes: size, at: '2026-11-27T15:00:00.000Z' };
    return answer(200, { uploadId: id, offset, size, ...(offset === size ? { document } : {}) });
  };
  return { wire, asked };
}
const told = { onProgress: () => undefined, onCut: () => undefined };

describe('a file that is sent in pieces', () => {
  it('begins, asks where it stands, and goes on until the server has made it a document', async () => {
    const { wire, asked } = aServer();
    const kept: Kept = {};
    const progress: number[] = [];
    await sendInPieces(wire, file(600_000), kept, { ...told, onProgress: (bytes) => progress.push(bytes) });
    expect(asked).toEqual(['POST', 'GET', 'PATCH', 'PATCH', 'PATCH']);
    expect(progress).toEqual([0, 262_144, 524_288]);
    expect(kept).toMatchObject({ id: 'u1', document: { id: 'd1' } });
  });
  it('asks for its place after a cut, and sends that piece again', async () => {
    const { wire, asked } = aServer(['cut']);
    let cuts = 0;
    await sendInPieces(wire, file(10), {}, { ...told, onCut: () => (cuts += 1) });
    expect(asked).toEqual(['POST', 'GET', 'PATCH', 'GET', 'PATCH']);
    expect(cuts).toBe(1);
  });
  it('goes on with one that has begun', async () => {
    const { wire, asked } = aServer();
    const kept: Kept = {};
    await expect(sendInPieces(aServer([422]).wire, file(10), kept, told)).rejects.toMatchObject({ status: 422 });
    expect(kept.id).toBe('u1');
    await sendInPieces(wire, file(0), { id: 'u1' }, told);
    expect(asked).toEqual(['GET', 'PATCH']);
  });
  it('stops where it is refused, with what the server answered', async () => {
    const { wire } = aServer([422]);
    await expect(sendInPieces(wire, file(10), {}, told)).rejects.toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
  });
  it('sends nothing more once it was taken out', async () => {
    const { wire, asked } = aServer();
    await sendInPieces(wire, file(10), { gone: true }, told);
    expect(asked).not.toContain('PATCH');
  });
  it('says what it answers when it begins', async () => {
    const bodies: unknown[] = [];
    const { wire } = aServer();
    const heard: Wire = (method, id, init) => {
      if (method === 'POST') bodies.push(JSON.parse(String(init.body)));
      return wire(method, id, init);
    };
    await sendInPieces(heard, file(3), {}, { ...told, with: { answers: { requestId: 'r', itemId: 'i' } } });
    expect(bodies).toEqual([{ name: 'bail.pdf', size: 3, answers: { requestId: 'r', itemId: 'i' } }]);
  });
});
