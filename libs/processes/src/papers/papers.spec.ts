import { ERASED, fold, type Recorded } from '@jurilien/event-sourcing';
import { at, type Past, recorded, T0 } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId, personId, queued, staff, submitted } from '@jurilien/lead/testing';
import { contactPoint } from '@jurilien/messaging';
import { type GeneratedPaper, shippedDocument, wordsOfPaper } from '@jurilien/reference';
import { appointmentSheet, type AppointmentShown, consentReceipt, requestSummary } from './index.js';

const plain = (paper: GeneratedPaper): string =>
  wordsOfPaper(paper)
    .join('\n')
    .replace(/[\u00a0\u202f]/g, ' ');
const made = { lang: 'fr', madeAt: at(60), product: 'Jurilien' } as const;
const eventsOf = (past: Past): Recorded[] => recorded(lead, leadId, past);
const stateOf = (past: Past) => fold(lead, eventsOf(past));
const consent = (purpose: string, granted: boolean, more: object = {}): Past => [
  ['ConsentRecorded', { leadId, purpose, granted, textVersion: 'request-consents/1/fr', source: 'form', evidence: 'cle-secrete', ...more }],
];

describe('the receipt of consents', () => {
  const contactId = 'a'.repeat(64);
  const chosen = recorded(contactPoint, contactId, [
    [
      'ContactConsentRecorded',
      { contactId, class: 'marketing', basis: 'express', textVersion: 'message-choices/1/fr', source: 'page', evidence: 'preuve' },
      at(5),
    ],
    ['ConsentWithdrawn', { contactId, class: 'marketing', source: 'one-click' }, at(20)],
  ]);
  const receipt = (past: Past, over: Partial<Parameters<typeof consentReceipt>[0]> = {}) =>
    consentReceipt({
      ...made,
      code: 'K7QF',
      sentAt: T0,
      referred: false,
      events: eventsOf(past),
      addresses: [],
      versions: (code) => [shippedDocument(code)],
      privacyUrl: 'https://jurilien.example/vie-privee',
      ...over,
    });

  it('names each answer with its sentence, the version of its text, its date and how it was given; never what proves it', () => {
    const words = plain(receipt([...submitted, ...consent('marketing', false)]));
    for (const said of [
      'Partage avec un professionnel',
      'Accepté',
      'Information juridique',
      'Refusé',
      'Je veux aussi recevoir, à l’occasion, de l’information juridique par courriel.',
      'Consentements d’une demande, version 1 (FR)',
      '2 novembre 2026 à 10 h',
      'Formulaire en ligne',
    ])
      expect(words).toContain(said);
    expect(words).not.toContain('cle-secrete');
  });
  it('says what was read aloud on the phone, and the sentence of sensitive answers by itself', () => {
    const onPhone = { source: 'call', readBy: 'staff-1', textVersion: 'phone-script/1/fr' };
    const words = plain(
      receipt([
        ...submitted,
        ...consent('contact', true, onPhone),
        ...consent('sensitive', true, { ...onPhone, textVersion: 'sensitive-answers/1/fr' }),
      ]),
    );
    expect(words).toContain('Au téléphone : texte lu par une personne de notre équipe');
    expect(words).toContain('Vous m’avez parlé d’un dossier criminel');
    expect(words).not.toContain('staff-1');
  });
  it('shows who someone else wrote for the sentence that was about them', () => {
    expect(plain(receipt([...submitted, ...consent('contact', true)], { referred: true }))).toContain(
      'La personne accepte que Jurilien la joigne',
    );
  });
  it('shows the sentence of the version that was agreed to, not of a later one', () => {
    const first = shippedDocument('request-consents');
    const parts = first.fr.parts.map((part) => ({ ...part, paragraphs: ['Une autre phrase.'] }));
    const later = { ...first, version: 2, fr: { ...first.fr, parts } };
    const versions = (code: Parameters<typeof shippedDocument>[0]) => [shippedDocument(code), later];
    expect(plain(receipt(submitted, { versions }))).not.toContain('Une autre phrase.');
    expect(plain(receipt([...submitted, ...consent('contact', true, { textVersion: 'request-consents/2/fr' })], { versions }))).toContain(
      'Une autre phrase.',
    );
  });
  it('lists what was chosen afterwards for an address that is proven, in the order of time', () => {
    const words = plain(receipt(submitted, { addresses: [{ address: 'maude@exemple.ca', events: chosen }] }));
    expect(words).toMatch(/Information juridique : acceptée[\s\S]*Information juridique : refusée[\s\S]*Lien au bas d’un courriel/);
    expect(words).toContain('Page de vos choix');
    expect(words).not.toContain('preuve');
    expect(words).not.toContain(contactId);
  });
  it('calls what the law allows no choice of the person, and says when it has ended', () => {
    const implied = { contactId, class: 'marketing', basis: 'implied-contract', expiresAt: T0, textVersion: 'none', source: 'system' };
    const events = recorded(contactPoint, contactId, [
      ['ContactConsentRecorded', { ...implied, evidence: 'purchase 1' }],
      ['ImpliedConsentExpired', { contactId, class: 'marketing', basis: 'implied-contract', expiresAt: T0 }],
    ]);
    const words = plain(receipt(submitted, { addresses: [{ address: 'maude@exemple.ca', events }] }));
    expect(words).toMatch(/permise par la loi pour un temps[\s\S]*cette permission est terminée/);
    expect(words).not.toContain('Information juridique : acceptée');
    expect(words).not.toContain('Choix de messages, version');
  });
  it('stays with its headings where no agreement and no choice is kept', () => {
    const words = plain(receipt(submitted.filter(([type]) => type !== 'ConsentRecorded')));
    expect(words).toContain('La demande ne contient aucune réponse de ce genre.');
    expect(words).toContain('Rien d’autre n’est consigné');
  });
  it('reads in English, and calls the product by its name', () => {
    const words = plain(receipt(submitted, { lang: 'en', product: 'Lexa' }));
    expect(words).toContain('I agree that Lexa shows my request');
    expect(words).not.toContain('Jurilien');
  });
});

