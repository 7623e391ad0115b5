/** Courts, public bodies, statutes, places and months: capitals that name no one. */
const source = (...words: readonly string[]): string => words.join('|');

/** The beginning of a public body's name, folded. */
const BODIES = source(
  "ville d[eu’']",
  'city of',
  'town of',
  'municipalit[a-z]*',
  'gouvernement',
  'government',
  'ministere',
  'ministry',
  'minister',
  'tribunal',
  'cour',
  'court',
  'superior court',
  'supreme court',
  'palais de justice',
  'commiss(?:ion|ioner|aire)',
  'regie',
  'office',
  'revenu quebec',
  'human rights',
  'small claims',
  'pro bono',
  'agence du revenu',
  'canada revenue',
  'service canada',
  'serviceontario',
  'service ontario',
  'services quebec',
  'retraite quebec',
  'hydro[a-z-]*',
  'societe de l[a-z’]*',
  'saaq',
  'cnesst',
  'csst',
  'ramq',
  'dpj',
  'ivac',
  'tal\\b',
  'ltb\\b',
  'wsib',
  'arc\\b',
  'cra\\b',
  'ircc',
  'cisr\\b',
  'aide juridique',
  'legal aid',
  'landlord and tenant board',
  'children.?s aid',
  'barreau',
  'law society',
  'chambre des notaires',
  'police',
  'surete du quebec',
  'grc\\b',
  'rcmp',
  'spvm',
  'opp\\b',
  'ciusss',
  'cisss',
  'clsc',
  'hopital',
  'hospital',
  'centre hospitalier',
  'centre de services scolaire',
  'school board',
  'district school',
  'universite',
  'university',
  'cegep',
  'college',
  'procureur general',
  'attorney general',
  'directeur des poursuites',
  'crown attorney',
  'curateur public',
  'public guardian',
  'protecteur du citoyen',
  'ombudsman',
  'banque du canada',
  'bank of canada',
  'parlement',
  'parliament',
  'assemblee nationale',
);
export const PUBLIC_BODY = new RegExp(`^(?:l[ea’'] ?|les |the )?(?:${BODIES})(?![a-z])`);

/** Towns and regions that are also the name of persons: alone they are the place. */
export const PLACES = new Set(
  source(
    'laval|london|hamilton|windsor|kingston|victoria|sherbrooke|gatineau|montreal|quebec|toronto|ottawa|levis|granby|saguenay|rimouski',
    'joliette|magog|alma|amos|matane|gaspe|verdun|lachine|lasalle|longueuil|brossard|boucherville|terrebonne|repentigny|mirabel|blainville',
    'mississauga|brampton|markham|vaughan|oakville|burlington|barrie|guelph|cambridge|waterloo|kitchener|oshawa|whitby|ajax|pickering|sudbury',
    'ontario|canada|manitoba|alberta|france|belgique|haiti|maroc|algerie|tunisie|liban|mexique|italie|portugal|chine|inde|paris|florida|floride',
    'cuba|mexico|cancun|punta|cana|dominicaine|republique|miami|boston|york|vegas|california|californie|texas|michigan|vermont|vancouver|calgary|edmonton|winnipeg|halifax|moncton|fredericton|saskatchewan|terre|neuve|newfoundland|brunswick|ecosse|scotia|nouveau|nouvelle|colombie|columbia|jamaica|jamaique|philippines|nigeria|cameroun|cameroon|senegal|ukraine|syrie|syria|iran|iraq|irak|pakistan|bangladesh|lanka|colombia|venezuela|bresil|brazil|perou|peru|chili|chile|espagne|spain|germany|allemagne|angleterre|england|britain|bretagne|londres|rome|lyon|marseille|dakar|alger|tunis|casablanca|beyrouth|beirut|mumbai|delhi|manila|kiev|kyiv|europe|afrique|africa|asie|asia|amerique|america',
    'outaouais|mauricie|estrie|monteregie|lanaudiere|laurentides|charlevoix|beauce|gaspesie|abitibi|niagara|muskoka|scarborough|etobicoke',
    'jonquiere|chicoutimi|hull|kanata|nepean|orleans|milton|newmarket|aurora|welland|sarnia|cornwall|brockville|belleville|timmins',
  ).split('|'),
);

