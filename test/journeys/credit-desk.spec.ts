import { byUrgency } from '../../console/src/features/credits/urgency';
import { actOnAccepted } from '../../public-site/src/features/acceptances/accepted.server';

const acceptanceId = '018f2a10-0000-7000-8000-000000000001';

describe('credit requests that wait', () => {
  it('are shown with the late ones first, then by when an answer is due', () => {
    const row = (id: string, decideBy: string, escalated: boolean | null = null) => ({ id, decideBy, escalated });
    const rows = [
      row('tomorrow', '2026-11-04'),
      row('late', '2026-11-05', true),
      row('today', '2026-11-03', false),
      row('later', '2026-11-02', true),
    ];
    expect(byUrgency(rows).map(({ id }) => id)).toEqual(['later', 'late', 'today', 'tomorrow']);
  });
});

describe('the client’s answer whether someone represented them already', () => {
  const press = async (go: string, refused = false) => {
    const form = new FormData();
    form.set('acceptanceId', acceptanceId);
    const sent: unknown[] = [];
    const answer = await actOnAccepted(go, form, 'fr', (name, payload) => {
      sent.push([name, payload]);
      return Promise.resolve(
        refused ? { ok: false, problem: { status: 409, code: 'WRONG_STATE', detail: 'nobody-asks' } as never } : { ok: true },
      );
    });
    return { sent, answer };
  };
  it.each([
    ['represented', true, 'represente'],
    ['not-represented', false, 'non-represente'],
  ])('%s is sent with the acceptance it is about, and thanked for', async (go, represented, fait) =>
    expect(await press(go)).toEqual({ sent: [['ConfirmRepresentation', { acceptanceId, represented }]], answer: { fait } }),
  );
  it('of a question that is no longer asked is refused like any other', async () =>
    expect((await press('represented', true)).answer).toMatchObject({ problem: { code: 'WRONG_STATE' } }));
});
