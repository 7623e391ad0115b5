import { requestTexts } from './text.js';

/** Property, business, papers and everything else, in English. */
export const AFFAIRS_EN = requestTexts([
  [
    'hiddenDefect',
    "Bought in May, first heavy rain in September and there's a river through the crawl space. Neighbours say the sellers pumped it out every year.",
    'Water infiltration shortly after purchase; indications the seller knew.',
  ],
  [
    'hiddenDefect',
    'The home inspector missed knob-and-tube wiring in the whole second floor. Our insurer gave us sixty days to replace it.',
    "Undisclosed wiring missed by an inspector; insurer's sixty-day deadline.",
  ],
  [
    'hiddenDefect',
    "We renovated the bathroom and found a beam cut in half to fit a pipe. The engineer says forty thousand, minimum. House was sold as 'fully renovated'.",
    "Structural damage hidden by renovations, about $40,000; seller's representations.",
    { rate: '4', budget: 3 },
  ],

  [
    'realEstate',
    'Our buyer wants out two weeks before closing because her financing fell through. No conditions left. We have already bought the next place.',
    'Buyer refusing to close after waiving conditions; sellers committed elsewhere.',
    { rate: '4', budget: 3 },
  ],
  [
    'realEstate',
    'Closing on a townhouse on the 28th and our lawyer has retired unexpectedly. Everything is ready, lender is a big bank.',
    'Residential purchase closing soon; replacement counsel needed.',
    { smallMandate: true, budget: 2 },
  ],
  [
    'realEstate',
    "The survey shows our driveway is half on the neighbour's lot. They were fine about it for twenty years, the new owners are not.",
    'Shared driveway partly on adjoining land; use for twenty years contested.',
  ],
  [
    'realEstate',
    "I want to add my wife to the title of the house I owned before we married, and I'd like to know what that does in case of a separation.",
    'Adding a spouse to title; consequences to be explained.',
    { consult: true },
  ],

  [
    'civilLiability',
    "Rear-ended at a red light, whiplash, four months of physio and I still can't lift my kid. The adjuster is very friendly and offers very little.",
    "Injury in a rear-end collision; insurer's offer considered low.",
  ],
  [
    'civilLiability',
    'I slipped on a wet floor in a grocery store, no sign anywhere, torn meniscus, surgery booked. I clean houses for a living.',
    'Slip and fall with knee surgery; loss of income of a self-employed cleaner.',
    { juridicalHelp: true, revenueRange: 2 },
  ],
  [
    'civilLiability',
    "A former tenant is posting reviews calling me a slumlord with my photo and my daughter's school. I want it taken down.",
    'Online defamation with private information about a child; removal sought.',
  ],

  [
    'business',
    "We sold a commercial dishwasher system to a chain that is now in 'restructuring'. They owe us 112,000 and still use the machines every day.",
    'Recovery of $112,000 from a debtor in restructuring; equipment in use.',
    { commercial: true, rate: '4', budget: 4 },
  ],
  [
    'business',
    'Two founders, one idea, zero paperwork. We have an investor meeting in three weeks and need a company, shares and an IP assignment.',
    "Incorporation, founders' shares and assignment of intellectual property before an investment.",
    { commercial: true, budget: 3 },
  ],
  [
    'business',
    "Our commercial landlord added 'administrative fees' to the CAM charges, 19,000 this year. The lease doesn't mention them.",
    'Commercial lease: administrative fees of $19,000 contested.',
    { commercial: true, rate: '4', budget: 3 },
  ],
  [
    'business',
    'My partner in a small trucking company took two trucks and three drivers and opened next door under another name.',
    'Departure of a business partner with assets and staff; injunction to consider.',
    { commercial: true, rate: '5', budget: 4 },
  ],
  [
    'business',
    'Need terms of use and a privacy policy for a small online shop that sells in both provinces. Bilingual if possible.',
    'Terms of use and privacy policy for an online shop, two languages.',
    { commercial: true, smallMandate: true, budget: 2 },
  ],

  [
    'immigration',
    'My study permit extension was refused because of my bank statements, and my programme starts again in January. I am in Canada.',
    'Refusal of a study permit extension; classes resume in January.',
    { budget: 2 },
  ],
  [
    'immigration',
    'We came as visitors in July and it is not safe for us to go back. We have two children in school. People tell us different things about the deadline.',
    'Family considering a refugee claim after arriving as visitors; interpreter useful.',
    { juridicalHelp: true, revenueRange: 0 },
  ],
  [
    'immigration',
    'Spousal sponsorship, outland, everything is filed but they sent a fairness letter about an old address we forgot. Thirty days to answer.',
    'Procedural fairness letter in a spousal sponsorship; thirty days to respond.',
    { smallMandate: true, budget: 2 },
  ],
  [
    'immigration',
    'my work permit ends in march and my employer wants to keep me. lmia or something else? i am a welder',
    'Options for a skilled worker whose permit ends in March.',
    { consult: true, budget: 1 },
  ],

  [
    'estates',
    "Mom passed in July and named my brother executor. He hasn't probated the will, he's living in the house and he won't answer the bank.",
    'Executor inaction since July; removal or accounting sought.',
  ],
  [
    'estates',
    'We need wills and powers of attorney before a long trip. Two kids, one with a disability who will always need support.',
    'Wills and powers of attorney; trust for a child with a disability.',
    { budget: 3 },
  ],
  [
    'estates',
    "My late husband's ex says half of his pension is still hers because the divorce was never filed properly. They separated in 2004.",
    "Survivor's pension disputed by a former spouse separated since 2004.",
  ],
  [
    'estates',
    'Grandma signed her farm over to the caretaker last winter. She was already forgetting our names. She is still alive.',
    'Transfer of a farm by an elderly person of doubtful capacity.',
  ],
  [
    'estates',
    "I'm the only heir and the estate is small, a condo and a car. I would like someone to handle it all so I don't make mistakes.",
    'Administration of a simple estate for a sole heir.',
    { smallMandate: true, budget: 2 },
  ],

  [
    'administrative',
    "WSIB says I can go back to modified duties that don't exist at my plant. They stopped paying in October. Appeal form is due soon.",
    'Appeal of a return-to-work decision; benefits stopped in October.',
    'ON',
    { paralegal: true, juridicalHelp: true },
  ],
  [
    'administrative',
    "ODSP denied me twice. I have lupus and letters from two specialists. The tribunal date is in February and I'm scared to go alone.",
    'Disability support denied; tribunal hearing in February.',
    'ON',
    { paralegal: true, juridicalHelp: true, hasCourtDate: true, revenueRange: 0 },
  ],
  [
    'administrative',
    "My nursing college opened a complaint from a patient's family. I have thirty days to write my response and my union says it's not covered.",
    'Professional discipline: response to a complaint within thirty days.',
    { rate: '4', budget: 3 },
  ],
  [
    'administrative',
    'The city refused our permit for a ramp for my wheelchair because of a setback of ten centimetres. Ten.',
    'Refusal of a building permit for an accessibility ramp; minor variance.',
  ],

  [
    'tax',
    'CRA reassessed my short-term rental for HST, 38,000 with interest. I sold the condo last year and thought that was the end of it.',
    'HST reassessment of $38,000 on a former short-term rental.',
    { rate: '4', budget: 3 },
  ],
  [
    'tax',
    "I haven't filed since 2018. I'm self-employed, I was unwell, and the letters scare me. I want to fix this before they come to me.",
    'Unfiled returns since 2018; voluntary disclosure.',
    { budget: 2 },
  ],

  [
    'consumer',
    'Gym charged me for eleven months after I cancelled in person and by e-mail. Collections is now calling my work.',
    'Membership charged after cancellation, account sent to collections.',
    { smallMandate: true, budget: 1 },
  ],
  [
    'consumer',
    "Hot tub dealer went silent after taking a 9,000 deposit in April. Store is open, they're just 'waiting on the container'.",
    'Deposit of $9,000 for undelivered goods; refund sought.',
  ],
  [
    'consumer',
    'Used car with 60,000 rolled back to 41,000 on the odometer. The dealer offers me an oil change.',
    'Odometer rollback by a dealer; rescission and damages.',
  ],

  [
    'insurance',
    'Long-term disability cut off because a nurse they hired read my file and disagrees with my doctors. Eleven years of premiums.',
    'Termination of long-term disability benefits on a paper review.',
    { rate: '4' },
  ],
  [
    'insurance',
    "Sewer backup destroyed the basement. The insurer says we don't have the endorsement, the broker says we do, and both say call the other.",
    "Sewer backup claim denied; broker's advice in dispute.",
  ],

  [
    'youth',
    "Children's Aid came after a call from school and now wants me to sign a plan of service. I don't agree that my home is unsafe. Meeting Friday.",
    'Child protection: plan of service proposed, meeting on Friday.',
    'ON',
    { juridicalHelp: true, revenueRange: 1, hasCourtDate: true },
  ],
  [
    'youth',
    "My daughter, 15, was suspended for twenty days and they're talking about expulsion. She defended a friend. We'd like someone at the hearing.",
    'School expulsion hearing for a fifteen-year-old.',
    { smallMandate: true, budget: 2 },
  ],

  [
    'smallClaims',
    'Contractor left our deck half built and we paid 70 percent. Found someone to finish it for 8,400. I want the difference back.',
    'Unfinished deck; claim of about $8,400 against a contractor.',
    { paralegal: true, budget: 1 },
  ],
  [
    'smallClaims',
    "I lent my brother-in-law 11,000 for a van. There's an e-transfer and a text that says 'I'll pay you back by summer'. It is not summer.",
    'Recovery of an $11,000 loan documented by text message.',
    { paralegal: true, budget: 1 },
  ],
  [
    'smallClaims',
    'Being sued for 5,600 by a moving company that broke my piano. I would like to counterclaim and not embarrass myself.',
    'Defence and counterclaim against a mover.',
    { paralegal: true, consult: true, hasCourtDate: true },
  ],

  [
    'traffic',
    'Careless driving after a fender bender in a parking lot, no one hurt. Six points seems insane for that.',
    'Careless driving charge after a minor parking-lot collision.',
    { paralegal: true, hasCourtDate: true, budget: 2 },
  ],
  [
    'traffic',
    "Stunt driving, 52 over, they towed my mother's car. I'm 20 and insurance is going to kill me.",
    'Stunt driving charge, vehicle impounded.',
    'ON',
    { paralegal: true, hasCourtDate: true, budget: 2 },
  ],

  [
    'mediation',
    'We agree on the kids but not on the house. Neither of us wants court. Looking for a mediator who works evenings.',
    'Family mediation on the matrimonial home; evening sessions.',
    { mediator: true, budget: 2 },
  ],
  [
    'mediation',
    "Three siblings, one cottage, eleven years of arguments about who uses which week. We'd all pay for someone neutral.",
    'Mediation among three siblings about a shared cottage.',
    { mediator: true, budget: 2 },
  ],

  [
    'other',
    'I found out my legal name is spelled differently on my birth certificate than on everything else I own. Renewing my passport is a nightmare.',
    'Correction of a name on a civil status document.',
    { smallMandate: true, budget: 1 },
  ],
  [
    'other',
    "Our community choir wants to become a proper non-profit and doesn't know where to start. We have a small grant to spend by March.",
    'Incorporation of a small non-profit organisation.',
    { smallMandate: true, budget: 1 },
  ],
]);
