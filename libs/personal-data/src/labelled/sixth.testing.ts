/** A hundred in each language, the widest mix of kinds. */
export const SIXTH_FR = `name|Bonjour, c'est Maélie Poirier, je vous écris au sujet de ma pension alimentaire.
name|Moi, Réjean-Guy, je paie tout depuis la séparation et je suis au bout du rouleau.
name|Mon conjoint Wassim m'a mise dehors hier soir avec les enfants.
name|On se chicane pour la garde de Zackary depuis deux ans.
name|je m'appelle jean-philippe tétreault et j'ai reçu une lettre d'avocat
name|Mes parents, Normande et Clément Bissonnette, sont décédés sans testament.
name|Le propriétaire, un certain Monsieur Karamanlis, refuse de chauffer.
name|Ma patronne Josiane m'a congédiée par texto.
name|L'enquêteur Brassard m'a appelé pour que je fasse une déclaration.
name|Le juge a donné raison à Marc-Olivier alors qu'il n'a jamais payé.
name|J'ai cautionné le prêt de ma sœur Fabiola en 2022.
name|Mon nom est Tremblay, prénom Ghislaine.
name|Le médecin, Dr Haddad, a oublié une compresse.
name|Elle a changé son testament en faveur de son voisin Aurèle Pinsonneault.
name|Il dit que Youri a commencé la bataille.
name|Bonjour ici Lyne Castonguay, rappelez-moi svp.
name|C'est au nom de Fritznel Jean-Baptiste sur le contrat.
name|Ma belle-mère, Mme Ouellet-Fortin, vit avec nous.
name|mon ex kevin veut pas signer les papiers
name|J'ai engagé Toitures Express et le contremaître, Dany, a disparu avec mon dépôt.
name|Signé : Marie-Soleil D.
name|Mon fils de 14 ans, Ludovic, a été arrêté à l'école.
name+phone|Appelez Sylvette au 819 555-0163 après souper.
name+email|Je suis Bertin Lacasse (bertin.lacasse@courriel.exemple), arpenteur congédié.
name+address|Je m'appelle Odette et je reste au 455, rue Hériot, app. 12.
name+phone|M. Nguyen peut vous rejoindre au cinq un quatre, cinq cinq cinq, zéro un huit deux.
email|Écrivez-moi à lucie tiret bas gagnon à gmail point com.
email|Mon courriel c'est p.desruisseaux (a) videotron.ca
email|J'aimerais une réponse par courriel : soleil_du_matin77@hotmail.com
email|mon adresse internet: gtremblay arobas outlook point ca
email|Pour me contacter, cvallee@ cegep.exemple.qc.ca
phone|Mon cellulaire est le 581-555-0117, ne laissez pas de message.
phone|rappelez moi au 450 5550133 svp
phone|Téléphonez au (873) 555 0199, poste 4.
phone|mon num est 5555-0112... non, 555-0112 à Gatineau
phone|Vous pouvez me texter au quatre cent cinquante, cinq cent cinquante-cinq, zéro cent douze.
phone|Tel. rés. : 367.555.0148
phone|On peut m'appeler au +1 438 555 0121 n'importe quand.
phone|Cell cinq un quatre cinq cinq cinq zéro un trois un.
address|Je demeure au 1045 Chemin du Lac-Saint-François Nord.
address|Le dégât d'eau est arrivé au 2250, boul. Pie-IX, appartement 4.
address|Mon logement est au 88A de la rue Sainte-Hélène.
address|La maison du 17 montée Robillard est à mon nom seulement.
address|On habite 3e Avenue, au 612, coin 14e Rue.
address|Le chalet est au 340 ch. des Pins Ouest.
address|Il m'a frappée devant notre bloc, 6120 av. Papineau.
address|Nous avons acheté au 23, croissant des Bouleaux, il y a un an.
address|Ma case postale est C.P. 1204, succ. Terminus.
address|Je vis sur le rang Saint-Joseph, à Saint-Bernard.
address|Livré au 9-1475 de Maisonneuve Est, 3e étage.
postal-code|Je suis dans le secteur du code J4K 2P9.
postal-code|g1r4s7, c'est mon code postal
social-insurance-number|Il a utilisé mon numéro d'assurance sociale, 423 819 605, pour ouvrir un compte.
social-insurance-number|mon nas c'est 512-077-334
health-card|Mon numéro de carte soleil : PINS 6712 2415.
health-card|J'ai perdu ma carte d'assurance maladie TREM90524518.
document-number|Mon permis de conduire est le T4253-120585-07.
document-number|Ils ont suspendu mon permis G6102-140279-02 pour des points d'inaptitude.
document-number|no de permis : L2371 030691 09
-|La Société de l'assurance automobile du Québec a suspendu mon permis pour 90 jours.
-|J'ai une audience au Tribunal administratif du logement le 14 mai à 9 h.
-|Mon avocat de l'aide juridique ne me rappelle pas.
-|L'article 1974.1 du Code civil me permet-il de résilier mon bail?
-|On m'a refusé l'assurance-emploi parce que j'aurais quitté sans raison.
-|Le jugement de la Cour supérieure de Longueuil date du 3 février 2024.
-|La Ville de Trois-Rivières veut m'exproprier.
-|J'ai payé 4 275,50 $ pour une thermopompe qui ne marche pas.
-|Mon fils de 9 ans ne veut plus aller chez son père la fin de semaine.
-|Le Directeur de la protection de la jeunesse a demandé une évaluation.
-|Je travaille de nuit au Centre hospitalier de l'Université Laval.
-|Desjardins Assurances refuse de payer mon invalidité.
-|La Loi sur la protection du consommateur donne dix jours pour annuler.
-|Nous sommes allés en médiation familiale au palais de justice de Saint-Jérôme.
-|J'ai été arrêté pour conduite avec facultés affaiblies sur l'autoroute 40.
-|Mon numéro de dossier à la CNESST finit par 4471.
-|Mon ex-mari vit maintenant à Rouyn-Noranda avec sa nouvelle conjointe.
-|Le syndic du Barreau du Québec a fermé ma plainte.
-|Immigration, Réfugiés et Citoyenneté Canada exige une lettre d'ici 30 jours.
-|Hydro-Québec menace de couper l'électricité le 1er avril.
-|J'ai vendu mon Dodge Caravan 2015 et l'acheteur veut me le rendre.
-|La clinique m'a facturé 85 $ pour un formulaire de la Régie de l'assurance maladie.
-|Je suis en 3e année de secondaire et je veux quitter la maison.
-|La convention collective du Syndicat canadien de la fonction publique s'applique.
-|Mon garagiste a changé la transmission sans ma permission pour 3 100 $.
-|L'Office de la protection du consommateur m'a suggéré d'envoyer une mise en demeure.
-|J'habite à Saint-Hyacinthe et mon père à Drummondville.
-|Ma locataire me doit trois mois de loyer, donc 3 600 $.
-|Est-ce que l'arrêt Éric c. Lola s'applique à nous?
-|Selon la Charte des droits et libertés de la personne, c'est de la discrimination.
-|Je veux un pardon de la Commission des libérations conditionnelles.
-|La Sûreté du Québec a saisi mon auto et mon téléphone.
-|La décision porte le numéro 500-17-123456-241.
-|Mon employeur, une chaîne d'épiceries, a coupé mes heures de 35 à 12.
-|On a un enfant de 4 ans et un bébé de 7 mois.
-|Il me faut un notaire avant le 22 décembre pour la vente du duplex.
-|L'inspecteur en bâtiment n'a pas vu la pyrite.
-|Retraite Québec me réclame 11 200 $ de trop-perçu.
-|Le Tribunal des professions a rejeté l'appel.
-|J'ai 62 ans, je suis veuve et ma pension est de 1 840 $ par mois.`;

