/** First names of the young, of the old and of the world, as they live in Quebec and Ontario; none is an ordinary word of either language. */
const NAMES = `aarav abdel abdoulaye abdul abdullah abigail adebayo adelaide adelard adele aditya adrian adrien agathe aglae agnes agnieszka aidan aiden
ajay akash akiko alain alan albert alberte albertine alcide aldee aldege alec alessandra alessandro alexander alexanne alexi alexia alfred
algernon alicia alina aline alison allan allison alma alphonse alphonsine alyson alyssa amadou amanda amar amelia aminata amir amira amy
anahit anand ananya anastasia anatole andreanne andy angelica angelina angelique angelo angus anh anjali ankit anouk anselme antoinette
antonia antonio anup ariana arianne ariel aristide arjun armand armande armen arnaud arnold arsene arthemise arun ashok astrid athanase
aubrey audree audrey auguste aurele aurelien ava awa axel aya ayman azim babacar bahram bastien beata beatriz behrouz bernadette bertha
berthe berthold bertrand beverly bhavna bianca bilal billy blake blandine bobby bonnie boris brad brayden brendan brent bret bridget
britney brittany bruce bryan bryce caitlin caleb calixte callum calvin cameron camila candice carmelle carolane carrie casey catalina
cathy cecile cecilia cedrick celeste celestin celestine celia celine chad chantale charlene charlie charline charlotte cheikh cheryl
chester chetan chidi chinedu chloee cindy clara clarisse claudia claudie claudio clemence cleo cleophas clifford clint clovis cody colin
colleen connor conrad consuelo coralie corey corinna courtney cyprien cyril cyrille damase damian damien dan danick danika danny dany
daphne daphnee darius darlene darren darryl dave debbie delia delima delphine dennis denyse desmond devin devon diana diego dieudonne
dimitri dina dinesh divya djamila dmitri dolores domenic domenico dominik donatien donovan doreen doris douglas duane duarte dustin dwayne
eddy edgar edgard edmee edmond edna edouardo edwin eileen ekaterina elaine eli elia elias elie elijah eliot eliza ellen elliot elliott
elphege elsa elsie elvis elyse elzear emanuel emeka emerentienne emerilda emile emilia emilio emmanuel emmanuelle emmy enrique enzo
ephraim erin ernest ernestine ernesto erwan esteban estelle ethel etta euclide eudore eugenie eunice evan evangeline evariste eve evelina
ewa ezekiel fabienne fabio fabiola fabrice fadi faisal farah farhad farid farida farooq farzaneh fatiha fatimata fatinha fatoumata faustin
felicia felicity felipe ferdinand fereshteh fernande finn flavie florent floyd folake francisco franck franco frankie franz freddy
frederick frederique frida fritz fritznel gabriela gaelle gaetan gaetane gagan galina ganesh garabed gaston gavin gedeon geeta genvieve
georgette georgina geraldine germain germaine gerry gertrude ghassan ghislaine ghyslain ghyslaine giancarlo gilberte gina gino giovanni
gita giulia giuseppe gladys glenn gloria godfrey goncalo gonzalo gracie graciela graham gratien greta gretchen grzegorz guadalupe guang
guido guylain gwen gwendolyn habib hagop haiyan hakim hamza hanane hani hanna hans hardeep harish harold haroun harry haruka hassane
hayden hector hedi heidi hermann hermenegilde hermine hernan hilary hilda hiroshi hisham honorine horace hormisdas hovsep howard hubert
hugh hugues humphrey huong hussein ian ibou ibrahima idriss ignace ignacio igor ilyas imane imran ines ingrid irenee irma irving iryna
isaac isabel isabella isadora isaiah ishaan isidore ismael issa ivanka jacky jaclyn jad jada jaden jadwiga jagdeep jaime jamal jamila jana
jane janelle janette janie janine jared jarvis jasleen jasmin jasper jaspreet jaswinder javier jay jayden jean jeannette jeff jenna jenny
jerry jerzy jess jesse jian jianguo jill jim jimmy jo joachim joan joana joanna joao joaquin joe joelle joey johannes johnathan joleen jon
jonas jordane jorge josaphat josh josianne josie judas judy jules juliana julianne julio kaitlyn kamal kamel kamlesh karel karl karla
karolane kasia kassandra kateryna kathy katie katrina katya kaveh kavita kayla keisha keith kelsey kelvin kendra kenji kenny keven khaled
khalid kiara kieran kiran kofi kourosh kristina kristine krzysztof ksenia kuldeep kurt kwame kwesi kyle kylie kyra lakshmi lana larissa
larry latifa lauren laurentia laurette laurianne lawrence layla layth leandre leanne leen lennox leonid leonidas leonie leopold leroy
lester leticia levi lewis lexie li libby liette liliane lillian lina lindsay lindsey linh lionel lisette livia logan lois lola loraine
loredana lorena lorenzo lori louisa lourdes lubna luca luciana luciano lucille ludger ludivine ludovic luigi lydia lydie lyne lyse
lyudmila mabel maddie madison mae maelie maelle maeve magali magalie magdalena maher mahmoud maika majorique malcolm malgorzata malik
malika mallory mamadi mamadou mandeep manoj manuel manuela mara marcela marcella marcellin marcia marcus margarita margaux margot
marguerite mariana maribel mariette marika marilou marisol marla marlon martha martial martina marvin marwan maryam massimo mateo mathias
mathis matteo matthias maud mavis maximilien maxine maya medard meena megane mehdi mehran melina melody melvin mendel mia micah mickael
micky mila milan mildred milo mina minh miranda miriam mitchell mohamad mohamud mohan moira moise moises monica morgane mounir moussa
muhammad murielle mustafa mykola mylene myles myrtle nabil nadege nadim nadir naima najwa naoko naomi nasrin nasser natacha natalya
natasha nathanael nathaniel navdeep navjot nawal neha neil nellie nelly nestor ngozi nguyet nicanor nicola nicolette nigel nikhil nikita
nikki nikolai nikolay niloufar nisha nizar noam noella noelle noelline nolan nora norbert norma normande nour octave octavie odette
odile ofelia oksana oleg olena olga olha oliver oluwaseun omayma omer ophelie oscarine osman oumar oumou ovide ovila owen ozias pablo
paige pam paola parisa parminder pascal pasquale patsy patty paulin pavel pawel peggy penelope perry petra philias philomene phoebe phuong
phyllis pierre pierrette piotr pooja pradeep prakash preeti qiang quentin quinn quoc quynh rachid rafael rahul rakesh ralf ramesh rami
ramona randall randy rania ranjit raphaelle rasha rashid raul raynald reggie regina reginald regis reinhard rejeanne rekha renata renaud
reza rhoda rhonda ricardo rick ricky riley rima roberta robertine rocco rochelle rocio rodney rodolphe rodrigo rohan rohit rolande rolland
romain romane romeo romuald ronan ronnie rosa rosaire rosalba rosalie rosalind rosaline rosalyne rosanne rosaria rosario roseline rosemary
rosie rosilda ross roxane roy ruben rudy rufus rupert sabine sabrine sacha sadie salah salim sally salma salomon salvatore samer sami
sammy samy sanaa sandeep sandrine sangeeta santiago sarto satish saul sebastian seema selena selma serena sergei sergiy seth seydou shahin
shane shanelle shania shannon shant shawn shayla shelby shelley sherri sherry shirin shreya sidney sigrid siham silas silvana silvia sima
simeon simonne simran sofia soheil solene soraya souad stacy stan stanislaw steeve stefan stefanie stella steph stephania sukhdeep
sukhwinder suresh susana sven svetlana swati sybil sylvester sylvette sylvia tabitha tahar takashi talia taline tamara tammy tancrede
tanguy taras tarek tariq tasha tatiana tawfik taylor ted tejinder telesphore tess tessa tetiana thais thalia thanh thao thea thelma
theodora theodule theophane theophile thibault tiffany tina tobias toby tomas tomasz tommy toni trang trent trevor tricia tristan trudy
trung tuan tunde ugo uldege ulric ulysse ursula vadim valentin valentina valentine valeria valerian valmore vance varoujan vasyl velma
vera veronica vicki vijay vikram viktor vilma vince vincenzo vinod viola virgil vivianne vladimir vladislav volodymyr wafa walid wanda
wassim wellie wendell wenjie wilbert wilbrod wilfred wilhelmina wilhelmine wilma winnie wissam wojciech wolfgang wyatt xander xiao
xiaoming ximena xuan yacine yanick yannic yara yasmin yasmina yasser yassine yesenia yevgeny yi yoan yohan yoko yolanda yosef youcef youri
yousra youssouf yu yulia yuri yusuf zachariah zacharie zack zackary zahra zainab zara zbigniew zeina zelda zenon zephirin ziad zineb zita
zoey zofia zohra zohreh dahlia iris hazel ruby jade ivy violet daisy amber crystal penny holly austin carson chelsea florence marina paloma georgia jackson lena luna asha miranda phil savannah`;
export const MORE_FIRST_NAMES: readonly string[] = NAMES.split(/\s+/);
