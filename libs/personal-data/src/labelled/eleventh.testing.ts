/** The fifth round: 100 % and 97.6 % when new, 97.7 % and 100 % of precision. */
export const ELEVENTH_FR = `name|Mon ex-femme, Lysandre, refuse la garde partagée de nos jumeaux.
name|Je m'appelle Fortunat Quirion, j'ai 68 ans et je suis aphasique.
name|Le superviseur Hakeem m'a traité de tous les noms devant l'équipe.
name|Mes neveux Édouard-Louis et Clothilde ont vidé le compte de ma mère.
name|C'est Norbert, le frère du défunt, qui est liquidateur.
name|Le 4 mars, Brendan m'a poussée dans l'escalier.
name|Selon Mme Vigneault, mon dossier est fermé.
name|J'ai tout raconté à Solange avant de porter plainte.
name|La propriétaire s'appelle Xinyi Zhao et elle vit à Brossard.
name|On m'a volé mon chèque et Jessy Robidoux l'a encaissé.
name|moi c mélodie, 19 ans, en fugue
name|Mon frère jumeau Ambroise a falsifié ma signature.
name|Dr Levasseur refuse de me remettre mon dossier médical.
name|Mon père biologique serait un certain Égide Plourde.
name|Est-ce que Thomas-Alexis peut refuser de voir sa mère à 13 ans?
name|L'infirmière Bérangère m'a donné le mauvais médicament.
name|Le contrat a été conclu avec Piscines Turcotte, M. Gilles Turcotte.
name+email|Je suis Adèle, adele_m@exemple.qc.ca, merci.
name+phone|Rappelez mon frère Donat au 581 555-0139.
name+address|Mon fils Gaël reste au 3030, rue Bélanger, app. 7.
name+health-card|Ma fille Aïcha, carte TRAA 1502 1418, a été mal soignée.
email|courriel : le point grand point jo arobase hotmail point fr
email|Vous pouvez répondre à lamaisonbleue@exemple.ca.
phone|Texto seulement : 450-555-0104.
phone|On peut me joindre au 1-514-555-0168 de jour.
phone|Mon numéro est le quatre cinq zéro cinq cinq cinq zéro un sept sept.
phone|appelle au 555-0141 si t'es de Granby
address|L'accident est arrivé devant chez moi, au 1150, chemin Sainte-Foy.
address|Ils ont saisi les meubles du 22 rue des Frênes, app. 2.
address|Je suis en maison de chambres au 316 Saint-Jean-Baptiste Est.
address|Notre maison du 140, 6e Avenue Nord est inondée.
address|Nous vivons sur le chemin des Patriotes.
postal-code|Secteur G8T-5K1, près du pont.
social-insurance-number|NAS 540 226 318 utilisé sans mon accord.
health-card|Mon numéro RAMQ est GAGM 7059 0412.
document-number|Permis L4410-230592-03, classe 5.
document-number|Mon passeport canadien GN 502718 est expiré.
document-number|La Mastercard 5425 2334 3010 9903 n'est pas à moi.
-|La Cour d'appel du Québec entendra la cause en juin.
-|Je veux faire annuler mon mariage célébré à Las Vegas.
-|Mon locateur garde mon dépôt de 800 $, c'est illégal?
-|Nous sommes sept locataires et le TAL a réuni nos demandes.
-|La SAAQ m'a donné 12 semaines d'indemnité.
-|Mon mari est à l'Établissement de Cowansville jusqu'en 2027.
-|La Loi sur l'assurance-emploi prévoit 15 semaines de maladie.
-|J'ai perdu mon emploi chez Couche-Tard en mai.
-|Mon notaire à Alma dit qu'il manque un certificat de localisation.
-|Le Conseil de la magistrature peut-il recevoir ma plainte?
-|Le juge de la Chambre de la jeunesse a prolongé le placement.
-|J'ai payé 180 $ pour faire remorquer mon auto.
-|Le Collège des médecins du Québec n'a rien fait.
-|On m'a refusé un prêt à cause d'Equifax.
-|Deux policiers de Longueuil sont entrés sans mandat.
-|Le chantier de la rue est bruyant de 6 h à 22 h.
-|La succession vaut environ 210 000 $ moins les dettes.
-|Mon visa d'étudiant expire le 31 août.
-|J'ai un rendez-vous à Services Québec mardi à 10 h 15.
-|La cour arrière du voisin est plus haute que la mienne.`;

