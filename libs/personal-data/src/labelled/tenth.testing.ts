/** The fourth round: 95.5 % and 93.2 % when new. */
export const TENTH_FR = `name|Notre médiatrice, Ginevra Pontbriand, a annulé trois rencontres.
name|Mon fils Éli-Jacob est autiste et l'école refuse de l'accommoder.
name|Je vous écris pour ma mère, Doris Thériault, 79 ans.
name|Personne ne m'avait dit que Garance avait demandé le divorce.
name|Aujourd'hui, Nazim a changé les serrures.
name|C'est la faute à Roger si on a perdu la maison.
name|Mon associé Thibaud m'a sorti de la compagnie.
name|J'ai signé un bail avec Kossi Agbéko le 2 août.
name|Votre collègue Amandine m'avait dit d'attendre.
name|Loïc-Antoine, mon petit-fils, est placé en famille d'accueil.
name|Bonjour, mon nom complet est Marie Rose Estimé.
name|La plainte vient de Mme Paquin, du logement d'en haut.
name|Il s'agit de la succession de feu Wellington Bourque.
name|Le gardien, Sergiu, m'a frappé dans le stationnement.
name|On m'a présenté un papier signé Y. Deschênes.
name|bonjour je suis la mère de noémie, elle est en centre jeunesse
name|Mon beau-père Valmont refuse de quitter ma maison.
name|Entre Malik et moi, c'est fini depuis Pâques.
name+phone|Mon agent de probation est Yvan Ladouceur, 418 555-0160.
name+address|Ma grand-mère Irène a fait don du 88, rang du Brûlé.
name+email|Envoyez le tout à Marisol, marisol.rh@exemple.com.
name+phone|Signé Fatoumata D., 5795550112
email|Voici mon adresse courriel : jo.lachance@exemple.net
email|ecrivez a petitefleur22 arobase yahoo point ca
phone|Rejoignez-moi au (450)555-0187 entre midi et 13 h.
phone|Mon numéro : 418-5550-102
phone|tel 514 . 555 . 0190
phone|Appelez au quatre trois huit cinq cinq cinq zéro deux zéro deux
address|Mon ex est encore au 340, rue Principale, à Saint-Sauveur.
address|J'ai reçu la lettre au 5-2750, boul. Laurier.
address|Le triplex du 1641-1645 rue Dézéry est en copropriété indivise.
address|Le voisin du 19, impasse des Merles, me poursuit.
address|La résidence est au 975, avenue Royale, Beauport.
address|Je vis au 401 Grande Allée Ouest.
postal-code|Livrer au G6V 8T3.
postal-code|J'habite la Basse-Ville, G1K6W8.
social-insurance-number|Mon numéro d'assurance sociale est le 271-394-608.
health-card|No d'assurance maladie BEAL 8860 2719
document-number|Je joins mon permis no P4136-060677-08.
document-number|Mon IUC est le 11-2233-4455.
-|Le tribunal a ordonné une expertise psychosociale de 3 000 $.
-|Mon propriétaire veut m'évincer pour agrandir.
-|J'ai reçu une assignation pour le 9 février à la Cour supérieure de Gatineau.
-|La Commission des normes a rejeté ma plainte, car déposée après 45 jours.
-|Est-ce légal de filmer ma cour avec une caméra?
-|J'ai 19 ans et je veux savoir si mon casier va me nuire.
-|Air Canada a annulé mon vol pour Punta Cana.
-|Le Fonds d'aide aux actions collectives peut-il payer?
-|Nous avons acheté un chien malade pour 2 400 $ d'un éleveur de Lanaudière.
-|Le Centre jeunesse de Laval a fait un signalement.
-|Je travaille chez Olymel depuis 12 ans.
-|Selon le Règlement sur les critères de fixation de loyer, c'est trop.
-|L'entrepreneur détient une licence de la RBQ.
-|La Croix-Rouge m'a logé trois nuits après l'incendie.
-|Je cherche un avocat en droit de l'immigration qui parle espagnol.
-|Mes beaux-parents ont demandé des droits d'accès.
-|La Cour suprême du Canada a refusé la permission d'appeler.
-|J'ai été blessé au Centre Bell pendant un spectacle.
-|Le Ministère de l'Emploi et de la Solidarité sociale réclame 5 100 $.
-|Dois-je payer la TPS et la TVQ sur la vente de mon commerce?`;

export const TENTH_EN = `name|Our mediator, Ginevra Bridgewater, cancelled three meetings.
name|My son Eli-Jacob is autistic and the school won't accommodate him.
name|I am writing for my mother, Doris Terrio, 79.
name|Nobody told me that Garance had filed for divorce.
name|Today Nazim changed the locks.
name|It's Roger's fault that we lost the house.
name|My business partner Thibaud pushed me out of the company.
name|I signed a lease with Kossi Agbeko on August 2.
name|Your colleague Amandine told me to wait.
name|Logan-Anthony, my grandson, is in foster care.
name|Hello, my full name is Mary Rose Esteem.
name|The complaint comes from Mrs. Pakin, from the unit upstairs.
name|This is about the estate of the late Wellington Burke.
name|The guard, Sergiu, hit me in the parking lot.
name|They showed me a paper signed Y. Deschamps.
name|hi im noemies mom, shes in a group home
name|My stepfather Valmont refuses to leave my house.
name|Between Malik and me it has been over since Easter.
name+phone|My probation officer is Ivan Laughton, 705 555-0160.
name+address|My grandmother Irene gave away 88 Burnt Mill Road.
name+email|Send it all to Marisol, marisol.hr@example.com.
name+phone|Signed Fatoumata D., 3435550112
email|Here is my email address: jo.lucky@example.net
email|write to littleflower22 at yahoo dot ca
phone|Reach me at (905)555-0187 between noon and 1 p.m.
phone|My number: 613-5550-102
phone|tel 416 . 555 . 0190
phone|Call four three seven five five five zero two zero two
address|My ex is still at 340 Main Street, in Perth.
address|I got the letter at 5-2750 Laurier Blvd.
address|The triplex at 1641-1645 Desmond Ave. is co-owned.
address|The neighbour at 19 Blackbird Mews is suing me.
address|The house is at 975 Royal Oak Dr, Orleans.
address|I live at 401 Grand Allee West.
postal-code|Deliver to L6V 8T3.
postal-code|I live downtown, K1K6W8.
social-insurance-number|My social insurance number is 271-394-608.
health-card|Health card no. 8860-271-913-BL
document-number|I attach my licence no. P4136-06067-70815.
document-number|My UCI is 11-2233-4455.
-|The court ordered a parenting assessment of $3,000.
-|My landlord wants to evict me to renovate.
-|I was served to appear on February 9 at the Superior Court in Barrie.
-|The Ministry of Labour rejected my claim because it was filed after two years.
-|Is it legal to film my yard with a camera?
-|I'm 19 and want to know if my record will hurt me.
-|Air Canada cancelled my flight to Punta Cana.
-|Can the Class Proceedings Fund pay?
-|We bought a sick dog for $2,400 from a breeder in Muskoka.
-|The Family and Children's Services of Guelph opened a file.
-|I have worked at Maple Leaf Foods for 12 years.
-|According to the rent increase guideline it's too much.
-|The contractor holds a licence from the ESA.
-|The Red Cross put me up for three nights after the fire.
-|I'm looking for an immigration lawyer who speaks Spanish.
-|My in-laws asked for contact with the kids.
-|The Supreme Court of Canada refused leave to appeal.
-|I was hurt at Scotiabank Arena during a show.
-|Ontario Works wants me to pay back $5,100.
-|Do I charge HST on the sale of my business?`;
