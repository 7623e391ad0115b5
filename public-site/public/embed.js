/* Our form in your page:
     <div data-jurilien data-partenaire="your-code" data-lang="fr" data-domaine="housing" data-couleur="bleu"></div>
     <script src="https://…/embed.js" defer></script>
   It makes one frame, gives it the height its form asks for, and reads nothing of your page. */
(() => {
  const from = new URL(document.currentScript.src).origin;
  for (const place of document.querySelectorAll('[data-jurilien]')) {
    const { partenaire = '', lang = 'fr', domaine, couleur } = place.dataset;
    const address = new URL(lang === 'en' ? '/en/form-only' : '/formulaire-seul', from);
    address.searchParams.set('partenaire', partenaire);
    if (domaine) address.searchParams.set('domaine', domaine);
    if (couleur) address.searchParams.set('couleur', couleur);
    const frame = document.createElement('iframe');
    frame.src = address.href;
    frame.title = lang === 'en' ? 'Legal request' : 'Demande juridique';
    frame.style.cssText = 'width:100%;min-height:40rem;border:0;display:block';
    place.append(frame);
    let pages = 0;
    addEventListener('message', (event) => {
      if (event.origin !== from || event.source !== frame.contentWindow) return;
      const { type, height } = event.data ?? {};
      if (type === 'jurilien:height' && Number.isFinite(height)) frame.style.height = `${Math.min(Math.max(height, 200), 20_000)}px`;
      // A new page of the form begins at its top; the first one leaves the reader where they are.
      if (type === 'jurilien:page' && (pages += 1) > 1) frame.scrollIntoView({ block: 'start' });
    });
  }
})();
