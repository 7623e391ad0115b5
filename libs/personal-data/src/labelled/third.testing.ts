/** Written after the second round, then used for fixes like the others. */
export const THIRD_FR = `name|Mon nom c'est Zacharie Bettez, je suis locataire depuis 2015.
name|Le bail est signé par Aurore Thibodeau-Picard.
name|j'mappelle sandrine, mon bébé a 8 mois
name|Mon associé, Wassim, a vidé le compte.
name|Madame Chrétien-Vaugeois exige 600 $ de plus.
name|J'ai épousé Ferdinand en 1998 à Matane.
name|Appelez Mélodie, elle connaît tout le dossier.
name|Le fils de Réjean a cassé la clôture.
name|Mon oncle Télesphore m'a légué sa terre.
name|C'est ma soeur Solène qui s'occupe de maman.
name|Signé : Evens Pierre-Louis
email|courriel : zach.bettez@exemple.com
email|aurore point t arobase yahoo point fr
phone|Rappelez-moi au 579-555-0160.
phone|Mon cell, 4505550173, est toujours ouvert.
phone|Le 555-0155 est mon numéro au travail.
address|Le triplex du 4410, rue Fullum est infesté.
address|Je demeure au 62, 1re Avenue Nord.
address|Mon auto était devant le 1875 av. Bourgogne.
address|J'habite boulevard des Laurentides depuis un an.
postal-code|C'est au H2R 2M9, coin tranquille.
social-insurance-number|Mon NAS (270 123 459) était sur la lettre.
health-card|Carte RAMQ BETZ 8804 1712
-|J'ai un litige avec mon assureur pour un dégât d'eau.
-|La Commission d'accès à l'information a ouvert une enquête.
-|Le 15 juin, la Cour supérieure a prononcé le divorce.
-|La Ville de Québec a exproprié le terrain voisin.
-|Mon loyer passe de 980 $ à 1 145 $ le 1er juillet.
-|Je suis enceinte et mon employeur refuse le retrait préventif.
-|La Loi sur les normes du travail prévoit deux ans de service.
-|Nous avons acheté à Sainte-Adèle, au bord d'un lac.
-|Le Directeur des poursuites criminelles et pénales a porté l'accusation.
-|Retraite Québec a coupé ma rente d'invalidité.
-|Il y a 45 logements dans l'immeuble et 2 ascenseurs.
-|La garde est d'une semaine sur deux depuis la rentrée.
-|J'ai payé 350-400 $ par mois pendant trois ans.
-|On m'a dit de parler à Éducaloi ou à JuridiQC.
-|Le contrat avec Vidéotron a été renouvelé sans avis.
-|J'ai appelé l'avocat de garde, qui m'a dit de me taire.
-|Air Canada refuse de rembourser le billet.`;

export const THIRD_EN = `name|The name's Zebulon Hartwick, I rent a basement.
name|The lease was signed by Aurora Pickersgill.
name|im called sunniva, my baby is 8 months
name|My business partner, Wassim, emptied the account.
name|Mrs. Chatterjee wants $600 more.
name|I married Ferdinand in 1998 in Thunder Bay.
name|Call Melody, she knows the whole file.
name|The son of Mr. Ogilvie broke the fence.
name|My uncle Thaddeus left me his land.
name|It was my sister Solveig who looked after mom.
name|Signed: Evens Louisdor
email|e-mail: z.hartwick@example.com
email|aurora dot p at yahoo dot com
phone|Call back at 437-555-0160.
phone|My cell, 6135550173, is always on.
phone|555-0155 is my work number.
address|The triplex at 4410 Bloor Street West is infested.
address|I live at 62 1st Avenue North.
address|My car was in front of 1875 Burgundy Ave.
address|I have lived on Queen Street for a year.
postal-code|It is M6R 2M9, a quiet corner.
social-insurance-number|My SIN (270 123 459) was on the letter.
health-card|OHIP card 8804-171-233-BZ
-|I have a dispute with my insurer about a flood.
-|The Information and Privacy Commissioner opened an inquiry.
-|On June 15 the Superior Court granted the divorce.
-|The City of Toronto expropriated the lot next door.
-|My rent goes from $1,980 to $2,145 on July 1.
-|I am pregnant and my employer will not adapt my job.
-|The Employment Standards Act gives me notice.
-|We bought in Collingwood, by the bay.
-|The Crown Attorney laid the charge last fall.
-|CPP Disability cut my benefit.
-|There are 45 units in the building and 2 elevators.
-|We have had week-on, week-off custody since September.
-|I paid $350-400 a month for three years.
-|They told me to ask Pro Bono Ontario or a clinic.
-|The contract with Rogers was renewed without notice.
-|I called duty counsel, who told me to stay silent.
-|Air Canada refuses to refund the ticket.`;
