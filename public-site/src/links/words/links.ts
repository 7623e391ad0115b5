const fr = {
  expiredTitle: 'Ce lien a expiré',
  expiredText:
    'Pour votre sécurité, chaque lien ne fonctionne que pendant un certain temps. Nous pouvons en envoyer un nouveau à l’adresse que nous avons déjà au dossier.',
  usedTitle: 'Ce lien a déjà servi',
  usedText: 'Chaque lien de ce genre sert une seule fois. Nous pouvons en envoyer un nouveau à l’adresse que nous avons déjà au dossier.',
  unknownTitle: 'Nous ne reconnaissons pas ce lien',
  unknownText:
    'Il est peut-être incomplet, ou il a été remplacé. Ouvrez-le directement à partir du courriel ou du texto reçu, ou copiez-le en entier. S’il correspond à un dossier, nous pouvons aussi en envoyer un nouveau à l’adresse que nous avons.',
  renew: 'Envoyez-moi un nouveau lien',
  renewedTitle: 'C’est noté',
  renewedText:
    'Si ce lien correspond à un dossier, un nouveau lien part à l’instant vers l’adresse que nous avons. Vérifiez aussi vos courriels indésirables.',
  home: 'Aller à l’accueil',
};

const en: Record<keyof typeof fr, string> = {
  expiredTitle: 'This link has expired',
  expiredText: 'For your safety, each link works only for a certain time. We can send a new one to the address we already have on file.',
  usedTitle: 'This link has already been used',
  usedText: 'Links of this kind work only once. We can send a new one to the address we already have on file.',
  unknownTitle: 'We do not recognize this link',
  unknownText:
    'It may be incomplete, or it may have been replaced. Open it directly from the e-mail or text message you received, or copy the whole of it. If it belongs to a file, we can also send a new one to the address we have.',
  renew: 'Send me a new link',
  renewedTitle: 'Noted',
  renewedText: 'If this link belongs to a file, a new link is on its way to the address we have. Check your junk mail as well.',
  home: 'Go to the home page',
};

export const linkTexts = { fr, en };
