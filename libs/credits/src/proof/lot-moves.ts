import { DAY_MS } from '@jurilien/reference';
import { linesOf, number, parts, text, type AccountRecord, type Held } from './account-record.js';
import type { BookEvent, Find } from './faults.js';
import { lotProof } from './lot-proof.js';

const later = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();

/** A new lot: purchased coins never end, all others do (I7). */
export function beginLot(a: AccountRecord, e: BookEvent, lotId: string, kind: string, find: Find): void {
  const d = e.data;
  if (a.lots.has(lotId)) find('I6', `lot ${lotId} begins twice`);
  const worth = (d['worth'] as { account: string; cents: number }[] | undefined) ?? [];
  const expiresAt = d['expiresAt'] === undefined ? undefined : text(d['expiresAt']);
  if (kind === 'purchased' && expiresAt !== undefined) find('I7', `the purchased lot ${lotId} ends`);
  if (kind !== 'purchased' && expiresAt === undefined) find('I7', `the ${kind} lot ${lotId} never ends`);
  a.lots.set(lotId, lotProof({ lotId, cc: number(d['cc']), worth, expiresAt, purchaseId: text(d['purchaseId']) }));
}

/** Coins leave lots for good, or come back from where they went, with what they are worth (I9). */
export function moveWorth(a: AccountRecord, e: BookEvent, way: string, sign: 1 | -1, find: Find): void {
  let cents = 0;
  for (const part of parts(e.data)) {
    const lot = a.lots.get(part.lotId);
    if (!lot) {
      find('I2', `it moves coins of lot ${part.lotId}, which never began`);
      continue;
    }
    lot.leave(
      way,
      sign * part.cc,
      (part.cents ?? []).map((c) => sign * c),
    );
    cents += sign * (part.cents ?? []).reduce((n, c) => n + c, 0);
    for (const what of lot.wrong(way === 'consumed')) find('I9', what);
  }
  const moved = linesOf(e.data, 'money').reduce((n, l) => (l.account === 'M.deferred' ? n + l.debit - l.credit : n), 0);
  if (moved !== cents) find('I9', `it moves ${moved} cents of what is deferred, its coins are worth ${cents}`);
}

/** A lot that had ended lives on with coins that come back to it (4.4.3). */
function revive(a: AccountRecord, e: BookEvent, until: string): void {
  for (const { lotId } of parts(e.data)) {
    const lot = a.lots.get(lotId);
    if (lot?.endedAt(e.occurredAt)) lot.expiresAt = until;
  }
}

/** Coins into a hold, back, spent, and given back: each hold ends once, with the coins it took (I3, I4). */
export function claim(a: AccountRecord, e: BookEvent, find: Find): void {
  const d = e.data;
  const claimId = text(d['claimId']);
  const cc = number(d['cc']);
  const hold = a.holds.get(claimId);
  if (e.type === 'CreditsHeld') {
    if (hold) find('I3', `claim ${claimId} is held a second time`);
    a.holds.set(claimId, { cc, parts: parts(d), creditedCc: 0 });
    return;
  }
  if (!hold) return find('I3', `claim ${claimId} was never held`);
  const same =
    hold.parts.length === parts(d).length && hold.parts.every((p, i) => p.lotId === parts(d)[i]!.lotId && p.cc === parts(d)[i]!.cc);
  if (!same) find('I4', `it moves other coins than were held for claim ${claimId}`);
  if (e.type === 'CreditsRefunded') return credited(a, hold, e, find);
  if (hold.ended) find('I3', `claim ${claimId} ends a second time: it was ${hold.ended}`);
  if (cc !== hold.cc) find('I4', `${cc} end a hold of ${hold.cc} for claim ${claimId}`);
  hold.ended = e.type === 'HoldCaptured' ? 'captured' : 'released';
  if (e.type === 'HoldReleased') return revive(a, e, later(e.occurredAt, DAY_MS));
  hold.acceptanceId = text(d['acceptanceId']);
  moveWorth(a, e, 'consumed', 1, find);
}

function credited(a: AccountRecord, hold: Held, e: BookEvent, find: Find): void {
  hold.creditedCc += number(e.data['cc']);
  if (hold.ended !== 'captured' || hold.acceptanceId !== text(e.data['acceptanceId']))
    find('I4', 'it credits an acceptance nothing was captured for');
  if (hold.creditedCc > hold.cc) find('I4', `${hold.creditedCc} came back of a capture of ${hold.cc}`);
  revive(a, e, text(e.data['reopenUntil']));
  moveWorth(a, e, 'consumed', -1, find);
}
