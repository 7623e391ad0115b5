/** The third round: 88.6 % and 90.9 % when new. */
export const NINTH_FR = `name|Je me nomme Aristote Valbrun et je suis détenu à Rivière-des-Prairies.
name|Ma blonde, Coralie-Anne, a perdu son bébé à cause d'une erreur médicale.
name|Le vendeur m'a dit de voir Ti-Guy au garage.
name|J'ai hérité de la maison avec mon frère Anselme et ma sœur Pâquerette.
name|Locateur : Gestion Immobilière, représentée par Vartan Khoury.
name|Mon garçon Nolan, 6 ans, a été mordu par un chien.
name|Un homme appelé Maxence prétend être mon cousin.
name|L'arbitre, Me Doucet, a refusé de m'entendre.
name|Chère équipe, ici Odélie Laverdure, locataire depuis 2011.
name|Zoran ne veut pas me remettre mon passeport.
name|Ma colocataire Maribelle a mis mes choses à la rue.
name|Les parents de Lilou refusent que je la voie.
name|La caution a été payée par Evangelos, mon oncle.
name|J'ai vendu ma moto à un gars, Steven Dugré, qui n'a jamais payé.
name|Samuel-David a été renvoyé de l'école pour rien.
name|j'ai 34 ans, je suis maman de tommy et emma
name|Mon avocate, Me Bhatt, ne répond plus.
name|C'était écrit « Pour Ghislain, de ton père » sur l'enveloppe.
name+phone|Parlez à Édouardo (514 555-0172), c'est lui le témoin.
name+email|Mon mari Tarek : tarek.m77@exemple.com
name+address|Le domicile de M. Fréchette est au 61, rue du Moulin.
name+document-number|Permis de conduire au nom de Luce Amyot : A5512-220391-01
email|Répondez à lagrenouille88 arobase gmail point com svp
email|mon adresse : r_boileau@exemple.ca
phone|Je suis rejoignable au 450 555-0109, poste 221.
phone|cell: 5145550136
phone|Appelez-moi au cinq huit un, cinq cinq cinq, un zéro zéro trois.
phone|Mon bureau, c'est le 555-0123.
address|La chicane de clôture concerne le 2204 et le 2206, rue des Lilas.
address|Je loge au 5, carré Dominion, chambre 8.
address|J'habite au bout du rang Sainte-Julie, à Saint-Gervais.
address|Le dépôt devait être remis au 1801 McGill College.
address|Notre duplex (7711, 19e Avenue) a des moisissures.
address|Adresse postale : C. P. 77, Amqui.
postal-code|Le code postal du chalet est J0T 2N0.
social-insurance-number|J'ai donné mon NAS, 9 chiffres : 318420766, à un fraudeur.
health-card|Ma carte soleil (ROYM 7506 1112) a été volée.
health-card|RAMQ: boum 8153 0912
document-number|Numéro de passeport : AB 123 456? Non, GK201934.
document-number|Ma carte Visa 4556 7375 8689 9855 a été clonée.
-|La Cour municipale de Québec m'a condamné à 500 $ d'amende.
-|Je veux divorcer à l'amiable, sans enfants ni maison.
-|Mon bail finit le 30 juin et le loyer passe de 950 $ à 1 240 $.
-|La Régie du logement s'appelle maintenant le Tribunal administratif du logement.
-|Ma demande d'asile a été rejetée par la Section de la protection des réfugiés.
-|Le garage Canadian Tire a brisé ma roue.
-|Le Protecteur du citoyen m'a conseillé de consulter.
-|Il y a eu une descente du SPVM dans mon immeuble.
-|J'étais passager dans l'autobus de la STM.
-|On m'accuse de voies de fait depuis le party de la Saint-Jean.
-|Le Curateur public veut ouvrir une tutelle pour mon frère.
-|Je dois 23 500 $ à la Banque Nationale et 8 000 $ à Capital One.
-|L'assureur Intact refuse le sinistre du 11 février.
-|Le règlement de copropriété interdit la location à court terme.
-|La Loi sur le divorce s'applique-t-elle si on s'est mariés au Maroc?
-|Peut-on contester une évaluation municipale à Saguenay?
-|Mon chum a été transféré à la prison de Bordeaux.
-|Depuis le 4 janvier, je suis en arrêt de travail pour harcèlement.
-|Le Syndicat de copropriété me réclame 7 600 $ pour la toiture.
-|La policière m'a donné le numéro d'événement 2024-1178.`;

