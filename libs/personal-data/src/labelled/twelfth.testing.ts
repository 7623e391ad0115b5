/** Held out: written last, measured once at 100 % of recall and precision in both languages, and never used to change the detector. */
export const TWELFTH_FR = `name|Mon mari Oswaldo est mort dans un accident de chantier à Valleyfield.
name|La secrétaire de l'école, Mme Lafrance, a tout noté.
name|J'ai reçu une lettre au nom de mon défunt père, Alphée Roussel.
name|Mon fils Téo-James a été accusé de méfait avec deux amis.
name|Je m'appelle Widline et je suis préposée aux bénéficiaires.
name|Hier soir, Jocelyn-Pierre est revenu soûl et il a cassé la porte.
name|Mon voisin d'en bas, M. Arsenault, fait du bruit jour et nuit.
name|Je veux poursuivre Maryvonne Tessier pour diffamation.
name|Mon ami Goran a signé comme caution.
name|La garde de Mathéo est partagée depuis 2020.
name|salut, c'est karine, j'ai besoin d'un avocat pour ma mère
name|Le testament nomme Lucette liquidatrice et m'exclut.
name|Daphnée m'a dit que vous pourriez m'aider.
name|On a bâti la maison avec l'entrepreneur Steeve Lebrasseur.
name|Mon ancien patron, Vito, ne m'a jamais remis mon 4 %.
name|Nous avons adopté Mei-Lin en Chine en 2009.
name+phone|Ma travailleuse sociale est Nathalie Guérette, 819 555-0193.
name+email|Moi et Rosario (rosario.b@exemple.com) voulons nous séparer.
name+address|Mme Isabelle Morneau, 54, rue Wolfe, Lévis.
email|Mon courriel : soleil.bleu@exemple.quebec
email|mon adresse est m tiret lavoie arobase gmail point com
phone|Appelez après 17 h au 367 555-0126.
phone|C'est le quatre un huit, cinq cinq cinq, zéro un quatre cinq.
phone|mon tel 4505550171
address|J'ai loué un local au 1500, boulevard Saint-Martin Ouest.
address|L'arbre du 73, rue des Cèdres est tombé sur mon auto.
address|Je demeure au 210, 5e Avenue, app. 11, à La Sarre.
address|Notre commerce, 890 rue King Ouest, a été vandalisé.
postal-code|Code postal : J1H 5N4.
social-insurance-number|Le voleur a mon NAS (456 731 288).
health-card|Numéro d'assurance maladie : CARM 6455 2317.
document-number|Permis C6514-300664-04 révoqué hier.
-|Le tribunal m'a donné 30 jours pour quitter.
-|Mon employeur veut que je signe une quittance de 10 000 $.
-|J'ai trois enfants de deux unions et pas de testament.
-|La Société de transport de Laval refuse ma réclamation.
-|On m'a arrêté samedi à Drummondville pour possession simple.
-|Le Tribunal de la jeunesse siège à Val-d'Or.
-|Mon locataire n'a pas payé novembre ni décembre.
-|La Loi sur les accidents du travail couvre-t-elle les stages?
-|La Chambre de la sécurité financière a ouvert une enquête.
-|Il y a un jugement de 12 000 $ contre moi depuis 2016.
-|Ma mère est au CHSLD et son argent disparaît.
-|J'ai acheté une roulotte à Saint-Félicien qui prend l'eau.
-|L'Université de Sherbrooke m'a accusé de plagiat.
-|Le Bureau du coroner n'a pas rendu son rapport.
-|Est-ce que je peux garder le chien après la rupture?
-|J'ai reçu un chèque sans provision de 950 $.
-|Sous le régime de la société d'acquêts, qui garde le REER?
-|Le Service correctionnel du Canada a refusé son transfert.
-|Mon permis de travail fermé m'empêche de changer d'emploi.
-|Nous attendons l'audience du 3 juin à 13 h 30, salle 2.08.
-|La banque TD a gelé notre marge de crédit.
-|L'évaluateur a fixé la valeur à 412 000 $.
-|La coopérative Le Goéland veut m'expulser.
-|Je suis travailleur autonome et mon client ne paie pas.
-|La clause 7 du contrat prévoit une pénalité de 15 %.
-|Le gouvernement du Québec a exproprié la ferme familiale.
-|Mon enfant a été suspendu de l'autobus scolaire.
-|Les travaux à Longueuil ont commencé en août.`;

export const TWELFTH_EN = `name|My husband Oswaldo died in a site accident in Cornwall.
name|The school secretary, Mrs. Lafferty, wrote it all down.
name|I got a letter in the name of my late father, Alfie Russell.
name|My son Teo-James was charged with mischief along with two friends.
name|My name is Widline and I am a personal support worker.
name|Last night Jocelyn-Peter came home drunk and broke the door.
name|My downstairs neighbour, Mr. Arsenault, is noisy day and night.
name|I want to sue Maryvonne Tessier for defamation.
name|My friend Goran signed as guarantor.
name|Custody of Mattheo has been shared since 2020.
name|hi its karine, i need a lawyer for my mom
name|The will names Lucetta as estate trustee and leaves me out.
name|Daphnee told me you could help.
name|We built the house with the contractor Steve Braswell.
name|My old boss, Vito, never paid my 4%.
name|We adopted Mei-Lin in China in 2009.
name+phone|My social worker is Natalie Garrett, 705 555-0193.
name+email|Me and Rosario (rosario.b@example.com) want to separate.
name+address|Mrs. Isabel Morrow, 54 Wolfe Street, Kingston.
email|My email: blue.sun@example.ontario
email|my address is m dash lavery at gmail dot com
phone|Call after 5 p.m. at 289 555-0126.
phone|It's four one six, five five five, zero one four five.
phone|my tel 9055550171
address|I rented a unit at 1500 Steeles Avenue West.
address|The tree at 73 Cedar Lane fell on my car.
address|I live at 210 5th Avenue, apt. 11, in Hanover.
address|Our shop, 890 King Street West, was vandalized.
postal-code|Postal code: N1H 5N4.
social-insurance-number|The thief has my SIN (456 731 288).
health-card|Health card number: 6455-231-708-CM.
document-number|Licence C6514-30066-45904 revoked yesterday.
-|The board gave me 30 days to leave.
-|My employer wants me to sign a release for $10,000.
-|I have three children from two marriages and no will.
-|York Region Transit refuses my claim.
-|I was arrested on Saturday in Belleville for simple possession.
-|The Family Court sits in Pembroke.
-|My tenant did not pay November or December.
-|Does the Workplace Safety and Insurance Act cover co-op students?
-|The Financial Services Regulatory Authority opened an investigation.
-|There is a $12,000 judgment against me from 2016.
-|My mother is in long-term care and her money is disappearing.
-|I bought a trailer in Bracebridge that leaks.
-|The University of Windsor accused me of plagiarism.
-|The Coroner's Office has not released its report.
-|Can I keep the dog after the breakup?
-|I got an NSF cheque for $950.
-|Who keeps the RRSP when net family property is equalized?
-|Correctional Service Canada refused his transfer.
-|My closed work permit stops me from changing jobs.
-|We are waiting for the June 3 hearing at 1:30 p.m. in courtroom 208.
-|TD Bank froze our line of credit.
-|The appraiser set the value at $412,000.
-|The Seagull Housing Co-operative wants to evict me.
-|I'm self-employed and my client won't pay.
-|Clause 7 of the contract provides a 15% penalty.
-|The Government of Ontario expropriated the family farm.
-|My child was suspended from the school bus.
-|The work in Vaughan began in August.`;