describe('the summary of a request', () => {
  const answers = {
    fr: [{ id: 'q', label: 'Vivez-vous ensemble?', value: 'Non' }],
    en: [{ id: 'q', label: 'Do you live together?', value: 'No' }],
  };
  const documents = [{ name: 'Bail.pdf', type: 'pdf', bytes: 1_572_864, at: T0 }];
  const summary = (past: Past, over: Partial<Parameters<typeof requestSummary>[0]> = {}) =>
    requestSummary({ ...made, state: stateOf(past), answers, documents, hidden: new Set(), ...over });

  it('says what the client sent: the matter, their account, answers, people, documents, and how to reach them', () => {
    const words = plain(summary(queued));
    for (const said of [
      'Demande K7QF, envoyée le 2 novembre 2026 à 10 h.',
      'Droit de la famille',
      'Montréal',
      'Je me sépare et nous avons deux enfants.',
      'Vivez-vous ensemble?',
      'Luc Gagnon, conjoint',
      'maude@exemple.ca (confirmé)',
      '514 555-1234',
      '1234, rue Fabre',
      'Bail.pdf',
      '1,5 Mo',
    ])
      expect(words).toContain(said);
    // Never asked, so never stated.
    expect(words).not.toMatch(/Tranche de revenu|Tarif souhaité|Tranche de budget/);
  });
  it('has headings in order', () => {
    const levels = summary(queued).blocks.flatMap((b) => (b.type === 'heading' ? [b.level] : []));
    expect(new Set(levels)).toEqual(new Set([2]));
  });
  it('is masked for staff as the request is, and has no texts for those to whom texts are masked', () => {
    const contact = ['clientName', 'email', 'phoneNumber', 'address'];
    const words = plain(summary(queued, { hidden: new Set(contact) }));
    expect(words).toContain('M. T.');
    expect(words).toContain('m•••@exemple.ca');
    expect(words).not.toMatch(/Tremblay|maude@|555-1234|rue Fabre/);
    const masked = plain(summary(queued, { hidden: new Set([...contact, 'description', 'othersInvolved', 'specificQuestions', 'notes']) }));
    expect(masked).not.toMatch(/sépare|Gagnon|ensemble/);
  });
  it('never shows the marker of an erased field', () => {
    const erased: Past = submitted.map(([type, data]) =>
      type === 'LeadSubmitted'
        ? [type, { ...data, clientName: ERASED, email: ERASED, phoneNumber: ERASED, description: ERASED, address: ERASED }]
        : [type, data],
    );
    expect(plain(summary(erased, { documents: [{ name: ERASED, type: 'pdf', bytes: 10, at: T0 }] }))).not.toContain(ERASED);
  });
  it('says that the account was erased once its time is over', () => {
    expect(plain(summary([...queued, ['LeadDetailsForgotten', { leadId }]]))).toContain('Le récit a été effacé');
  });
  it('has what the team asked with the answers, and what was added', () => {
    const words = plain(
      summary([
        ...queued,
        ['LeadInfoRequested', { leadId, personId, questions: [{ id: 'a', text: 'Une date d’audience?' }], dueAt: at(600) }, T0, staff],
        ['LeadInfoProvided', { leadId, personId, answers: { a: 'Le 4 mai' }, changed: [] }],
        ['LeadNoteAdded', { leadId, personId, noteId: 'n', note: 'J’ai reçu une lettre.', fromClient: true }],
      ]),
    );
    expect(words).toMatch(/Une date d’audience\?\nLe 4 mai/);
    expect(words).toContain('J’ai reçu une lettre.');
  });
});