export const SIXTH_EN = `name|Hello, this is Maeve Kowalczyk, I'm writing about my support payments.
name|Me, Big Rick, I have been paying everything since she left.
name|My partner Wassim threw me out last night with the kids.
name|We have been fighting over custody of Zachariah for two years.
name|my name is jean philip o'dwyer and i got a letter from a lawyer
name|My parents, Norma and Clement Birchall, died without a will.
name|The landlord, a Mr. Karamanlis, won't turn on the heat.
name|My boss Josie fired me by text.
name|Detective Brassington called me in for a statement.
name|The judge sided with Marcus even though he never paid.
name|I co-signed my sister Fabiola's loan in 2022.
name|Surname is Tremblett, given name Ghislaine.
name|The surgeon, Dr. Haddad, left a sponge inside me.
name|She changed her will to leave it all to her neighbour Aurel Pinsent.
name|He says Yuri started the fight.
name|hi it's Lynne Castleton here, please call back
name|The contract is under Fritz Jean-Baptiste.
name|My mother-in-law, Mrs. O'Leary-Fortune, lives with us.
name|my ex kevin wont sign the papers
name|I hired Express Roofing and the foreman, Danny, vanished with my deposit.
name|Yours, Mary-Sue D.
name|My 14-year-old son, Ludovic, was arrested at school.
name+phone|Call Sylvia at 705 555-0163 after supper.
name+email|I'm Bertram Lacey (bertram.lacey@mail.example), a laid-off surveyor.
name+address|I'm called Odette and I stay at 455 Heriot Street, apt 12.
name+phone|Mr. Nguyen can be reached at four one six, five five five, oh one eight two.
email|Write to me at lucy underscore gagnon at gmail dot com.
email|My email's p.desroches (at) rogers.com
email|I'd like an answer by email: morning_sun77@hotmail.com
email|my email address: gtremblay at outlook dot ca
email|To contact me, cvallee@ college.example.on.ca
phone|My cell is 365-555-0117, don't leave a message.
phone|call me back at 519 5550133 pls
phone|Phone (249) 555 0199, extension 4.
phone|my number is 5555-0112... sorry, 555-0112 in Ottawa
phone|You can text me at six one three, triple five, zero one one two.
phone|Home tel.: 226.555.0148
phone|I can be called on +1 647 555 0121 any time.
phone|Cell four one six five five five zero one three one.
address|I live at 1045 Lake St. Francis Road North.
address|The flood happened at 2250 Bathurst St., apartment 4.
address|My unit is 88A on Saint Helen's Avenue.
address|The house at 17 Robillard Sideroad is in my name only.
address|We're on 3rd Avenue, number 612, corner of 14th Street.
address|The cottage is at 340 Pine Ridge Trl.
address|He hit me outside our building, 6120 Yonge.
address|We bought 23 Birches Crescent a year ago.
address|My mailing address is P.O. Box 1204, Station A.
address|I live on Concession Road 7, near Beaverton.
address|Delivered to 9-1475 Danforth Ave E, 3rd floor.
address|I rent unit 1905 at 33 Harbour Sq, Toronto.
postal-code|I'm in the L4K 2P9 area.
postal-code|k1r4s7 is my postal code
social-insurance-number|He used my social insurance number, 423 819 605, to open an account.
social-insurance-number|my sin is 512-077-334
health-card|My health card number is 6712-241-508-PK.
health-card|I lost my OHIP card 9052451873 VB.
document-number|My driver's licence is T4253-12058-50719.
document-number|They suspended my licence G6102 14027 90215 for unpaid fines.
document-number|DL number: L23710306910915
-|The Ministry of Transportation suspended my licence for 90 days.
-|I have a Landlord and Tenant Board hearing on May 14 at 9 a.m.
-|My Legal Aid lawyer won't call me back.
-|Does section 83 of the Residential Tenancies Act, 2006 help me?
-|I was refused Employment Insurance because they say I quit.
-|The Superior Court of Justice in Brampton ruled on February 3, 2024.
-|The City of Thunder Bay wants to expropriate me.
-|I paid $4,275.50 for a heat pump that doesn't work.
-|My 9-year-old doesn't want to go to his dad's on weekends.
-|The Catholic Children's Aid Society of Toronto opened a file.
-|I work nights at Sunnybrook Health Sciences Centre.
-|Sun Life refuses to pay my long-term disability.
-|The Consumer Protection Act gives ten days to cancel.
-|We went to mediation at the courthouse in Newmarket.
-|I was charged with impaired driving on Highway 401.
-|My WSIB claim number ends in 4471.
-|My ex-husband now lives in Sault Ste. Marie with his new partner.
-|The Law Society of Ontario closed my complaint.
-|Immigration, Refugees and Citizenship Canada wants a letter within 30 days.
-|Toronto Hydro is threatening to cut the power on April 1.
-|I sold my 2015 Dodge Caravan and the buyer wants to return it.
-|The clinic billed me $85 for a Workplace Safety form.
-|I'm in Grade 10 and I want to leave home.
-|The collective agreement of the Canadian Union of Public Employees applies.
-|My mechanic replaced the transmission without asking, for $3,100.
-|Consumer Protection Ontario suggested a demand letter.
-|I live in Peterborough and my father in Orillia.
-|My tenant owes me three months, so $3,600.
-|Does the ruling in Moge v. Moge apply to us?
-|Under the Human Rights Code this is discrimination.
-|I want a record suspension from the Parole Board of Canada.
-|The Ontario Provincial Police seized my car and my phone.
-|The court file is CV-24-00712345-0000.
-|My employer, a grocery chain, cut my hours from 35 to 12.
-|We have a 4-year-old and a 7-month-old baby.
-|I need a real estate lawyer before December 22 for the sale of the duplex.
-|The home inspector missed the mould.
-|Service Canada says I owe $11,200 in overpaid CERB.
-|The Divisional Court dismissed the appeal.
-|I'm 62, widowed, and my pension is $1,840 a month.`;
