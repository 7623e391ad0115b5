/**
 * Before a page without a prefix is painted (D2): a visitor whose stored choice is English goes to its English twin, and on the home
 * page one without a choice whose browser reads English does too. Elsewhere a browser's language moves nobody: who was sent an address
 * reads what they were sent. Crawlers are left alone; pages of a person, and answers to a form, do not carry it. The hash of this text
 * is in the content policy; the twin's address stands beside it.
 */
export const LANGUAGE_SCRIPT =
  "(function(){try{var k='gatsby-i18next-language',s=localStorage.getItem(k),b=location.pathname==='/'?(navigator.language||'').slice(0,2):'',l=s||(b==='en'?'en':'fr');if(l==='en'&&!/bot|crawl|spider|slurp|preview|lighthouse/i.test(navigator.userAgent))location.replace(document.currentScript.dataset.en+location.search+location.hash)}catch(e){}})()";
