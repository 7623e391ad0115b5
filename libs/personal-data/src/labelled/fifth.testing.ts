/** Written hard on purpose after the fourth round (names that begin sentences); first measured at 73.9 % of recall. Then used. */
export const FIFTH_FR = `name|Mon fils Loïk-Alexis est autiste.
name|Bonjour, Perpétue Ngo à l'appareil, je rappelle.
name|La dame du guichet, Mme Saulnier, m'a dit de revenir.
name|Gontran me doit encore 1 800 $.
name|Depuis qu'Yzabel est partie, je garde les enfants seul.
name|Mon nom? Crépin Lussier-Vachon.
name|Le contrat a été rédigé par Adélard Fiset.
name|Hier, Tristan a encore crié après ma mère.
name|Les enfants, Naomi et Élyott, vivent avec moi.
name|je suis la maman de dahlia pis son père veut la garde
name|Mon comptable, Zénon, a fait une erreur.
email|Répondez à perpetue77@exemple.ca svp
email|crepin point lussier arobase exemple point org
phone|Mon tél: (263) 555-0147
phone|Appelez ma fille au 8735550199.
phone|Le soir, faites le 555-0126.
address|Je possède le 2088, rue de l'Aqueduc.
address|Le dépanneur du 5 boul. Industriel m'a congédié.
address|On habite le croissant des Sittelles à Blainville.
address|Venez au 309, 4e Rue, sous-sol.
postal-code|Nous sommes au J3Y 6T2.
social-insurance-number|Elle a mon NAS, 523 641 778, et s'en sert.
health-card|Ma carte d'assurance maladie : LUSC 7108 2219
-|L'entente a été homologuée par la Cour supérieure.
-|Je travaille au Costco de Boisbriand.
-|Nous avons réservé avec Airbnb à Tremblant.
-|La Chambre de la sécurité financière a radié mon courtier.
-|Mon permis de travail vient d'Ottawa.
-|Le bail type est celui du Tribunal administratif du logement.
-|J'ai un rendez-vous le mardi 8 décembre à 14 h.
-|Depuis la loi 16, le syndicat doit avoir un fonds de prévoyance.
-|L'Office québécois de la langue française m'a écrit.
-|Il a acheté une Honda Civic 2018 pour 14 500 $.
-|Notre école veut expulser mon enfant.
-|Le programme ICI de Desjardins refuse de m'indemniser.
-|Elle parle Espagnol et un peu le Créole.
-|Le service de garde La Ruche ferme en juin.
-|Mon assurance vie chez Sun Life n'a jamais payé.
-|Le règlement municipal interdit les poules.`;

export const FIFTH_EN = `name|My son Kaelin-James is autistic.
name|Hello, Perpetua Nkosi speaking, I am calling back.
name|The lady at the desk, Mrs. Saulter, told me to come back.
name|Garrick still owes me $1,800.
name|Since Ysabel left I care for the kids alone.
name|My name? Crispin Lusk.
name|The contract was drafted by Aldous Finch.
name|Yesterday Tristan yelled at my mother again.
name|The children, Naomi and Elliott, live with me.
name|im dahlias mom and her dad wants custody
name|My accountant, Zeno, made a mistake.
email|Reply to perpetua77@example.ca thanks
email|crispin dot lusk at example dot org
phone|My tel: (742) 555-0147
phone|Call my daughter at 6475550199.
phone|In the evening dial 555-0126.
address|I own 2088 Aqueduct Street.
address|The store at 5 Industrial Blvd. fired me.
address|We live on Nuthatch Crescent in Barrie.
address|Come to 309 4th Street, basement.
postal-code|We are at L8P 6T2.
social-insurance-number|She has my SIN, 523 641 778, and uses it.
health-card|My OHIP number is 7108-221-934-LC
-|The agreement was filed with the Family Court.
-|I work at the Costco in Ajax.
-|We booked through Airbnb in Collingwood.
-|The Financial Services Regulatory Authority fined my broker.
-|My work permit comes from Ottawa.
-|The standard lease is the Ontario one.
-|I have a meeting on Tuesday, December 8 at 2 p.m.
-|Under Bill 60 the notice is shorter.
-|The Workplace Safety and Insurance Board wrote to me.
-|He bought a 2018 Honda Civic for $14,500.
-|Our school wants to expel my child.
-|The Aviva adjuster refuses to pay.
-|She speaks Spanish and some Tagalog.
-|The Little Acorns daycare closes in June.
-|My life insurance with Sun Life never paid.
-|The by-law forbids chickens.`;
