/** Addresses that shorten links for everyone: carriers hold back texts with them, and no one sees where they lead. */
const SHARED =
  'bit.ly bitly.com tinyurl.com t.co goo.gl ow.ly is.gd buff.ly cutt.ly rebrand.ly rb.gy shorturl.at t.ly lnkd.in tiny.cc v.gd s.id';
const LINK = new RegExp(String.raw`(?<![\w.@-])(?:www\.)?(?:${SHARED.replaceAll('.', '\\.').replaceAll(' ', '|')})(?=/|\b(?![.-]\w))`, 'i');

/** Whether a text leads through an address that shortens links for everyone. */
export const usesSharedShortener = (text: string): boolean => LINK.test(text);
