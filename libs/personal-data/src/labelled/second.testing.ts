/** Written after the first round; at its first measure recall was 88.9 % in French and 86.7 % in English. Then used like the first. */
export const SECOND_FR = `name|salut, moi c'est wilner, je cherche un avocat en immigration
name|Mon prénom est Anne-Sophie et mon nom de famille est Gervais-Huot.
name|Je me nomme Baptiste Lemelin, 58 ans, camionneur.
name|Bonjour c'est Fatoumata Diallo, j'ai rempli le formulaire hier.
name|Monsieur Arsenault a coupé l'eau chaude.
name|Selon Mme Bissonnette, le bail est échu.
name|Mon beau-père Anselme a changé son testament.
name|La petite Rosalie ne veut plus y aller.
name|J'ai prêté 4 000 $ à Ghyslain en 2022.
name|Louise et Réal se disputent la terre de nos parents.
name|Ma coloc, Kim Desjardins, est partie sans payer.
name|Son nouveau chum s'appelle Donatien.
name|Le notaire, Me Valcourt, ne rappelle pas.
name|Le gérant (Patrice Houle) m'a bousculé.
name|Contrat signé avec Toitures Éric Lavigne.
name|Merci, Ludovic
name|Bien à vous, Sœur Marguerite Blais
name|mon nom: jocelyn st-amour
name|Ma mère, Huguette, est en CHSLD à Lévis.
name|Le plaignant est Boubacar Sow.
email|On peut m'écrire : wilner75@exemple.qc.ca
email|baptiste point lemelin arobase outlook point com
email|courriel = anne.sophie @ exemple.ca
email|Mon adresse est ghys (arobase) exemple (point) ca
phone|Mon numéro : 367-555-0188.
phone|Appelez-moi au 4505550129 SVP
phone|tel 514.555.0136 ou le soir 555-0137
phone|Laissez un message au 1 (819) 555-0164.
phone|Cellulaire 873 555-0102 poste 4
phone|Vous pouvez joindre ma sœur, 5550181.
address|Le bloc est situé au 2915, avenue Bourbonnière.
address|J'ai acheté le 41 rue St-Eugène en 2021.
address|Livré au 1010 bd Lebourgneuf, bureau 300.
address|Je suis au 18, 12e Rue Ouest.
address|Le 560 chemin Sainte-Foy appartient à mon oncle.
address|Mon adresse : 7 impasse du Moulin.
address|Il vit sur la rue Sherbrooke avec sa mère.
address|Le feu a pris au 129 côte du Passage.
address|87, place Beaumarchais, app. 6
postal-code|Mon code postal, c'est j4k 2s5.
postal-code|Livraison à H1X2V9 seulement.
social-insurance-number|On m'a volé mon numéro d'assurance sociale, le 130-692-544.
social-insurance-number|nas: 130692544
health-card|NAM : LEMB 6603 2115
health-card|Sur sa carte d'assurance maladie on lit DIAF 9155 0419.
-|Mon ex-conjoint refuse la médiation familiale.
-|J'ai signé une promesse d'achat conditionnelle à l'inspection.
-|La Régie de l'énergie a approuvé la hausse le 1er avril.
-|Service Canada exige 5 320 $ de prestations trop payées.
-|Le Tribunal de la jeunesse siège à Chicoutimi.
-|Mon numéro de dossier au TAL est 712345 31 20240412 G.
-|Selon l'article 1726 du Code civil, le vice doit être caché.
-|Je m'appelle pas pour rien, je veux juste un conseil.
-|Ici on parle français et un peu anglais.
-|C'est Noël dans un mois et je n'ai pas mes enfants.
-|Mon prénom est mal écrit sur le jugement.
-|Je suis Français, résident temporaire depuis 2020.
-|Le ministère de l'Immigration demande un nouveau formulaire.
-|La Banque Nationale a saisi mon compte.
-|J'ai travaillé chez Bombardier pendant 12 ans.
-|Ma mère vit en Haïti et veut me parrainer... ou l'inverse.
-|On a vendu la maison 389 000 $ en juin 2023.
-|Le Palais de justice de Québec, 300, boulevard Jean-Lesage, salle 2.21.
-|La SAAQ a suspendu mon permis pour 90 jours.
-|L'accident a eu lieu sur l'autoroute 40, sortie 87.
-|Mon patron m'a donné un préavis de 2 semaines.
-|Le jugement du 14 février 2022 fixe la pension à 612,50 $ par mois.
-|Ma fille Mineure? Non, elle est majeure depuis mai.
-|Le Barreau du Québec m'a envoyé un formulaire.
-|Aucune réponse de la Ville depuis 6 mois.
-|Le contrat numéro 200345678 est annulé.
-|Le rapport compte 450 pages et 1200 photos.
-|Le locateur invoque l'article 1959.
-|Notre copropriété compte 24 unités sur 3 étages.
-|Je vis à Saint-Jérôme, près de l'hôpital.
-|M. le juge Untel n'a pas encore rendu sa décision.
-|Il a été arrêté pour conduite avec facultés affaiblies.
-|La Cour d'appel a rejeté la demande.
-|J'ai deux emplois et je gagne environ 48 000 $ par année.
-|Maître chez soi, c'est tout ce que je demande.`;

