/**
 * Where a text may go. A text to a premium, satellite or far-away number costs its sender, and earns someone else, many times what
 * one to Canada costs: a person who has a code sent to such numbers again and again is paid by us. So a phone that is asked for in order
 * to write to it is a number of Canada, or of the United States where SMS_UNITED_STATES says so, in an area code of a place.
 * Caribbean and Pacific islands share the prefix +1 and none of the prices; toll-free numbers take no texts from us.
 */

/** Area codes of places in Canada, as the numbering data of libphonenumber has them; those of no place (600, 622, 633…) left out. */
const CANADA = new Set(
  `204 226 236 249 250 257 263 273 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 519 548 579
   581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942`.split(/\s+/),
);

/** Those of the fifty states and of Washington, D.C., with the few that came into service since; the territories left out. */
const UNITED_STATES = new Set(
  `201 202 203 205 206 207 208 209 210 212 213 214 215 216 217 218 219 220 223 224 225 227 228 229 231 234 235 239 240 248 251 252 253
   254 256 260 262 267 269 270 272 274 276 279 281 283 301 302 303 304 305 307 308 309 310 312 313 314 315 316 317 318 319 320 321 323
   324 325 326 327 329 330 331 332 334 336 337 339 341 346 347 350 351 352 353 357 360 361 363 364 369 380 385 386 401 402 404 405 406
   407 408 409 410 412 413 414 415 417 419 423 424 425 430 432 434 435 436 440 442 443 445 447 448 457 458 463 464 465 469 470 471 472
   475 478 479 480 483 484 501 502 503 504 505 507 508 509 510 512 513 515 516 517 518 520 530 531 534 539 540 541 551 557 559 561 562
   563 564 567 570 571 572 573 574 575 580 582 585 586 601 602 603 605 606 607 608 609 610 612 614 615 616 617 618 619 620 621 623 624
   626 628 629 630 631 636 640 641 645 646 650 651 656 657 659 660 661 662 667 669 678 679 680 681 682 686 689 701 702 703 704 706 707
   708 712 713 714 715 716 717 718 719 720 724 725 726 727 728 729 730 731 732 734 737 738 740 743 747 748 754 757 760 762 763 765 769
   770 771 772 773 774 775 779 781 785 786 801 802 803 804 805 806 808 810 812 813 814 815 816 817 818 820 821 826 828 830 831 832 835
   837 838 839 840 843 845 847 848 850 854 856 857 858 859 860 861 862 863 864 865 870 872 878 901 903 904 906 907 908 909 910 912 913
   914 915 916 917 918 919 920 924 925 928 929 930 931 934 936 937 938 940 941 943 945 947 948 949 951 952 954 956 959 970 971 972 973
   975 978 979 980 983 984 985 986 989`.split(/\s+/),
);

const E164 = /^\+[1-9]\d{7,14}$/;
const NORTH_AMERICAN = /^\+1(\d{3})([2-9]\d{2})\d{4}$/;
/** Exchanges that are services, in any area code: 211 to 911, and 976, which is paid by the person who calls it. */
const SERVICE_EXCHANGE = /^(?:\d11|976)$/;
/** As a person or a link writes an extension after a number: `;ext=12`, `poste 12`, `p. 12`, `(poste no 12)`, `Ext.: 12`, `x12`, `#12`. */
const EXTENSION = new RegExp(
  [
    /^(?<number>.*?\d)[\s,;(–—-]*/,
    /(?:;?\s*ext\s*=|postes?|p\.?|ext(?:ension|n)?|local|loc|int(?:erne)?|x|×|[,#])/,
    /[\s.:–—-]*(?:(?:no|nos|num[eé]ro)\b\.?|n[°ºo]\.?)?[\s:]*#?\s*(?<extension>\d{1,7})\s*\)?\s*$/,
  ]
    .map(({ source }) => source)
    .join(''),
  'i',
);
/** Fewer digits are no number of ours: `514x555x0142` has no extension. */
const NUMBER_DIGITS = 10;

/** What is wrong with a number we would write to, as the key of its message. No text reaches an extension. */
export type PhoneFault = 'phone' | 'phoneExtension' | 'phoneCountry' | 'phoneKind';

/** A number and what one dials after it; `number` is what was typed where there is no extension. */
export interface Dialled {
  readonly number: string;
  /** Digits; empty where there is none. */
  readonly extension: string;
}

/** Takes a number and its extension apart, in every usual form of writing and in that of `dialled`. */
export function splitPhone(typed: string): Dialled {
  const { number = '', extension = '' } = EXTENSION.exec(typed)?.groups ?? {};
  return number.replace(/\D/g, '').length < NUMBER_DIGITS ? { number: typed, extension: '' } : { number, extension };
}

/** A number with its extension in one word, as links to dial have it (RFC 3966): `+15145550142;ext=12`. */
export const dialled = (number: string, extension: string | undefined): string => (extension ? `${number};ext=${extension}` : number);

/** Where a number of our plan is, by its area code alone; nothing for any other. */
export function phoneCountry(e164: string): 'CA' | 'US' | undefined {
  const [, area = ''] = NORTH_AMERICAN.exec(e164) ?? [];
  return CANADA.has(area) ? 'CA' : UNITED_STATES.has(area) ? 'US' : undefined;
}

/**
 * Whether texts and codes may go to a number, the one place that decides it.
 * @param phone E.164 as the doors make it; what they could not read stays as it was typed
 * @param unitedStates whether numbers of the United States count
 * @returns nothing when they may; else `phoneExtension`, `phone` (no number), `phoneKind` (an exchange of services, in Canada or the
 *   United States) or `phoneCountry` (premium, toll-free, satellite, or of elsewhere)
 */
export function phoneFault(phone: string, { unitedStates }: { readonly unitedStates: boolean }): PhoneFault | undefined {
  if (splitPhone(phone).extension !== '') return 'phoneExtension';
  if (!E164.test(phone)) return 'phone';
  const country = phoneCountry(phone);
  if (!country) return phone.startsWith('+1') && phone.length !== 12 ? 'phone' : 'phoneCountry';
  if (SERVICE_EXCHANGE.test(phone.slice(5, 8))) return 'phoneKind';
  return country === 'CA' || unitedStates ? undefined : 'phoneCountry';
}

/** The block of ten thousand numbers one belongs to, `+1514555`: who sells calls holds many of one block. */
export const phoneRange = (e164: string): string => e164.slice(0, 8);

/** A Canadian number as people write it: 514 555-0199. */
export const phoneWords = (e164: string): string => e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1\u00a0$2-$3');

const AFTER_NUMBER = { fr: ', poste\u00a0', en: ', ext.\u00a0' } as const;
/** A number one calls, with the extension to ask for: `514 555-0142, poste 12`. */
export function calledWords(number: string, lang: 'fr' | 'en'): string {
  const { number: e164, extension } = splitPhone(number);
  return extension ? phoneWords(e164) + AFTER_NUMBER[lang] + extension : phoneWords(e164);
}
