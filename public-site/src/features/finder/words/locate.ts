const fr = {
  locate: 'Utiliser ma position',
  note: 'Votre appareil vous demandera la permission. La position ne quitte pas cette page : elle sert à choisir la région, puis elle est oubliée.',
  asking: 'Nous cherchons votre région…',
  found: 'Région choisie : {region}. Vous pouvez la changer.',
  border: 'Région choisie : {region}. Vous êtes près de la limite avec {other} : changez-la si c’est là que vous êtes.',
  far: 'Vous semblez loin de nos régions. Choisissez-en une dans la liste.',
  denied: 'Votre appareil n’a pas donné votre position. Choisissez la région dans la liste.',
  failed: 'Votre position est introuvable en ce moment. Choisissez la région dans la liste.',
};
const en: Record<keyof typeof fr, string> = {
  locate: 'Use my location',
  note: 'Your device will ask for permission. Your location does not leave this page: it is used to choose the region, then forgotten.',
  asking: 'Looking for your region…',
  found: 'Region chosen: {region}. You can change it.',
  border: 'Region chosen: {region}. You are near the boundary with {other}: change it if that is where you are.',
  far: 'You seem to be far from our regions. Choose one from the list.',
  denied: 'Your device did not give your location. Choose the region from the list.',
  failed: 'Your location cannot be found right now. Choose the region from the list.',
};
/** Words of the button that finds the region (S01). */
export const locateTexts = { fr, en };
