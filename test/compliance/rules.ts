/** One rule of section 5: its id, what the law or a carrier asks for, and what the product does about it. */
type Rule = readonly [id: string, rule: string, behaviour: string];

/**
 * The rules of law and of carriers that the product keeps, by section. Each is one test, whose title begins with the id:
 * `it('ID: …')`. `npm run compliance` writes docs/compliance.md from both.
 */
export const SECTIONS: readonly (readonly [title: string, rules: readonly Rule[]])[] = [
  [
    'Commercial messages (CASL)',
    [
      ['CASL-1', 'Marketing needs an agreement that is in force.', 'The gate refuses each template of class marketing without one (Z04).'],
      ['CASL-2', 'An express agreement is an act of the person.', 'No form of the site shows the marketing box ticked.'],
      [
        'CASL-3',
        'An implied agreement ends: after a contract in 2 years, after an inquiry in 6 months.',
        'One second past its end the gate refuses (Z04), and a timer writes the end down.',
      ],
      [
        'CASL-4',
        'A message says who sends it and how to choose.',
        'Each e-mail has name, postal address, contact and the link of preferences, in both languages.',
      ],
      ['CASL-5', 'Unsubscribing is free and takes effect without delay.', 'One POST without a session, and the next send is suppressed.'],
      ['CASL-6', 'A link to unsubscribe works 60 days at least.', 'The link of a message that is 90 days old works; each works 400 days.'],
      [
        'CASL-7',
        'A text says who sends it and how to stop.',
        'Each text that a conversation may begin with has the name and STOP or ARRET.',
      ],
      [
        'CASL-8',
        'The sender can prove each agreement.',
        'An agreement is stored with version of the text, channel, basis, source and evidence, or not at all.',
      ],
      [
        'CASL-9',
        'Bulk mail has one-click unsubscribing and is signed.',
        'E-mails of service and marketing carry the headers of RFC 8058 and a DKIM signature over them.',
      ],
      [
        'CASL-10',
        'Complaints about bulk mail stay below 0.3 %.',
        'The team is told when the complaints of a day reach `complaints.alarmPercent` (0.1 % as shipped); at `complaints.killPercent` (0.3 %) all marketing stops by itself.',
      ],
      ['CASL-11', 'A prospect is written to on a basis too.', 'Without a stored basis no message is sent to a prospect.'],
    ],
  ],
  [
    'Text messages and calls',
    [
      [
        'SMS-1',
        'The mandatory keywords work on each programme, subscribed or not, in both languages.',
        'Each keyword is read in each case, with and without accents and politeness, before anything else, and answered to those who said STOP too.',
      ],
      [
        'SMS-2',
        'Answers to keywords are short and in the language of the keyword.',
        'Fixed texts of at most 160 characters in the GSM-7 alphabet.',
      ],
      ['SMS-3', 'A carrier may know of a STOP before we do.', 'Code 21610 ends all texts to the number.'],
      [
        'SMS-4',
        'Both lists of who said STOP agree.',
        'Every night the texts that the provider has are compared with our list: a STOP that never reached us counts.',
      ],
      [
        'SMS-5',
        'STOP ends all programmes.',
        'After STOP no text goes out but its confirmation, whatever rule, campaign or person sends it.',
      ],
      [
        'SMS-6',
        'Messages come at decent hours of the person’s own place.',
        'No text to a client but a code outside its hours, in each zone, on the days when clocks change and on holidays.',
      ],
      ['SMS-7', 'What waited for the morning may be wrong by then.', 'A deferred text is checked again before it goes.'],
      [
        'SMS-8',
        'No link shortener that is shared with others.',
        'Links in our texts lead to our own pages; a shortened link is refused from anyone.',
      ],
      ['SMS-9', 'Automatic voice announcements are not used.', 'The product has no outbound voice but the call that a person places.'],
    ],
  ],
  [
    'Quebec: Law 25',
    [
      ['L25-1', 'The person in charge of personal data is named and can be reached.', 'Pages say title and contact in both languages.'],
      [
        'L25-2',
        'An agreement is asked for each purpose by itself.',
        'A request is refused without a required agreement; optional ones are no until they are given.',
      ],
      ['L25-3', 'Tracking is off until the person turns it on.', 'A first visit stores only what is strictly needed.'],
      ['L25-4', 'Settings start at the most confidential.', 'A table of defaults: hidden, masked, not counted, not sent.'],
      [
        'L25-5',
        'No one is subject to a decision of a program alone without being told.',
        'The system cannot validate a request while automatic validation is off.',
      ],
      ['L25-6', 'A decision that a program prepared can be explained.', 'Each matching gives an explanation that a person can read.'],
      ['L25-7', 'A privacy request is answered within 30 days.', 'The clock warns on day 20.'],
      ['L25-8', 'A person may have their data, in a common format.', 'The export has each personal field of the person.'],
      ['L25-9', 'A refusal is in writing and names the recourse.', 'No refusal without the words on recourse.'],
      [
        'L25-10',
        'Data is destroyed when its purpose is met.',
        'After erasure nothing of the person is found in events, views, files, search, queue or logs.',
      ],
      ['L25-11', 'Destroyed data does not come back.', 'All views are rebuilt after an erasure, without the person.'],
      [
        'L25-12',
        'Data leaves Quebec only after an assessment.',
        'Each outbound host of the configuration has a row in the register of processors.',
      ],
      [
        'L25-13',
        'A confidentiality incident is assessed, and told where it must be.',
        'An incident cannot be closed without an assessment.',
      ],
      ['L25-14', 'For a child under 14 the parent or tutor agrees.', 'The form stops with help by phone, and the API refuses the request.'],
      ['L25-15', 'Access only as needed.', 'Each command and each query, by each role, as the matrix says.'],
    ],
  ],
  [
    'Ontario and cross-border: PIPEDA',
    [
      [
        'PIP-1',
        'A refusal names the recourse of the person’s province.',
        'The Commissioner of Canada for Ontario, the Commission d’accès for Quebec.',
      ],
      ['PIP-2', 'A breach is assessed by the federal test too.', 'The form of an assessment asks both tests.'],
      ['PIP-3', 'No more is collected than the purpose needs.', 'The five original answers and the agreements make a request.'],
    ],
  ],
  [
    'Language',
    [
      ['FR-1', 'Everything exists in French.', 'No French text is missing, and none equals the English one outside a list.'],
      ['FR-2', 'Each page exists in both languages.', 'The pairs of routes are complete.'],
      [
        'FR-3',
        'The French version of a contract is handed over first.',
        'English terms cannot be accepted before the French ones were shown.',
      ],
      ['FR-4', 'A publication in English exists in French.', 'Each published English page has a published French one.'],
      ['FR-5', 'Invoices exist in French.', 'Each invoice has a French file.'],
      ['FR-6', 'Professional titles are in their French form.', 'Titles come from a list.'],
    ],
  ],
  [
    'Accessibility',
    [
      ['A11Y-1', 'WCAG 2.2 AA on the site and in the console.', 'axe finds nothing on any route, in either language, in any state.'],
      ['A11Y-2', 'Everything can be done by keyboard.', 'Request, claim, purchase and validation are done without a pointer.'],
      ['A11Y-3', 'Targets are large enough, and the focus is never hidden.', 'Each target is measured, and each focused element is seen.'],
      [
        'A11Y-4',
        'What is dragged has another way.',
        'Every board is worked without dragging; where cards can be dragged, each has a menu that does the same.',
      ],
      ['A11Y-5', 'Limits of time are announced.', 'The countdown of a claim is said at 5, 3 and 1 minutes.'],
      [
        'A11Y-6',
        'Errors are announced, and what is sent is reviewed first.',
        'A summary links to each field; the last page shows all answers.',
      ],
      ['A11Y-7', 'Contrast of 4.5 for text, of 3 for the rest.', 'The colours of the theme are computed in pairs.'],
      ['A11Y-8', 'A PDF can be read by everyone.', 'Each PDF exists as a page too.'],
    ],
  ],
  [
    'Professional orders: fees, advertising, conflicts',
    [
      [
        'BAR-1',
        'Fees are not shared, and no reward depends on a mandate.',
        'Price and ranking read no outcome, fee or revenue of a mandate: by imports, and by property.',
      ],
      [
        'BAR-2',
        'In Ontario a subscription stands in for a price per request.',
        'Under a subscription each offer costs 0, and nothing is posted to the ledger.',
      ],
      [
        'BAR-3',
        'We never bill, hold or quote the fees of a professional.',
        'No payment route takes a client; prices on the site have source and date.',
      ],
      ['BAR-4', 'Information is no legal advice.', 'Pages of information say so, and canned replies carry a mark of review.'],
      [
        'BAR-5',
        'In Quebec a lawyer has no published testimonials.',
        'A review of a professional is never published there, whatever the configuration says, and no page carries the data of one.',
      ],
      [
        'BAR-6',
        'Advertising is accurate and states the title.',
        'Words of a list keep a profile from being published, and so does a missing title.',
      ],
      ['BAR-7', 'Clients are not solicited.', 'No answer to a professional has contact data before acceptance: generated from the matrix.'],
      ['BAR-8', 'A paralegal acts within the scope of the licence.', 'Each kind of professional beside each field of law.'],
      ['BAR-9', 'The client is free to choose.', 'Who is not served is told of two free or public alternatives at least.'],
    ],
  ],
  [
    'Conflicts of interest',
    [
      ['CON-1', 'Nothing confidential before the check of conflicts.', 'An offer has none of the names or numbers of the request.'],
      [
        'CON-2',
        'Who declares a conflict learns no more.',
        'After the declaration the names are gone: the page has none, and asking for them is refused.',
      ],
      ['CON-3', 'Names of parties are in no message to a professional.', 'No such template knows a variable for them.'],
    ],
  ],
  [
    'Payments, taxes, records',
    [
      ['PCI-1', 'Cards are typed on the page of the provider.', 'Our pages load and frame nothing of a payment host.'],
      ['PCI-2', 'No card number is stored.', 'No field and no log takes a number that passes the check of card numbers.'],
      ['PAY-1', 'Reports of a provider repeat and arrive unordered.', 'Any order and repetition gives one grant and one invoice.'],
      ['TAX-1', 'Taxes are rounded to the nearest cent.', 'Each price from 1 to 100 000 cents against a decimal reference.'],
      ['TAX-2', 'A refund returns its taxes.', 'Refunds in parts sum to the taxes paid.'],
      [
        'TAX-3',
        'An invoice has what the tax authorities ask for.',
        'All fields are there; fifty payments at once leave no gap in the numbers.',
      ],
      ['TAX-4', 'Tax may be due at purchase or at use.', 'The ledger holds under both settings.'],
      ['REC-1', 'Records are kept six years.', 'No erasure touches the billing key before that.'],
    ],
  ],
];
