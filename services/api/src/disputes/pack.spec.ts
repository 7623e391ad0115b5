import { paidWith, type EvidencePack } from './pack.js';
import { evidencePage } from './page.js';

const at = '2026-11-03T15:00:00.000Z';
const entry = (type: 'HoldCaptured' | 'CreditsRefunded' | 'HoldReleased', acceptanceId: string, parts: [lotId: string, cc: number][]) =>
  ({
    type,
    occurredAt: at,
    data: { acceptanceId, leadId: `lead-of-${acceptanceId}`, parts: parts.map(([lotId, cc]) => ({ lotId, cc })) },
  }) as unknown as Parameters<typeof paidWith>[0][number];

describe('acceptances paid with the coins of one purchase', () => {
  it('are those whose entry took coins of its lot, with its share alone', () =>
    expect(
      paidWith(
        [
          entry('HoldCaptured', 'a', [
            ['free', 50],
            ['ours', 100],
          ]),
          entry('HoldCaptured', 'b', [['free', 100]]),
          entry('HoldReleased', 'c', [['ours', 100]]),
        ],
        'ours',
      ),
    ).toEqual([{ acceptanceId: 'a', leadId: 'lead-of-a', at, cc: 100, backCc: 0 }]));
  it('say what of them was given back', () =>
    expect(paidWith([entry('HoldCaptured', 'a', [['ours', 100]]), entry('CreditsRefunded', 'a', [['ours', 100]])], 'ours')).toMatchObject([
      { cc: 100, backCc: 100 },
    ]));
});

describe('the file for the bank', () => {
  const pack: EvidencePack = {
    purchaseId: 'p-1',
    professionalId: 'm-1',
    professional: 'Me <Roy>',
    buyer: 'Roy & Cie',
    address: ['1 rue A', 'Québec (QC)  G1R 1A1'],
    startedAt: at,
    paidAt: at,
    cc: 1_000,
    grossCents: 28_744,
    invoiceNo: 'F-2026-000012',
    paymentIntent: 'pi_1',
    saleTerms: { name: 'Conditions d’achat, version 1 (FR)', words: ['J’accepte <tout>.'] },
    memberTerms: '3',
    disputes: [{ at, disputeId: 'dp_1', code: 'fraudulent', grossCents: 28_744, dueBy: '2026-11-20T23:59:00.000Z' }],
    acceptances: [{ at, code: 'K7M2', cc: 100, backCc: 0, contactedAt: at }],
    signIns: [{ at, lastSeenAt: at, device: 'Firefox, Windows', methods: ['password', 'totp'] }],
    letters: [{ at, rule: 'R44', channel: 'email', state: 'Delivered', deliveredAt: at }],
  };
  it.each(['fr', 'en'] as const)('says all of it in %s', (lang) => {
    const page = evidencePage(pack, lang, at);
    for (const text of [
      'F-2026-000012',
      'pi_1',
      'Conditions d’achat, version 1 (FR)',
      'dp_1',
      'fraudulent',
      'K7M2',
      'Firefox, Windows',
      'password, totp',
      'R44',
    ])
      expect(page).toContain(text);
    expect(page).toContain(`lang="${lang}-CA"`);
  });
  it('calls the coins as they were called when they were bought', () => {
    const page = evidencePage({ ...pack, coins: { fr: 'unités', en: 'units' } }, 'fr', at);
    expect(page).toContain('Demandes acceptées avec ces unités');
    expect(page).not.toMatch(/juricoin/i);
  });
  it('takes no mark from what people wrote', () => {
    const page = evidencePage(pack, 'fr', at);
    expect(page).toContain('Me &lt;Roy&gt;');
    expect(page).toContain('Roy &amp; Cie');
    expect(page).not.toContain('<Roy>');
    expect(page).toContain('J’accepte &lt;tout&gt;.');
  });
  it('says that nothing was found rather than nothing', () =>
    expect(evidencePage({ ...pack, acceptances: [], signIns: [], letters: [] }, 'fr', at).match(/<p>Aucun\.<\/p>/g)).toHaveLength(3));
});
