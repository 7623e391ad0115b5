/** Written after the third round, then used like the others. */
export const FOURTH_FR = `name|Je suis Ulysse Gadbois, propriétaire du duplex.
name|Mon nom de fille est Courtemanche.
name|Ma voisine Alphonsine a porté plainte contre moi.
name|Selon le policier, Mathias conduisait le camion.
name|L'huissier m'a remis une lettre de Raynald Pomerleau.
name|La mère des enfants, Shanelle, est partie en voyage.
name|M. Belzile-Roy et moi avons un bail verbal.
name|je mappelle isidore et jai 71 ans
name|Notre fille Éléonore refuse d'aller chez son père.
name|C'est Gisèle qui m'a référé ici.
email|mon email isidore71 arobase gmail point com
email|ulysse_gadbois@exemple.net
phone|Joignez-moi au 354-555-0190.
phone|Mon no. 4185550121 (soir)
phone|appelle au 555 0144
address|J'ai glissé devant le 3300, boul. Cartier Ouest.
address|Notre adresse est le 15, 8e Avenue.
address|On loue au 771 rang des Écossais.
postal-code|Code : J2B-4T1
social-insurance-number|N.A.S. 318 667 209
health-card|Assurance maladie GADU 5405 0818
-|Mon bail interdit les animaux, mais j'ai un chat.
-|Le Curateur public gère les biens de ma tante.
-|La DPJ a fermé le dossier en 2021.
-|J'ai perdu 2 500 $ dans une fraude sur Facebook.
-|Le Tribunal des droits de la personne peut-il m'aider?
-|Je vais à Gatineau chaque fin de semaine.
-|Il reste 18 mois au contrat de location d'auto.
-|La Régie du bâtiment a suspendu la licence de l'entrepreneur.
-|Mon ex gagne plus de 100 000 $ par année.
-|Le Code criminel prévoit une peine maximale de cinq ans.
-|La vente a eu lieu devant notaire en 2018.
-|Le juge a ordonné 60 heures de travaux communautaires.`;

export const FOURTH_EN = `name|I am Ulysses Gadbury, owner of the duplex.
name|My maiden name is Courtenay.
name|My neighbour Alphonsa complained about me.
name|The officer says Matthias was driving the truck.
name|The bailiff handed me a letter from Raynor Pomfret.
name|The children's mother, Shanelle, left on a trip.
name|Mr. Belcourt-Roy and I have a verbal lease.
name|hi my name isadore and im 71
name|Our daughter Eleanora will not go to her father's.
name|It was Gisele who sent me here.
email|my email isadore71 at gmail dot com
email|ulysses_gadbury@example.net
phone|Reach me at 548-555-0190.
phone|My no. 6135550121 (evenings)
phone|call 555 0144
address|I slipped in front of 3300 Carling Ave. West.
address|Our address is 15 8th Avenue.
address|We rent at 771 Scotch Line.
postal-code|Code: N2B-4T1
social-insurance-number|S.I.N. 318 667 209
health-card|Health insurance 5405-081-882-GU
-|My lease forbids pets, but I have a cat.
-|The Public Guardian and Trustee manages my aunt's property.
-|Children's Aid closed the file in 2021.
-|I lost $2,500 in a Facebook scam.
-|Can the Human Rights Tribunal help me?
-|I go to Kingston every weekend.
-|There are 18 months left on the car lease.
-|The Electrical Safety Authority suspended the contractor.
-|My ex makes more than $100,000 a year.
-|The Criminal Code has a maximum of five years.
-|The sale closed with a lawyer in 2018.
-|The judge ordered 60 hours of community service.`;
