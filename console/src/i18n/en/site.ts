/** What readers do on the public site. */
export const siteEn = {
  measuring: {
    title: 'Counting of pages',
    text: 'May we count the pages you open, without saying by whom or about whom?',
    yes: 'Yes',
    no: 'No',
  },
};
