import { SAID, unlikeTheProvider } from '../../../support/invariants.js';
import type { Happened, History } from '../history.js';
import { timerKey } from './owed.js';

/** One thing that must hold whatever happened; answers where it does not. */
export type Check = (history: History) => readonly string[];

const twice = <T>(all: readonly T[], keyOf: (one: T) => string | undefined): string[] => {
  const seen = new Map<string, number>();
  for (const one of all) {
    const key = keyOf(one);
    if (key !== undefined) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return [...seen].filter(([, n]) => n > 1).map(([key, n]) => `${n} times ${key}`);
};
const text = (e: Happened, field: string): string => String(e.data[field]);
const of = (events: readonly Happened[], ...types: readonly string[]): Happened[] => events.filter((e) => types.includes(e.type));

/** Streams start at one and miss nothing (I1). */
const gapless: Check = ({ events }) => {
  const wrong = twice(events, (e) => `position ${e.position}`);
  const last = new Map<string, number>();
  for (const { stream, version } of events) {
    const expected = (last.get(stream) ?? 0) + 1;
    if (version !== expected) wrong.push(`${stream} goes on with ${version} where ${expected} was to come`);
    last.set(stream, version);
  }
  return wrong;
};

/** Every yes that someone was given is in the log, once (I7). */
const acceptedOnce: Check = ({ events, accepted }) => {
  const wrong: string[] = [];
  const byPlace = new Map(events.map((e) => [`${e.stream} ${e.version}`, e]));
  const byType = Map.groupBy(events, (e) => `${e.stream} ${e.type}`);
  for (const { what, commandId, events } of accepted)
    for (const { stream, version, type } of events) {
      if (version === undefined) {
        const n = byType.get(`${stream} ${type}`)?.length ?? 0;
        if (n !== 1) wrong.push(`${what}: ${type} is ${n} times in ${stream}`);
        continue;
      }
      const there = byPlace.get(`${stream} ${version}`);
      if (there?.type !== type) wrong.push(`${what}: ${stream} has no ${type} as its event ${version}`);
      else if (commandId && there.commandId !== commandId) wrong.push(`${what}: event ${version} of ${stream} is another command's`);
    }
  return wrong;
};

/** A request is held by one at a time, won by as many as it asked for, and only they pay (I5). */
const oneWinner: Check = ({ events }) => {
  const wrong: string[] = [];
  const room = new Map<string, number>();
  const holder = new Map<string, string>();
  const won = new Map<string, string[]>();
  for (const e of events) {
    const lead = text(e, 'leadId');
    if (e.type === 'RoundStarted') room.set(lead, Number(e.data['maxAcceptances']));
    else if (e.type === 'ClaimStarted') {
      if (holder.has(lead)) wrong.push(`${lead} was claimed while ${holder.get(lead)} held it`);
      holder.set(lead, text(e, 'claimId'));
    } else if (['ClaimReleased', 'ClaimExpired', 'AcceptanceConfirmed'].includes(e.type)) {
      if (holder.get(lead) !== text(e, 'claimId')) wrong.push(`${lead}: ${e.type} of a claim that does not hold it`);
      holder.delete(lead);
      if (e.type === 'AcceptanceConfirmed') won.set(lead, [...(won.get(lead) ?? []), text(e, 'claimId')]);
    }
  }
  for (const [lead, claims] of won)
    if (claims.length > (room.get(lead) ?? 1)) wrong.push(`${claims.length} won ${lead}, which asked for ${room.get(lead) ?? 1}`);
  const winners = new Set([...won.values()].flat());
  const captured = of(events, 'HoldCaptured');
  for (const what of twice(captured, (e) => text(e, 'claimId'))) wrong.push(`paid ${what}`);
  const paid = new Set(captured.map((e) => text(e, 'claimId')));
  for (const claimId of winners) if (!paid.has(claimId)) wrong.push(`the claim ${claimId} won and was never paid`);
  for (const claimId of paid) if (!winners.has(claimId)) wrong.push(`the claim ${claimId} was paid and won nothing`);
  return wrong;
};

/** Coins that are held are given back or taken, once. */
const holdsEnd: Check = ({ events }) => {
  const ends = new Map<string, number>();
  for (const e of of(events, 'HoldCaptured', 'HoldReleased')) ends.set(text(e, 'claimId'), (ends.get(text(e, 'claimId')) ?? 0) + 1);
  return of(events, 'CreditsHeld')
    .map((e) => text(e, 'claimId'))
    .flatMap((claimId) => (ends.get(claimId) === 1 ? [] : [`the hold of ${claimId} ended ${ends.get(claimId) ?? 0} times`]));
};

/** Entries balance, no lot and no hold is ever below zero (I6), and the proof of the books agrees. */
const ledger: Check = ({ events, books }) => {
  const wrong = [...books];
  const balance = new Map<string, number>();
  for (const e of events) {
    const lines = e.stream.startsWith('credit-') ? ((e.data['lines'] as { account: string; debit: number; credit: number }[]) ?? []) : [];
    if (!Array.isArray(lines)) continue;
    const sum = lines.reduce((n, l) => n + l.debit - l.credit, 0);
    if (sum !== 0) wrong.push(`${e.type} at ${e.position} is ${sum} out of balance`);
    for (const { account, debit, credit } of lines) {
      const now = (balance.get(account) ?? 0) + debit - credit;
      balance.set(account, now);
      if (now < 0 && /\.(lot|hold)\./.test(account)) wrong.push(`${account} is ${-now} below zero after ${e.position}`);
    }
  }
  return wrong;
};

/** A word is queued once per key, reaches the provider once, and is called sent only if it did (I4). */
const messagesOnce: Check = ({ events, messages }) => [
  ...twice(of(events, 'MessageQueued'), (e) => text(e, 'sendKey')).map((what) => `queued ${what}`),
  ...unlikeTheProvider(messages.ours, messages.theirs),
];

/** Who went all the way was informed of everything, each thing once. */
const everybodyTold: Check = ({ travelled, messages }) => {
  const sent = Map.groupBy(
    messages.ours.filter((m) => ['Sent', 'Delivered'].includes(m.state)),
    (m) => m.leadId ?? '',
  );
  return travelled.flatMap(({ leadId, code }) => {
    if (!leadId) return [];
    const got = (sent.get(leadId) ?? []).map((m) => `${m.rule}/${m.channel}`);
    return SAID.flatMap((what) => {
      const n = got.filter((one) => one === what).length;
      return n === 1 ? [] : [`${code}: ${what} was said ${n} times`];
    });
  });
};

/** Views are what the log makes of them (I2). */
const viewsFold: Check = ({ views }) => views;

/** What is due was done; nothing went off early, nothing the log asks for is missing (I11). */
const timers: Check = ({ now, timers: stored, owed, events }) => {
  const wrong: string[] = [];
  const byKey = new Map(stored.map((t) => [timerKey(t), t]));
  const byCommand = new Map(events.map((e) => [e.commandId, e]));
  for (const t of owed.timers) {
    const there = byKey.get(timerKey(t));
    if (!there) wrong.push(`the timer ${timerKey(t)} was never armed`);
    else if (!t.cancelled && there.dueAt !== t.dueAt) wrong.push(`the timer ${timerKey(t)} is for ${there.dueAt}, the log says ${t.dueAt}`);
    else if (!t.cancelled && there.state === 'cancelled') wrong.push(`the timer ${timerKey(t)} is cancelled, and nothing cancelled it`);
    else if (t.cancelled && ['pending', 'taken'].includes(there.state)) wrong.push(`the timer ${timerKey(t)} lives on, cancelled`);
  }
  for (const t of stored) {
    if (['pending', 'taken'].includes(t.state) && t.dueAt <= now) wrong.push(`the timer ${timerKey(t)} was due at ${t.dueAt}`);
    const did = byCommand.get(t.commandId);
    if (did && did.occurredAt < t.dueAt) wrong.push(`the timer ${timerKey(t)} went off at ${did.occurredAt}, before ${t.dueAt}`);
  }
  return wrong;
};

/** Work that was asked for is there, and done unless it is for later (I3). */
const work: Check = ({ now, work: stored, owed }) => {
  const keys = new Set(stored.map((w) => w.key));
  const missing = [...owed.work].filter((key) => !keys.has(key)).map((key) => `the work ${key} was never written down`);
  const open = stored.filter((w) => w.state === 'failed' || (w.state === 'pending' && w.dueAt <= now));
  return [...missing, ...open.map((w) => `${w.job} ${w.key} is ${w.state}: ${w.lastError ?? 'not begun'}`)];
};

const readersGoOn: Check = ({ setAside }) => setAside.map((what) => `set aside: ${what}`);
const saidClearly: Check = ({ outrageous }) => outrageous;

/** Everything that must hold, by the name it is reported under. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'streams gapless': gapless,
  'accepted is stored once': acceptedOnce,
  'one winner': oneWinner,
  'holds end once': holdsEnd,
  ledger,
  'messages once': messagesOnce,
  'everybody told': everybodyTold,
  'views fold': viewsFold,
  timers,
  work,
  'readers go on': readersGoOn,
  'no answer of 500': saidClearly,
};

/** What does not hold. */
export const brokenIn = (history: History): { check: string; wrong: readonly string[] }[] =>
  Object.entries(CHECKS)
    .map(([check, look]) => ({ check, wrong: look(history) }))
    .filter(({ wrong }) => wrong.length > 0);
