import type { Dispatch } from '@jurilien/event-sourcing/command-bus';
import { Refused } from '@jurilien/event-sourcing';
import { tagLead } from '@jurilien/lead';
import type { WorkItem } from '@jurilien/persistence';
import type { CommandBus } from '@nestjs/cqrs';
import { send, sentBy, sentByRule } from './sending.js';

const leadId = '018f2a10-0000-7000-8000-000000000001';
const item: WorkItem = {
  ...{ id: '6b1d6cf2-51a5-5f5c-9b0a-111111111111', job: 'settle-lead', key: 'k', input: {}, position: 42, attempts: 0 },
  ...{ occurredAt: '2026-11-02T12:00:00.000Z', now: '2026-11-02T12:00:01.000Z', correlationId: 'c-1' },
};

/** A bus that keeps what it is given. */
function listening(answer: () => Promise<unknown> = () => Promise.resolve({ position: 1, events: [] })) {
  const sent: Dispatch['command'][] = [];
  const execute = (dispatch: Dispatch) => {
    sent.push(dispatch.command);
    return answer();
  };
  return { bus: { execute } as unknown as CommandBus, sent };
}

describe('a command of a row of work', () => {
  it('has the id that every version of this code gave it, so that a row which an older worker ran sends nothing twice', async () => {
    const { bus, sent } = listening();
    await send(bus, item, tagLead, { leadId, tagged: true });
    await send(bus, item, tagLead, { leadId, tagged: true }, ':about');
    expect(sent).toMatchObject([
      { name: 'TagLead', commandId: 'cbe1bd6d-478a-538e-a4a8-fce64a3335f3', input: { leadId, tagged: true } },
      { name: 'TagLead', commandId: '45d31506-0953-5855-922b-6e8ea33c34ce' },
    ]);
  });
  it('says which job sent it, and to which story it belongs', () => {
    expect(sentBy(item, 'id')).toEqual({
      commandId: 'id',
      actor: { kind: 'system', id: 'job:settle-lead' },
      causationId: '42',
      correlationId: 'c-1',
    });
    expect(sentBy(item, 'id', 'relay').actor.id).toBe('relay');
  });
  it('says which rules of messages led to it, each run of a rule adding its own', () => {
    expect(sentBy({ ...item, ledBy: ['R15'] }, 'id').actor).toEqual({ kind: 'system', id: 'job:settle-lead', ledBy: ['R15'] });
    expect(sentByRule(item, 'id', 'R16')).toEqual({ ...sentBy(item, 'id'), actor: { kind: 'system', id: 'rule:R16', ledBy: ['R16'] } });
    expect(sentByRule({ ...item, ledBy: ['R15'] }, 'id', 'R16').actor.ledBy).toEqual(['R15', 'R16']);
  });
  it('is over when a rule refuses it, and is tried again when a stream moved', async () => {
    const refusing = (code: 'WRONG_STATE' | 'STALE_VERSION') => listening(() => Promise.reject(new Refused(code, 'no'))).bus;
    await expect(send(refusing('WRONG_STATE'), item, tagLead, { leadId })).resolves.toBeUndefined();
    await expect(send(refusing('STALE_VERSION'), item, tagLead, { leadId })).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });
});