export const ELEVENTH_EN = `name|My ex-wife, Lysandra, refuses to share our twins.
name|My name is Fortunato Quirk, I'm 68 and I can't speak well.
name|Supervisor Hakeem called me names in front of the team.
name|My nephews Edward-Lewis and Clothilda emptied my mother's account.
name|It is Norbert, the brother of the deceased, who is the estate trustee.
name|On March 4, Brendan pushed me down the stairs.
name|According to Mrs. Vickery my file is closed.
name|I told Solange everything before I filed the complaint.
name|The owner is called Xinyi Zhao and lives in Markham.
name|My cheque was stolen and Jesse Robidoux cashed it.
name|its melody, 19, i ran away from home
name|My twin brother Ambrose forged my signature.
name|Dr. Levenson won't give me my medical file.
name|My biological father is said to be one Egil Plowman.
name|Can Thomas-Alex refuse to see his mother at 13?
name|Nurse Berenice gave me the wrong drug.
name|The contract was with Turcott Pools, Mr. Giles Turcott.
name+email|I am Adele, adele_m@example.on.ca, thank you.
name+phone|Call my brother Donat back at 289 555-0139.
name+address|My son Gael stays at 3030 Bellamy Road, unit 7.
name+health-card|My daughter Aisha, card 1502-141-877-TA, was badly treated.
email|email: big dot grand dot jo at hotmail dot co
email|You can answer bluehouse@example.ca.
phone|Text only: 519-555-0104.
phone|I can be reached at 1-416-555-0168 in the daytime.
phone|My number is nine zero five five five five zero one seven seven.
phone|call 555-0141 if you're in Guelph
address|The accident was outside my home, at 1150 Sandhill Road.
address|They seized the furniture at 22 Ash Tree Crt, apt. 2.
address|I'm in a rooming house at 316 Saint John East.
address|Our house at 140 6th Avenue North is flooded.
address|We live on Patriot Drive.
postal-code|Area N8T-5K1, by the bridge.
social-insurance-number|SIN 540 226 318 used without my consent.
health-card|My OHIP number is 7059-041-277.
document-number|Licence L4410-23059-20315, class G.
document-number|My Canadian passport GN 502718 has expired.
document-number|The Mastercard 5425 2334 3010 9903 isn't mine.
-|The Court of Appeal for Ontario will hear the case in June.
-|I want to annul my marriage celebrated in Las Vegas.
-|My landlord kept my $800 deposit, is that illegal?
-|There are seven of us tenants and the LTB joined our applications.
-|FSRA told me to complain to the insurer.
-|My husband is at Millhaven Institution until 2027.
-|The Employment Insurance Act gives 15 weeks of sickness.
-|I lost my job at Canadian Tire in May.
-|My lawyer in Orillia says a survey is missing.
-|Can the Judicial Council take my complaint?
-|The judge of the Family Court extended the order.
-|I paid $180 to have my car towed.
-|The College of Physicians and Surgeons did nothing.
-|I was refused a loan because of Equifax.
-|Two officers from Peel Regional Police came in without a warrant.
-|The construction on the street is noisy from 6 a.m. to 10 p.m.
-|The estate is worth about $210,000 less the debts.
-|My study permit expires August 31.
-|I have an appointment at ServiceOntario on Tuesday at 10:15 a.m.
-|The neighbour's backyard is higher than mine.`;
