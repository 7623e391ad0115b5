import { MORE_FIRST_NAMES } from './more-first-names.js';

/**
 * First names common in Quebec and Ontario, a list of our own, without
 * those that are ordinary words, months or towns: those are found by their cue only.
 */
const NAMES = `alexandre alexandra alexis alice amelie amina anais andre andree andrea andrew angela anita anna anne annie anthony antoine
ariane arthur ashley aurelie barbara beatrice benjamin benoit bernard brandon brenda brian brigitte bruno camille carl carla carlos carmen
carol carole caroline cassandra catherine cedric chantal charles chloe christiane christina christine christopher claude claudette claudine
clement colette corinne craig cristina cynthia daniel daniela danielle david deborah denis denise derek diane dominic dominique donald donna
dorothy doug dylan edith edouard edward eleanor elena eliane elisabeth elise elizabeth ella elodie emilie emily emma eric erica erika esther
ethan etienne eugene eva evelyne fabien fatima fatou felix fernand fernando fiona florian francesca francine francis francois francoise frank
fred frederic gabriel gabrielle gary genevieve geoffrey george georges gerald gerard ghislain gilbert gilles ginette gisele giselle gordon greg
gregory guillaume gustave guylaine hannah hassan heather helen helene henri henry herve hugo ibrahim irene isabelle ivan jacinthe jack jacob
jacqueline jacques jake james jamie janet janice jason jasmine jeanne jeannine jeffrey jennifer jeremie jeremy jerome jessica jessie joanne
joannie jocelyn jocelyne joel johanne john johnny jonathan jordan jose josee joseph josephine joshua josiane joyce juan judith julia julian julie
julien juliette justin justine karen karim karina karine kate katherine kathleen kathryn katia kelly ken kenneth kevin khadija kim kimberly
kristen laura laurence laurent laurie lea leah leila leo leon leonard leslie liam lily linda lisa lise loic lorraine louis louise luc lucas
lucia lucie lucien lucy luis luke lynda lynn lynne madeleine maggie manon marc marcel marcelle marco margaret maria mariam marianne marie
marielle marilyn marilyne mario marion marjolaine marjorie marlene marthe martine mary maryse mathieu mathilde matthew matthieu maude maurice
maxime megan melanie melissa michael michel michele micheline michelle miguel mike mireille mohamed mohammed monique muriel myriam nadia
nadine nancy natalia natalie nathalie nathan nicholas nicolas nicole nina noah noemie normand olivia olivier omar oscar pamela pascale patricia
patrice patrick paul paula paulette pauline pedro peter philip philippe priya rachel rachelle raj ralph ramon raoul raphael raymond rebecca
rejean remi rene renee richard rita robert roberto robin rodrigue roger roland ron ronald roxanne russell ruth ryan sabrina sam samantha samir
samuel sandra sandy sara sarah scott sean sebastien serge sergio sharon sheila shirley simon simone solange sonia sophia sophie stacey stanley
stephane stephanie stephen steve steven stewart stuart susan suzanne sylvain sylvie tania tanya tara teresa terry theo theodore theresa therese
thierry thomas tim timothy todd tom tony tracy travis tyler valerie vanessa veronique vicky vincent virginie vivian walter wayne wendy
wilfrid william xavier yan yann yannick yasmine yolande yvan yves yvette yvon yvonne zachary zoe ahmed ali aisha mohammad youssef wei ming
priyanka deepak amit sanjay rajesh anil sunita gurpreet harpreet manpreet`;
export const FIRST_NAMES: ReadonlySet<string> = new Set([...NAMES.split(/\s+/), ...MORE_FIRST_NAMES]);