/** Words with a capital that follow a cue without being anyone's name, folded. */
export const NOT_A_NAME = new Set(
  source(
    'juridiqc|educaloi|sarpa|odsp|cpp|ei|rqap|reer|rrsp|celi|tfsa|whmis|covid|word|excel|zoom|teams|gmail|hotmail|outlook',
    // months, days, feasts
    'noel|untel|unetelle|untelle',
    'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    'jan|feb|fev|apr|avr|jun|jul|juil|aug|sept|sep|oct|nov|dec|mon|tue|tues|wed|thu|thurs|fri|sat|sun',
    'january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday',
    'sunday|noel|paques|christmas|easter',
    // who people are
    'canadien|canadienne|quebecois|quebecoise|ontarien|francais|francaise|anglais|anglaise|americain|americaine|algerien|marocain|haitien',
    'espagnol|espagnole|portugais|italien|arabe|creole|mandarin|chinois|allemand|ukrainien|russe|polonais|vietnamien|persan|pendjabi|inuit|innu|cri|mohawk|atikamekw',
    'spanish|portuguese|italian|arabic|cantonese|punjabi|hindi|urdu|tagalog|tamil|german|ukrainian|russian|polish|vietnamese|farsi|korean|japanese|cree|ojibwe|metis|sikh|hindu|aviva|allstate|sun|manulife',
    'canadian|american|french|english|indian|chinese|muslim|jewish|christian|catholic|facebook|google|uber|airbnb|kijiji|amazon|whatsapp|messenger',
    // who stands in courts
    'juge|juges|judge|justice|cour|court|tribunal|tal|ltb|saaq|cnesst|ramq|dpj|cas|arc|cra|ircc|opp|rcmp|grc|spvm|wsib|odsp|ciusss|clsc',
    'rogers|telus|fido|koodo|intact|beneva|manulife|metro|iga|tim|hortons|ikea|netflix|kia|hyundai|nissan|mazda|bombardier|magna|tiktok|instagram',
    'bell|videotron|hydro|desjardins|costco|walmart|tesla|toyota|honda|ford|i|je|il|elle|we|he|she|they|the|le|la|les|un|une|mon|ma|mes|my',
    'dodge|chevrolet|chevy|chrysler|jeep|gmc|buick|cadillac|lincoln|acura|lexus|infiniti|subaru|mitsubishi|volkswagen|audi|bmw|mercedes|volvo|porsche|fiat|suzuki|yamaha|kawasaki|polaris|skidoo|harley|civic|corolla|camry|sierra|silverado|caravan|escape|elantra|tucson|rav|iphone|samsung|apple|android|windows|paypal|interac|visa|mastercard|amex|equifax|transunion|ticketmaster|expedia|booking|marketplace|snapchat|linkedin|youtube|roblox|bitcoin|ozempic',
    'ministre|minister|maire|mayor|greffier|registrar|procureur|crown|officer|agent|constable|president|notaire|avocat|avocate|lawyer',
  ).split('|'),
);

/** Words of the names of bodies, companies and laws: a run of capitals that holds one is no one's name. */
export const IN_BODIES = new Set(
  (
    'loi act code charte charter cour court tribunal board ministere ministry agence agency office bureau service services societe ' +
    'society banque bank caisse assurance assurances insurance compagnie company inc ltd ltee corporation corp universite university hopital ' +
    'hospital college cegep ecole school centre center hotel restaurant national nationale royal royale general generale federal federale ' +
    'provincial superior superieure supreme small claims law legal justice police revenu revenue canada quebec ontario highway autoroute ' +
    'aid nation nations first code civil criminel criminal authority trustee guardian commissioner rights privacy safety standards disability crown attorney internet web christmas pro bono highschool church eglise paroisse parish motors telecom mobility air via rail hydro foundation fondation association syndicat union ' +
    'guidelines regulations rules refugies refugees citoyennete citizens pension plan benefits benefit allowance health sciences sante clinic clinique pharmacy pharmacie electronics airlines airways airport aeroport station gare marche market mall centraide unifor teamsters csn ftq csq fiq aeta parole probation workplace consumer landlord tenant families childrens ' +
    'ombudsman registry greffe immigration citizenship transport city ville day mineur mineure majeur majeure'
  ).split(' '),
);

/** What stands before an address that is a court's, an office's or a hospital's: everyone may know it. */
export const PUBLIC_PLACE =
  /(?:palais de justice|courthouse|court house|tribunal|cour (?:sup|du|mun)|court (?:of|at|is)|bureau d['’]aide juridique|legal aid office|h[oô]pital|hospital|clsc|poste de police|police station|h[oô]tel de ville|city hall|minist[eè]re|ministry|service ?(?:canada|ontario|qu[eé]bec)|greffe|registry|biblioth[eè]que|library|r[eé]gie|commiss(?:ion|aire))[^.!?\n]{0,50}$/iu;
