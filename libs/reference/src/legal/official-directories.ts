/** Who licenses a title in a province, and where the public finds its members. */
export interface OfficialDirectory {
  readonly regulator: string;
  readonly name: string;
  readonly url: string;
}

// Addresses of the two bars as in shared/data/legal/licence_number_formats.json. The Chambre's directory has none there: its front page.
const BARREAU: OfficialDirectory = {
  regulator: 'Barreau du Québec',
  name: 'Bottin des avocats',
  url: 'https://www.barreau.qc.ca/fr/trouver-avocat/',
};
const CHAMBRE: OfficialDirectory = { regulator: 'Chambre des notaires du Québec', name: 'Trouver un notaire', url: 'https://www.cnq.org/' };
const LAW_SOCIETY: OfficialDirectory = {
  regulator: 'Law Society of Ontario',
  name: 'Lawyer and Paralegal Directory',
  url: 'https://lso.ca/public-resources/finding-a-lawyer-or-paralegal',
};

/** Where to look up a licence. Mediators are accredited by several orders: no one list has them all. */
export function officialDirectory({
  title,
  province,
}: {
  readonly title: string;
  readonly province: string;
}): OfficialDirectory | undefined {
  if (title === 'mediator') return undefined;
  return province === 'ON' ? LAW_SOCIETY : title === 'notary' ? CHAMBRE : BARREAU;
}
