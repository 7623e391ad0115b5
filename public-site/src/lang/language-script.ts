/** Where the choice of a language is kept in the browser; the name is the original's (D2). */
export const LANGUAGE_KEY = 'gatsby-i18next-language';

/**
 * Before a page without a prefix is painted (00 section 2, D2): the stored choice decides, else the first of the browser's languages
 * that is French or English, else the language of the configuration (`i18n.defaultLanguage`), which stands beside it. Crawlers are left alone; pages behind a link, and answers to a form, do not carry it,
 * for a link keeps its own language. The hash of this text is in the content policy; the twin's address stands beside it too.
 */
export const LANGUAGE_SCRIPT = `(function(){try{var n=navigator,r=document.documentElement,l=localStorage.getItem('${LANGUAGE_KEY}')||(n.languages||[n.language]).map(function(x){return String(x).slice(0,2).toLowerCase()}).filter(function(x){return x==='fr'||x==='en'})[0]||document.currentScript.dataset.first;if(l==='en'&&!/bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit|embedly|inspectiontool|googleother|mediapartners|apis-google|ia_archiver|whatsapp/i.test(n.userAgent)){r.hidden=true;location.replace(document.currentScript.dataset.en+location.search+location.hash)}}catch(e){}})()`;
