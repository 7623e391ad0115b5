/** What readers do on the public site. */
export const siteFr = {
  measuring: {
    title: 'Comptage des pages',
    text: 'Pouvons-nous compter les pages que vous ouvrez, sans dire de qui ni au sujet de qui?',
    yes: 'Oui',
    no: 'Non',
  },
};