export const NINTH_EN = `name|I go by Aristotle Valbrun and I'm being held at Maplehurst.
name|My girlfriend, Coralie-Anne, lost her baby because of a medical error.
name|The seller told me to go see Smitty at the garage.
name|I inherited the house with my brother Anselm and my sister Posy.
name|Landlord: Gestalt Property Management, represented by Vartan Khoury.
name|My boy Nolan, 6, was bitten by a dog.
name|A man called Maxence claims to be my cousin.
name|The arbitrator, Ms. Doucette, refused to hear me.
name|Dear team, this is Odelia Laverty, a tenant since 2011.
name|Zoran won't give me back my passport.
name|My housemate Maribel threw my things in the street.
name|Lilou's parents refuse to let me see her.
name|The bail was posted by Evangelos, my uncle.
name|I sold my motorcycle to a guy, Steven Dugray, who never paid.
name|Samuel-David was sent home from school for nothing.
name|im 34 and im the mother of tommy and emma
name|My lawyer, Ms. Bhatt, stopped answering.
name|The envelope said "For Gilroy, from your father".
name+phone|Talk to Eduardo (416 555-0172), he is the witness.
name+email|My husband Tarek: tarek.m77@example.com
name+address|The home of Mr. Fletcher is at 61 Mill Street.
name+document-number|Driver's licence of Lucy Amyot: A5512-22039-10112
email|Reply to froggy88 at gmail dot com pls
email|my address: r_boileau@example.ca
phone|You can get me at 905 555-0109, ext. 221.
phone|cell: 4165550136
phone|Call me at six four seven, five five five, one oh oh three.
phone|My office is 555-0123.
address|The fence dispute is about 2204 and 2206 Lilac Drive.
address|I'm staying at 5 Dominion Square, room 8.
address|I live at the end of Ferguson Line, near Aylmer.
address|The deposit was to be dropped at 1801 McNicoll.
address|Our duplex (7711 19th Avenue) has mould.
address|Mailing address: PO Box 77, Blind River.
postal-code|The postal code of the cottage is P0T 2N0.
social-insurance-number|I gave my SIN, nine digits: 318420766, to a scammer.
health-card|My health card (7506-111-245-RM) was stolen.
health-card|ohip: 8153091277
document-number|Passport number: AB 123 456? No, GK201934.
document-number|My Visa card 4556 7375 8689 9855 was cloned.
-|The Ontario Court of Justice fined me $500.
-|I want an uncontested divorce, no kids and no house.
-|My lease ends June 30 and the rent goes from $950 to $1,240.
-|The Rental Housing Tribunal is now called the Landlord and Tenant Board.
-|My claim was rejected by the Refugee Protection Division.
-|The Canadian Tire garage broke my wheel.
-|The Ombudsman told me to see a lawyer.
-|There was a raid by Hamilton Police in my building.
-|I was a passenger on a TTC bus.
-|I'm charged with assault since the Victoria Day party.
-|The Office of the Public Guardian wants to manage my brother's money.
-|I owe $23,500 to Scotiabank and $8,000 to Capital One.
-|Intact Insurance denies the claim of February 11.
-|The condo declaration forbids short-term rentals.
-|Does the Divorce Act apply if we were married in Morocco?
-|Can I appeal a property assessment in Sudbury?
-|My boyfriend was moved to the Toronto South Detention Centre.
-|Since January 4 I have been off work because of harassment.
-|The condo corporation wants $7,600 for the roof.
-|The officer gave me occurrence number 2024-1178.`;
