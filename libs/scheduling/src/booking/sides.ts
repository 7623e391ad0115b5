import type { Actor } from '@jurilien/event-sourcing';
import type { Side } from '../slot.js';

/** As whom someone acts on an appointment: a professional by session or personal link, the team, a timer; anyone else is the client. */
export function sideOf({ kind, id, role = '' }: Actor, professionalId: string | undefined): Side {
  if (kind === 'system' || kind === 'provider') return 'system';
  if (kind === 'token') return id === professionalId ? 'professional' : 'client';
  if (role.endsWith('professional')) return 'professional';
  return kind === 'user' && !role.endsWith('client') ? 'staff' : 'client';
}

/** Who may choose a time that is not among those offered, and on short notice: the team and the professional know what they can do. */
export const choosesFreely = (side: Side): boolean => side === 'staff' || side === 'professional';

/**
 * Whether what one side asked for can be confirmed by another. The team speaks for either of the two, so that what it asked for the
 * client needs the professional's word alone.
 */
export const answers = (side: Side, asked: Side): boolean =>
  side !== asked && side !== 'system' && (asked !== 'staff' || side === 'professional');