export const SECOND_EN = `name|hey it's marcus, i got served yesterday
name|My full name is Oluwaseun Adebayo-Clarke.
name|I am Winnifred Tasker and I own the unit.
name|Miss Delacroix at the daycare reported us.
name|According to Mr. Abernathy, the roof is fine.
name|My stepfather Clyde changed his will.
name|Little Ophelia cries every exchange.
name|I lent $4,000 to Terrence in 2022.
name|Donna and Keith are fighting over the farm.
name|My roommate, Soo-jin Park, left without paying.
name|Her new boyfriend is called Dmitri.
name|The notary, Me Valcourt, does not call back.
name|The manager (Patrick Doyle) pushed me.
name|I hired Lavigne Roofing, run by Derek Lavigne.
name|Regards, Ludmila
name|Sincerely, Beatrix Hollis
name|my first name's jo-anne, last name petrov
name|My mother, Henrietta, is in long-term care.
name|The complainant is Boubacar Sow.
name|Tell Rajesh to stop texting me.
email|You can write: tasker.w@example.on.ca
email|oluwaseun dot a at outlook dot com
email|mail = ophelia.mom @ example.ca
email|terrence (dot) k (at) example (dot) org
phone|My number: 365-555-0188.
phone|call 2895550129 pls
phone|Home 416.555.0136, evenings 555-0137
phone|Leave a message at 1 (807) 555-0164.
phone|Work 226 555-0102 x4
phone|You can phone my sister, 5550181.
address|The building is at 2915 Danforth Avenue.
address|I bought 41 St. Clair Ave W in 2021.
address|Deliver to 1010 Upper Wentworth St, suite 300.
address|I am at 18 12th Line, Innisfil.
address|560 Queen's Quay Terrace belongs to my uncle.
address|My address: 7 Moulin Court.
address|He lives on Dundas Street with his mother.
address|The fire started at 129 sideroad 15.
address|87 Beaumaris Place, apt 6
postal-code|It's m4c 1b5, by the park.
postal-code|Deliveries to N6A3K7 only.
social-insurance-number|They stole my social insurance number, 130-692-544.
social-insurance-number|sin: 130692544
health-card|Health card 7421 903 668 KL
health-card|her ohip is 7421903668
-|My ex will not go to mediation.
-|I signed an offer conditional on inspection.
-|The Ontario Energy Board approved the increase on April 1.
-|Service Canada wants $5,320 in overpaid benefits.
-|Youth court sits in Sudbury.
-|My LTB file number is LTB-L-012345-24.
-|Under section 83 the Board may refuse eviction.
-|My name was misspelled on the judgment.
-|I am French and here on a work permit.
-|It's Christmas in a month and I do not have my kids.
-|The Ministry of Labour has a new form.
-|Royal Bank seized my account.
-|I worked at Magna for 12 years.
-|My mother lives in Jamaica and wants to visit.
-|We sold the house for $389,000 in June 2023.
-|The courthouse at 361 University Avenue, room 2-21, at 10 a.m.
-|The ministry suspended my licence for 90 days.
-|The crash was on Highway 401 near exit 87.
-|My boss gave me two weeks' notice.
-|The order of February 14, 2022 sets support at $612.50 a month.
-|My daughter is an adult since May.
-|The Law Society sent me a form.
-|No answer from the City for 6 months.
-|Contract number 200345678 is cancelled.
-|The report has 450 pages and 1200 photos.
-|The landlord relies on section 49.
-|Our condominium has 24 units on 3 floors.
-|I live in St. Catharines, near the hospital.
-|Justice of the peace said to come back Friday.
-|He was arrested for impaired driving.
-|The Court of Appeal dismissed it.
-|I have two jobs and make about $48,000 a year.
-|Will this go to trial? Mark my words, I hope not.
-|My son starts grade 5 in September.
-|Family Responsibility Office takes 50% of my pay.`;
