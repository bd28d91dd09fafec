export type InzageKind =
  | 'pass'
  | 'invoices'
  | 'ownRisk'
  | 'declaraties'
  | 'costs'
  | 'messages'
  | 'details';

/** The operations in the insurer's log of access (NEN 7513) with their subject. */
const lookKinds = {
  getRelatie: 'details',
  updateRelatie: 'details',
  confirmContactgegevens: 'details',
  listWijzigingen: 'details',
  listInzagen: 'details',
  getGegevens: 'details',
  acceptVoorwaarden: 'details',
  getBetaalinstellingen: 'details',
  wijzigRekening: 'details',
  getIncasso: 'details',
  startIncasso: 'details',
  stopIncasso: 'details',
  getPremieperiode: 'details',
  kiesPremieperiode: 'details',
  getEigenRisicoInTermijnen: 'details',
  kiesEigenRisicoInTermijnen: 'details',
  listMachtigingen: 'details',
  geefMachtiging: 'details',
  trekMachtigingIn: 'details',
  listVerzekeringen: 'details',
  listDocumenten: 'details',
  getPolisblad: 'details',
  getToestemming: 'details',
  getVerzekerden: 'details',
  listBerichten: 'messages',
  markBerichtenRead: 'messages',
  chooseBerichten: 'messages',
  startPush: 'messages',
  stopPush: 'messages',
  stelVraag: 'messages',
  listVragen: 'messages',
  getOpenVraag: 'messages',
  beantwoordVraag: 'messages',
  listZorgpassen: 'pass',
  listDeclaraties: 'declaraties',
  getDeclaratie: 'declaraties',
  indienen: 'declaraties',
  trekDeclaratieIn: 'declaraties',
  getBestand: 'declaraties',
  getGelezen: 'declaraties',
  getBladzijde: 'declaraties',
  getConcept: 'declaraties',
  bewaarConcept: 'declaraties',
  verwijderConcept: 'declaraties',
  getBevestiging: 'declaraties',
  getBesluit: 'declaraties',
  validerenBestand: 'declaraties',
  getVerwachteVergoeding: 'declaraties',
  getEigenRisico: 'ownRisk',
  getVerwachting: 'ownRisk',
  listZorgkosten: 'costs',
  listZorggebruik: 'costs',
  getZorgkostenRegel: 'costs',
  getVooraf: 'costs',
  listVergoedingen: 'costs',
  listFacturen: 'invoices',
  getFactuur: 'invoices',
  getFactuurDocument: 'invoices',
  getBriefDocument: 'invoices',
  getRegelingDocument: 'invoices',
  getSpecificatie: 'invoices',
  listBetaalverzoeken: 'invoices',
  listTegoeden: 'invoices',
  listPremieachterstanden: 'invoices',
  betwistPremieachterstand: 'invoices',
  getBetaalverzoek: 'invoices',
  startBetaling: 'invoices',
  startRegeling: 'invoices',
  getBetaling: 'invoices',
} as const satisfies Readonly<Record<string, InzageKind>>;

export type InzageOperation = keyof typeof lookKinds;

/** Returns the subject of an operation; `details` for an unknown one. */
export function inzageKind(operation: string): InzageKind {
  const kinds: Readonly<Partial<Record<string, InzageKind>>> = lookKinds;
  return Object.hasOwn(kinds, operation) ? (kinds[operation] ?? 'details') : 'details';
}
