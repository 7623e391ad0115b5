import type { Call } from '@jurilien/contracts/api';
import { ask, askPiece, problemOf } from '../../api/http';

/** Half of what the API takes at once. */
const PIECE = 524_288;

/** What is said of a file when it is announced. */
export type About = Omit<Call<'POST /api/documents/:leadId/uploads'>['body'], 'name' | 'size'>;

/** A file in flight: what the server knows it by, and how much of it has arrived. */
export interface Flight {
  readonly uploadId?: string;
  readonly sent: number;
}

/** How far the file came: the server says, after a cut. One that it does not know any more begins anew, unless it was whole: then it is done. */
const begun = async (leadId: string, file: File, about: About, { uploadId, sent }: Flight): Promise<Required<Flight> | 'done'> => {
  if (uploadId) {
    try {
      const { offset } = await ask('GET /api/documents/:leadId/uploads/:uploadId', { params: { leadId, uploadId } });
      return { uploadId, sent: offset };
    } catch (error) {
      if (problemOf(error).code !== 'NOT_FOUND') throw error;
      if (sent === file.size) return 'done';
    }
  }
  const body = { name: file.name, size: file.size, ...about };
  const announced = await ask('POST /api/documents/:leadId/uploads', { params: { leadId }, body });
  return { uploadId: announced.uploadId, sent: announced.offset };
};

/**
 * Sends a file in pieces, from where it stopped the last time.
 * @param told how far it is, after each piece
 * @throws the problem of the call that failed; sent again with what was told last, it goes on from there
 */
export async function sendFile(leadId: string, file: File, about: About, from: Flight, told: (flight: Flight) => void): Promise<void> {
  const start = await begun(leadId, file, about, from);
  if (start === 'done') return;
  const params = { leadId, uploadId: start.uploadId };
  for (let { sent } = start; ;) {
    told({ uploadId: start.uploadId, sent });
    const bytes = file.slice(sent, sent + PIECE);
    // Told before the answer: where it is lost, the server is asked whether the last piece made the file whole.
    if (sent + bytes.size === file.size) told({ uploadId: start.uploadId, sent: file.size });
    const { offset, document } = await askPiece('PATCH /api/documents/:leadId/uploads/:uploadId', { bytes, offset: sent }, { params });
    if (document) return;
    sent = offset;
  }
}
