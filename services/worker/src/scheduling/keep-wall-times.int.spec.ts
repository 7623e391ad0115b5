import { commandOf, streamOf, systemActor } from '@jurilien/event-sourcing';
import { configWith, unchanging, uuidFor } from '@jurilien/event-sourcing/testing';
import { type Kernel, type Logger, contexts, stateOf } from '@jurilien/runtime';
import { appointment, calendar, meeting } from '@jurilien/scheduling';
import { happenedBefore } from '../../../../test/support/past.js';
import { testKernel } from '../../../../test/support/kernel.js';
import { supplied } from '../../../../libs/runtime/src/needs/needs.js';
import { keepWallTimes } from './keep-wall-times.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => void (k = await testKernel(contexts)));
afterAll(() => k.close());

const professionalId = uuidFor('professional');
const clientId = 'client-1';
const zone = 'America/Vancouver';
const wallTime = '2035-01-15T09:00';
/** Nine o'clock in winter where the clocks no longer go back, and as an older table counted it. */
const RIGHT = { startsAt: '2035-01-15T16:00:00.000Z', endsAt: '2035-01-15T16:30:00.000Z', zone, wallTime };
const OLD = { startsAt: '2035-01-15T17:00:00.000Z', endsAt: '2035-01-15T17:30:00.000Z', zone, wallTime };

/** An appointment as it was written under an older table, with its times in both calendars. */
async function written(name: string, slot: typeof OLD): Promise<string> {
  const appointmentId = uuidFor(name);
  const asked = {
    ...{
      appointmentId,
      acceptanceId: uuidFor('acceptance'),
      leadId: uuidFor('lead'),
      professionalId,
      clientId,
      personId: uuidFor('client'),
    },
    ...{ code: 'K7QF', province: 'QC', kind: 'first', mode: 'phone', slot, by: 'client', confirmBy: slot.startsAt },
    ...{ clientZone: 'America/Toronto', professionalZone: zone },
  };
  const { startsAt, endsAt } = slot;
  const entry = {
    entryId: appointmentId,
    kind: 'confirmed',
    refId: appointmentId,
    startsAt,
    endsAt,
    busyFrom: startsAt,
    busyUntil: endsAt,
  };
  const refs = [streamOf(appointment, appointmentId), streamOf(calendar, professionalId), streamOf(calendar, clientId)];
  const { streams } = await k.store.load(refs);
  const taken = (ownerId: string) => [{ type: 'TimeTaken', data: { ownerId, ...entry } }];
  const events = [
    [
      { type: 'AppointmentRequested', data: asked },
      { type: 'AppointmentConfirmed', data: { appointmentId, by: 'professional', slot, mode: 'phone', version: 1 } },
    ],
    taken(professionalId),
    taken(clientId),
  ];
  const loaded = [...streams.values()];
  await k.store.append({
    command: { name: 'RequestAppointment', commandId: uuidFor(`${name}!`), input: {}, actor: systemActor('test') },
    occurredAt: new Date().toISOString(),
    config: k.configuration.current(),
    streams: refs.map((ref, i) => ({ ref, expectedVersion: loaded[i]!.version, events: events[i]! })),
  });
  return appointmentId;
}

/** The kernel as the worker has it, with what it supplies. */
const kernel = (config = configWith({})): Kernel =>
  ({
    ...k,
    configuration: unchanging(config),
    send: (decision: never, input: object, sending: never) =>
      supplied(kernel(), decision, input as never, (given) => k.dispatch(commandOf(decision, given as never, sending))),
  }) as unknown as Kernel;
let lines: unknown[] = [];
beforeEach(() => void (lines = []));
const log = { warn: (line: unknown) => void lines.push(line) } as unknown as Logger;

it('an appointment written under an older table keeps its wall time, once, with both calendars; one that fits is left', async () => {
  const [old, right] = [await written('old', OLD), await written('right', RIGHT)];
  await k.project();

  await keepWallTimes(kernel(configWith({ 'tz.keepWallTime': false })), log);
  expect((await stateOf(kernel(), appointment, old)).slot).toEqual(OLD);
  expect(lines).toEqual([expect.objectContaining({ subject: old, wallTime, shouldStartAt: RIGHT.startsAt, keeps: false })]);

  await keepWallTimes(kernel(), log);
  const state = await stateOf(kernel(), appointment, old);
  expect([state.slot, state.version]).toEqual([RIGHT, 2]);
  for (const owner of [professionalId, clientId])
    expect((await stateOf(kernel(), calendar, owner)).entries[old]).toMatchObject({ busyFrom: RIGHT.startsAt, busyUntil: RIGHT.endsAt });
  expect((await stateOf(kernel(), appointment, right)).version).toBe(1);

  await k.project();
  const found = lines.length;
  await keepWallTimes(kernel(), log);
  expect(lines).toHaveLength(found);
});

it('neighbours that all move an hour never meet on the way', async () => {
  // Eight, nine and ten o'clock of one morning, an hour each, written in the order in which a look by ids would meet them worst.
  const mornings = [18, 17, 16].map((utc) => ({
    ...{ startsAt: `2035-02-01T${utc}:00:00.000Z`, endsAt: `2035-02-01T${utc + 1}:00:00.000Z`, zone },
    wallTime: `2035-02-01T${String(utc - 8).padStart(2, '0')}:00`,
  }));
  const ids = [];
  for (const [n, slot] of mornings.entries()) ids.push(await written(`morning${n}`, slot));
  await k.project();
  await keepWallTimes(kernel(), log);
  const first = (await stateOf(kernel(), calendar, professionalId)).entries;
  const spans = ids.map((id) => first[id]!.startsAt).sort();
  expect(spans).toEqual([15, 16, 17].map((utc) => `2035-02-01T${utc}:00:00.000Z`));
  const logged = await k.db.query<{ overlap: unknown }>(
    `select payload->'overlap' as overlap from events where type = 'AppointmentTimeCorrected' and stream = any($1)`,
    [ids.map((id) => `appointment-${id}`)],
  );
  expect(logged).toEqual(Array(3).fill({ overlap: null }));
});

it('a meeting keeps its wall time too, in the calendars of both who meet', async () => {
  const [meetingId, staffId, inviteeId] = [uuidFor('meeting'), uuidFor('host'), uuidFor('invitee')];
  await happenedBefore(k, meeting, meetingId, [
    [
      'MeetingInvited',
      {
        ...{ meetingId, inviteeId, kind: 'onboarding', subjectKind: 'professional', subjectId: professionalId, province: 'QC', lang: 'fr' },
        ...{ mode: 'phone', minutes: 30, inviteeZone: zone, until: OLD.startsAt, by: 'staff' },
      },
    ],
    ['MeetingScheduled', { meetingId, staffId, slot: OLD, by: 'invitee', version: 1 }],
  ]);
  const { startsAt, endsAt } = OLD;
  for (const ownerId of [staffId, inviteeId])
    await happenedBefore(k, calendar, ownerId, [
      [
        'TimeTaken',
        { ownerId, entryId: meetingId, kind: 'meeting', refId: meetingId, startsAt, endsAt, busyFrom: startsAt, busyUntil: endsAt },
      ],
    ]);
  await k.project();
  await keepWallTimes(kernel(), log);
  expect(await stateOf(kernel(), meeting, meetingId)).toMatchObject({ slot: RIGHT, version: 2 });
  for (const owner of [staffId, inviteeId])
    expect((await stateOf(kernel(), calendar, owner)).entries[meetingId]).toMatchObject({ busyFrom: RIGHT.startsAt });
});
