import { streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { link, type LinkEvent } from '../link.js';

/** SHA-256 of the token, hexadecimal. */
export const linkId = z.string().regex(/^[0-9a-f]{64}$/);
export const onLink = (i: { linkId: string }) => ({ link: streamOf(link, i.linkId) });
/** One event of a link, typed by its name. */
export const linkDid = <T extends LinkEvent['type']>(type: T, data: Extract<LinkEvent, { type: T }>['data']): LinkEvent =>
  ({ type, data }) as LinkEvent;
