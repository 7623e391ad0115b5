/** Held out: written last, measured at 90 % of recall in French and 95 % in English, and never used to change the detector. */
export const HELD_OUT_FR = `name|Bonjour, je m'appelle Thaïs Normandin et je loue un 4 et demi.
name|Mon ex-femme Geneviève veut la garde exclusive.
name|Rolande Vézina est ma tante et ma mandataire.
name|Le proprio, Guylain, entre chez moi sans prévenir.
name|J'ai signé devant Me Laframboise en 2020.
name|Cédrick a frappé mon fils Malik à l'école.
name|On m'a volé mon auto et Steeve Paradis l'a revendue.
name|Mon nom est nadège, j'ai besoin d'aide svp
name|La dette est à Bernadette, pas à moi.
email|thais.normandin@exemple.ca est mon courriel
email|nadege point b arobase icloud point com
phone|Vous pouvez m'appeler au 450.555.0158.
phone|5145550194 en tout temps
phone|Laissez un message au 555-0106 svp
address|J'habite au 1212 rue Panet, app. 3.
address|Ils ont vendu le 45, av. de l'Église.
address|Le garage est au 700, 2e Rue Est.
postal-code|Mon code postal : H2L2Z6
social-insurance-number|NAS 287 091 465
health-card|RAMQ : NORT 9153 1406
-|Mon bail se renouvelle le 1er juillet.
-|La Cour des petites créances m'a convoqué le 9 janvier.
-|Je veux contester le testament de ma grand-mère.
-|La Régie des rentes m'a envoyé un relevé.
-|J'ai reçu une mise en demeure de 3 200 $.
-|Nous vivons à Rimouski depuis 2016.
-|Le Code de procédure civile prévoit 15 jours.
-|Mon employeur a fermé l'usine de Sherbrooke.
-|Il a un casier judiciaire et veut un pardon.
-|La garde partagée ne fonctionne plus depuis septembre.`;

export const HELD_OUT_EN = `name|Hi, my name is Thea Normandy and I rent a two-bedroom.
name|My ex-wife Genevra wants sole custody.
name|Rosalind Vickers is my aunt and my power of attorney.
name|The landlord, Guy, comes in without warning.
name|I signed in front of Mr. Langford in 2020.
name|Cedrick hit my son Malik at school.
name|My car was stolen and Steve Paradise resold it.
name|My name is nadia, i need help pls
name|The debt belongs to Bernadette, not to me.
email|thea.normandy@example.ca is my email
email|nadia dot b at icloud dot com
phone|You can call me at 905.555.0158.
phone|4165550194 any time
phone|Leave a message at 555-0106 please
address|I live at 1212 Queen Street East, unit 3.
address|They sold 45 Church Ave.
address|The garage is at 700 2nd Street East.
postal-code|My postal code: M5V2T6
social-insurance-number|SIN 287 091 465
health-card|OHIP: 9153-140-628-NT
-|My lease renews on July 1.
-|Small Claims Court called me for January 9.
-|I want to contest my grandmother's will.
-|The Canada Pension Plan sent me a statement.
-|I got a demand letter for $3,200.
-|We have lived in Thunder Bay since 2016.
-|The Rules of Civil Procedure give 20 days.
-|My employer closed the plant in Hamilton.
-|He has a record and wants a pardon.
-|Shared parenting has not worked since September.`;
