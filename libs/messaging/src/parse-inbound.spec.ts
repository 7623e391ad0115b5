import { normaliseSms, parseInbound, type Inbound } from './parse-inbound.js';

const table: readonly (readonly [text: string, expected: Inbound])[] = [
  ...['STOP', 'StopAll', 'unsubscribe', 'UNSUB', 'end', 'Quit', 'cancel', 'OptOut', 'revoke', ' stop. ', 'STOP!!!', 'stop please', 'Stop SVP', 'S.T.O.P.', '🛑 stop 🛑']
    .map((t) => [t, { kind: 'stop', lang: 'en' }] as const),
  ...['ARRET', 'Arrêt', 'arrête', 'ARRÊTER', 'arretez', 'Désabonner', 'désabonnement', 'DÉSINSCRIRE', 'arrêt svp', 'Arrêtez, SVP!'].map((t) => [t, { kind: 'stop', lang: 'fr' }] as const),
  ['help', { kind: 'help', lang: 'en' }], ['Aide?', { kind: 'help', lang: 'fr' }], ['INFO', { kind: 'help' }],
  ['Start', { kind: 'start', lang: 'en' }], ['unstop', { kind: 'start', lang: 'en' }], ['Début', { kind: 'start', lang: 'fr' }], ['reprendre', { kind: 'start', lang: 'fr', resumes: true }],
  ['123456', { kind: 'code', code: '123456' }], [' 123 456 ', { kind: 'code', code: '123456' }], ['123-456.', { kind: 'code', code: '123456' }],
  ['OUI K7M2', { kind: 'claim', code: 'K7M2', lang: 'fr' }], ['oui, k7m2!', { kind: 'claim', code: 'K7M2', lang: 'fr' }], ['Oui:k7m2', { kind: 'claim', code: 'K7M2', lang: 'fr' }],
  ['yes K7M2', { kind: 'claim', code: 'K7M2', lang: 'en' }], ['o k7m2', { kind: 'claim', code: 'K7M2', lang: 'fr' }], ['Y K7M2', { kind: 'claim', code: 'K7M2', lang: 'en' }],
  ['ACCEPT K7M2', { kind: 'claim', code: 'K7M2' }], ['accepter k7m2', { kind: 'claim', code: 'K7M2', lang: 'fr' }], ['Accepté K7M2', { kind: 'claim', code: 'K7M2', lang: 'fr' }],
  ['oui', { kind: 'claim', lang: 'fr' }], ['Yes!', { kind: 'claim', lang: 'en' }], ['accept', { kind: 'claim' }],
  ['non', { kind: 'refuse', lang: 'fr' }], ['No.', { kind: 'refuse', lang: 'en' }], ['refuser K7M2', { kind: 'refuse', code: 'K7M2', lang: 'fr' }],
  ['NON k7m2', { kind: 'refuse', code: 'K7M2', lang: 'fr' }], ['refuse K7M2', { kind: 'refuse', code: 'K7M2' }],
  ['pause', { kind: 'pause' }], ['Resume', { kind: 'resume', lang: 'en' }], ['1', { kind: 'choice', code: '1' }], ['2.', { kind: 'choice', code: '2' }],
  ...['', '   ', '🙂', 'o', 'Y', '3', '12345', '1234567', 'stop calling me', 'I want to stop', 'oui merci beaucoup', 'OUI K1M2', 'OUI KOM2', 'OUI KIM2', 'OUI K7M', 'OUI K7M22',
    "j'accepte", 'non merci beaucoup', 'help me please', 'K7M2', 'Bonjour, je serai en retard', 'constructor'].map((t) => [t, { kind: 'other' }] as const),
];

describe('an inbound text', () => {
  it.each(table)('%j is read as %j', (text, expected) => {
    expect(parseInbound(text)).toEqual(expected);
  });
  it('loses accents, punctuation, emoji and extra spaces before it is read', () => {
    expect(normaliseSms('  Arrêtez —  s’il\nvous plaît 🙏 ')).toBe('ARRETEZ SIL VOUS PLAIT');
  });
});
