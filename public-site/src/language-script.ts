/**
 * On the home page only, before it is painted: a visitor without a stored choice who reads English goes to the English page
 * once; a stored choice always wins (D2). Crawlers are left alone. The hash of this text is in the content policy.
 */
export const LANGUAGE_SCRIPT =
  "(function(){try{var k='gatsby-i18next-language',s=localStorage.getItem(k),b=(navigator.language||'').slice(0,2),l=s||(b==='en'?'en':'fr');if(l==='en'&&!/bot|crawl|spider|slurp|preview|lighthouse/i.test(navigator.userAgent))location.replace('/en/'+location.search)}catch(e){}})()";
