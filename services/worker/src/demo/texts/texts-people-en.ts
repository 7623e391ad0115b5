import { requestTexts } from './text.js';

/** Family, home, work and police, in English. */
export const PEOPLE_EN = requestTexts([
  [
    'family',
    'We split up in the spring and have been doing week-on, week-off with our boys, 5 and 10. She now wants to move to be closer to her new partner and change schools mid-year.',
    'Separated parents with shared parenting; relocation and mid-year school change opposed.',
  ],
  [
    'family',
    'My ex got a big promotion and still pays support based on his old salary. The order says we exchange tax returns every June. He never has.',
    'Variation of child support; failure to disclose income under an existing order.',
  ],
  [
    'family',
    'Uncontested divorce, no kids, no house, two cars, we already split everything. Just need it done properly and not for five thousand dollars.',
    'Uncontested divorce without children or property issues.',
    { smallMandate: true, budget: 1 },
  ],
  [
    'family',
    'He emptied the RESP and the joint savings the week he left. I found out at the grocery store when my card was declined. I have a baby and a toddler.',
    'Joint funds withdrawn at separation; urgent support and preservation of property.',
    { juridicalHelp: true, revenueRange: 1 },
  ],
  [
    'family',
    "I raised my partner's daughter for seven years as my own. We have broken up and I haven't been allowed to see her since Thanksgiving.",
    'Contact sought by a former step-parent after seven years in a parental role.',
  ],
  [
    'family',
    'We want a cohabitation agreement before I move into her condo. Nothing hostile, we just both got burned before.',
    "Cohabitation agreement before moving into a partner's condominium.",
    { smallMandate: true, budget: 2 },
  ],
  [
    'family',
    "My husband owns a dental practice and says it isn't worth anything. Married nineteen years, I did the books for most of them.",
    'Separation after nineteen years; valuation of a professional practice disputed.',
    { rate: '5', budget: 4 },
  ],
  [
    'family',
    'There is a court order that our son spends Christmas with me this year and his mother has booked flights anyway. We are six weeks out.',
    'Enforcement of a holiday parenting schedule; travel already booked.',
  ],

  [
    'housing',
    'Landlord gave me an N12 saying his daughter is moving in. His daughter lives in Vancouver and the place is already listed online for eight hundred more.',
    "Eviction for landlord's own use believed to be in bad faith; unit already advertised.",
    'ON',
    { paralegal: true },
  ],
  [
    'housing',
    'no heat since october 28, building manager says part is on order. i have a newborn and the space heater trips the breaker',
    'No heating for several weeks, newborn in the unit; urgent repairs and abatement.',
    { juridicalHelp: true, revenueRange: 1 },
  ],
  [
    'housing',
    'I rent out my basement and the tenant has not paid in four months. The board hearing was cancelled twice. I am carrying two mortgages.',
    'Landlord with four months of unpaid rent and repeated hearing delays.',
    'ON',
    { paralegal: true, budget: 2 },
  ],
  [
    'housing',
    'Our condo board fined us for a barbecue that has been on the balcony since 2015 and now wants legal fees on top. It is 6,000 dollars and growing.',
    'Condominium dispute about fines and chargeback of legal fees.',
  ],
  [
    'housing',
    'Bedbugs for the third time this year. The landlord sprays our unit only and blames us in front of the other tenants.',
    'Recurring infestation, inadequate treatment by the landlord.',
  ],
  [
    'housing',
    "I signed a lease, paid first and last, and the day before moving in they told me the unit went to someone else. I am sleeping at my cousin's.",
    'Lease signed and paid, unit given to another tenant the day before move-in.',
  ],

  [
    'labour',
    'Let go on a Zoom call with eleven others after fourteen years. Package is the bare minimum and I have until Monday to sign. I am 52 and a warehouse supervisor.',
    'Termination after fourteen years, severance offer to be reviewed before Monday.',
    { consult: true, budget: 2 },
  ],
  [
    'labour',
    'Came back from maternity leave and my job is now two junior jobs. They offered me a transfer to a location ninety minutes away.',
    'Return from maternity leave to an eliminated position; transfer offered far away.',
    { employementPeril: true },
  ],
  [
    'labour',
    'My manager keeps texting me at 11 pm and when I stopped answering I was put on a performance plan. I have every message saved.',
    'Reprisal alleged after refusing after-hours work; messages preserved.',
    { employementPeril: true },
  ],
  [
    'labour',
    "I've been a contractor for the same company for nine years, full time, their laptop, their schedule. They ended it with one week's notice.",
    'Worker classified as contractor for nine years; status and notice in dispute.',
    { rate: '4' },
  ],
  [
    'labour',
    'we do security at a mall and they take the first 15 minutes off every shift as unpaid handover. about twenty of us',
    'Unpaid handover time affecting about twenty security guards.',
  ],
  [
    'labour',
    "My employer wants me to sign a new contract with a non-solicit I don't like or lose my bonus. Need someone to read it this week.",
    'Review of a new employment contract with a non-solicitation clause.',
    { smallMandate: true, rate: '4', budget: 2 },
  ],

  [
    'criminal',
    "Charged with mischief over a neighbour's fence. It was a stupid argument, I never broke anything. First appearance is in two weeks.",
    'Mischief charge, first offence; first appearance in two weeks.',
    { hasCourtDate: true },
  ],
  [
    'criminal',
    'My brother is being held for a bail hearing, we were told tomorrow morning. He has a job and can live with me. We need someone today.',
    'Bail hearing within a day; surety and employment available.',
    { hasCourtDate: true, rate: '4', budget: 3 },
  ],
  [
    'criminal',
    'Impaired over 80 on Saturday, roadside suspension, licence gone. I drive for a living and have never had so much as a speeding ticket.',
    'Impaired driving charge against a professional driver without record.',
    { hasCourtDate: true, employementPeril: true },
  ],
  [
    'criminal',
    "I'd like a record suspension for something from university. The job I want is with a hospital and they do the vulnerable sector check.",
    'Record suspension for an old conviction; vulnerable sector check required.',
    { smallMandate: true, hasCriminalFile: true },
  ],
]);
