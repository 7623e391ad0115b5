/** The second round: 86.0 % in both languages when new. */
export const EIGHTH_FR = `name|Le père de Kelya-Jade ne s'est jamais présenté aux visites supervisées.
name|Ma gérante, Solveig, m'a coupé mes heures après ma plainte.
name|Bonsoir, Théodora Anctil à l'appareil, j'ai été mal servie par mon courtier.
name|Le défunt, Gérard-Raymond Sylvain, était mon parrain.
name|Mon agresseur est Bobby Lachapelle, du même village.
name|J'ai peur de Sylvio, il a gardé mes clés.
name|Ewan est le père biologique, mais il n'est pas sur l'acte de naissance.
name|Le notaire Tancrède a perdu l'original.
name|Je m'apelle mirlande et je sais pas quoi faire
name|Mme Cléroux du service des plaintes ne m'a pas rappelé.
name|Mon ex-conjoint Djibril a déménagé en Alberta avec notre garçon.
name|On a un chien ensemble, Félix-Antoine et moi.
name|Ma fille Kim veut changer de nom de famille.
name|Le préposé m'a dit que Dorilas avait déjà signé.
name|Kaïla me harcèle par messages depuis janvier.
name|Le chèque était au nom de Bianka Olivares.
name|merci beaucoup, Gisèle B.
name|Tante Huguette a été placée contre son gré.
name|J'ai rencontré Iannis sur une appli et il m'a fraudée.
name+phone|Laissez le message à Rosanne au 450-555-0119.
name+address|L'immeuble du 900, rue Sherbrooke Est appartient à M. Vartanian.
name+postal-code|Je suis Omer St-Amant, J0L 1E0.
email|Courriel : info.magali@exemple.quebec
email|vous pouvez m'écrire à denis.p arobase bell point net
phone|Mon no de cell 579 555 0143
phone|Essayez le 555 0188 le soir, téléphone de ma sœur.
phone|Tél : 514/555-0166
phone|Joignable au huit un neuf, cinq cent cinquante-cinq, zéro zéro quatorze
address|J'étais locataire au 4521, 10e Avenue, app. 6.
address|Le terrain est situé au 78, chemin de la Rivière.
address|J'habite la 4e Rue, à Limoilou.
address|Les huissiers sont venus au 33 place Bellerive.
address|Ils livrent au 2100 côte de la Montagne.
address|Mon adresse : 15 Saint-Paul, Joliette.
postal-code|Code postal h3x 1t4 si ça aide.
social-insurance-number|NAS : 246 810 975, mon employeur l'a affiché.
health-card|RAMQ DESC 4408 2213, merci.
document-number|Permis D1234-150372-05 suspendu pour 3 mois.
document-number|Mon compte 815-30045-1234567 a été vidé: compte 1234567.
document-number|Sa plaque d'immatriculation est F42 KLM.
-|Le juge de paix a refusé ma demande de report.
-|Je veux savoir si je peux demander une pension alimentaire rétroactive au 1er septembre 2022.
-|La Société d'habitation du Québec subventionne mon loyer.
-|J'ai trois contraventions impayées pour un total de 1 127 $.
-|L'Autorité des marchés financiers enquête sur mon conseiller.
-|Le Service de police de la Ville de Montréal m'a interrogé sans avocat.
-|Ma sœur aînée est mandataire de notre mère de 84 ans.
-|Depuis mon accident sur la 20, je ne peux plus travailler.
-|Nous avons signé une promesse d'achat avec inspection dans les 10 jours.
-|Le Bureau d'aide juridique de Sept-Îles est fermé le vendredi.
-|Avis de cotisation de 6 780 $ de l'Agence du revenu du Canada.
-|Mon patron refuse de me payer mes 48 heures supplémentaires.
-|Selon la Cour d'appel, la clause est abusive.
-|J'attends une décision de la Commission de l'immigration et du statut de réfugié.
-|L'école secondaire a appelé la police pour une chicane de cour.
-|Le vendeur sur Marketplace a disparu avec mon acompte de 600 $.
-|Mon fils fréquente le Cégep de Jonquière et vit en appartement.
-|La garderie Les Petits Lutins a expulsé ma fille.
-|Je suis en attente d'un procès à Amos le 7 avril à 14 h.
-|Est-ce que l'article 810 du Code criminel suffit pour qu'il arrête?`;

export const EIGHTH_EN = `name|Kelya-Jade's father never showed up for the supervised visits.
name|My manager, Solveig, cut my hours after I complained.
name|Good evening, Theodora Anstey speaking, my realtor did me wrong.
name|The deceased, Gerrard Raymond Sylvain, was my godfather.
name|The man who assaulted me is Bobby Lachance, from the same town.
name|I'm afraid of Sylvio, he kept my keys.
name|Ewan is the biological father but is not on the birth certificate.
name|The notary Tancred lost the original.
name|my name's mirlande and i dont know what to do
name|Ms. Claridge in complaints never called me back.
name|My ex Djibril moved to Alberta with our boy.
name|We own a dog together, Felix-Anton and I.
name|My daughter Kim wants to change her last name.
name|The clerk told me Dorian had already signed.
name|Kayla-Mae has been harassing me by text since January.
name|The cheque was made out to Bianka Olivares.
name|thank you so much, Gisela B.
name|Aunt Hughette was put in a home against her will.
name|I met Yannis on an app and he scammed me.
name+phone|Leave the message with Rosanne at 905-555-0119.
name+address|The building at 900 King Street East belongs to Mr. Vartanian.
name+postal-code|I am Homer St. Amand, K0L 1E0.
email|Email: info.magali@example.ontario
email|you can write me at denis.p at bell dot net
phone|My cell no. 343 555 0143
phone|Try 555 0188 in the evening, my sister's phone.
phone|Tel: 416/555-0166
phone|I can be reached at nine oh five, five five five, double oh one four
address|I was a tenant at 4521 10th Line, unit 6.
address|The lot is located at 78 River Road.
address|I live on 4th Street in Collingwood.
address|The sheriff came to 33 Bellerive Place.
address|They deliver to 2100 Mountain View Hts.
address|My address: 15 St. Paul, Welland.
postal-code|Postal code m3h 1t4 if that helps.
social-insurance-number|SIN: 246 810 975, my employer posted it on the wall.
health-card|OHIP 4408 221 375 AB, thanks.
document-number|Licence D1234-15037-20515 suspended for 3 months.
document-number|My bank account 1234567 was emptied.
document-number|His licence plate is CKLM 428.
-|The justice of the peace refused to adjourn.
-|I want to know if I can claim support back to September 1, 2022.
-|Toronto Community Housing subsidizes my rent.
-|I have three unpaid tickets for a total of $1,127.
-|The Capital Markets Tribunal is investigating my adviser.
-|The Toronto Police Service questioned me without a lawyer.
-|My older sister holds power of attorney for our 84-year-old mother.
-|Since my accident on the 417 I can't work.
-|We signed an agreement of purchase and sale with a 10-day inspection.
-|The community legal clinic in Kenora is closed on Fridays.
-|A notice of assessment for $6,780 from the Canada Revenue Agency.
-|My boss won't pay my 48 hours of overtime.
-|According to the Court of Appeal the clause is void.
-|I'm waiting for the Immigration and Refugee Board.
-|The high school called the police over a schoolyard fight.
-|The Marketplace seller disappeared with my $600 deposit.
-|My son goes to Algonquin College and lives in residence.
-|The Little Sprouts daycare expelled my daughter.
-|My trial is in Sudbury on April 7 at 2 p.m.
-|Is section 810 of the Criminal Code enough to make him stop?`;