describe('the sheet of an appointment', () => {
  const slot = { startsAt: '2027-02-01T14:30:00.000Z', endsAt: '2027-02-01T15:00:00.000Z' };
  const appointment: AppointmentShown = {
    code: 'K7QF',
    side: 'client',
    state: 'Confirmed',
    mode: 'phone',
    slot,
    zone: 'America/Toronto',
    otherZone: 'America/Toronto',
    with: { name: 'Me Roy', firm: 'Roy inc.' },
    phone: '+15145550142',
    bring: 'Le bail',
    notes: [{ by: 'professional', at: T0, text: 'À bientôt' }],
    documents: [],
  };
  const sheet = (over: Partial<AppointmentShown> = {}, lang: 'fr' | 'en' = 'fr') =>
    appointmentSheet({ ...made, lang, appointment: { ...appointment, ...over } });

  it('says the day with its year, the hours with their zone, how, with whom and what to bring', () => {
    const words = plain(sheet());
    for (const said of [
      'Rendez-vous avec Me Roy',
      'lundi 1er février 2027',
      'de 9 h 30 à 10 h, heure normale de l’Est',
      'Me Roy vous appelle; son numéro : 514 555-0142',
      'Me Roy, Roy inc.',
      'Le bail',
      'Professionnel, le 2 novembre 2026 à 10 h : À bientôt',
    ])
      expect(words).toContain(said);
    expect(plain(sheet({}, 'en'))).toContain('from 9:30 a.m. to 10 a.m., Eastern Standard Time');
  });
  it('tells one of two times that look the same from the other', () => {
    const night = (startsAt: string) => sheet({ slot: { startsAt, endsAt: startsAt } });
    expect(plain(night('2026-11-01T05:30:00.000Z'))).toContain('heure avancée de l’Est');
    expect(plain(night('2026-11-01T06:30:00.000Z'))).toContain('heure normale de l’Est');
  });
  it('says the other side’s time where its clock shows another', () => {
    expect(plain(sheet())).not.toContain('Heure de l’autre personne');
    expect(plain(sheet({ otherZone: 'America/Winnipeg' }))).toContain('heure normale du Centre');
  });
  it('names no client where its reader is told none', () => {
    const words = plain(sheet({ side: 'professional', with: {}, phone: undefined, notes: [] }));
    expect(words).toContain('Rendez-vous, demande K7QF');
    expect(words).toContain('Vous appelez la personne.');
  });
  it('leads to a video call by an address of the web alone', () => {
    const links = (videoLink: string) => sheet({ mode: 'video', videoLink }).blocks.filter(({ type }) => type === 'links');
    expect(links('https://video.example/roy')).toHaveLength(1);
    expect(links('javascript:alert(1)')).toHaveLength(0);
  });
  it('says that it was moved, and which times are proposed', () => {
    const words = plain(sheet({ moved: { from: slot }, state: 'Proposing', proposals: { slots: [slot] } }));
    expect(words).toContain('Ce rendez-vous a été déplacé. Il était prévu le lundi 1er février 2027');
    expect(words).toContain('Moments proposés');
  });
});
