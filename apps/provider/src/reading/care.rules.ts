import { isZorgsoort, type Zorgsoort } from '@mijn/domain/zorgsoorten';

/** Signs of a kind of care: words, codes, and the first digits of AGB codes. */
interface CareSigns {
  /** In the description of a line. */
  readonly line: RegExp;
  /** In the name of a provider. */
  readonly provider: RegExp;
  readonly code?: RegExp;
  readonly agb?: RegExp;
}

/** Signs of each kind of care, with words in Dutch, German and English. */
export const careSigns: Readonly<Record<Zorgsoort, CareSigns>> = {
  Huisarts: {
    line: /huisarts|visite|consult (?:korter|langer)|\bgp\b|general practitioner|doctor visit|hausarzt|bloedsuikerbepaling/i,
    provider:
      /huisarts|gezondheidscentrum|family doctor|medical practice|hausarzt|allgemeinmedizin|general practice/i,
    agb: /^01/,
  },
  Ziekenhuis: {
    line: /polikliniek|operatie|dagbehandeling|ziekenhuis(?!.*retour)|opname|specialist|krankenhaus|station[aä]r|r[oö]ntgen(?!foto)|hospital|ambulante/i,
    provider: /ziekenhuis|medisch centrum|klinikum|krankenhaus|hospital|kliniek|umc/i,
    code: /^\d{2}[A-Z]\d{3}$/,
    agb: /^(?:06|22)/,
  },
  Medicijnen: {
    line: /\b\d+\s?mg\b|tablet|capsule|terhandstelling|geneesmiddel|apothe|zalf|medicijn|prescription|medikament/i,
    provider: /apothe|pharmac/i,
    agb: /^02/,
  },
  Laboratorium: {
    line: /laborator|bloedonderzoek|hemoglobine|bepaling(?! bloedsuiker)|ordertarief|urineonderzoek|blood test|\btsh\b|vitamine/i,
    provider: /laborator|\blab\b|diagnostisch centrum/i,
    code: /^0[67]\d{4}$/,
    agb: /^50/,
  },
  Fysiotherapie: {
    line: /fysio|manuele therapie|oedeemtherapie|bekkenfysio|physio|krankengymnastik|oefentherapie|intake en onderzoek/i,
    provider: /fysio|physio|oefentherap|manuele/i,
    code: /^1\d{3}$/,
    agb: /^(?:04|07|87)/,
  },
  Tandarts: {
    line: /tand|gebits|kies|vulling|beugel|orthodon|mondzorg|periodieke controle|verdoving|r[oö]ntgenfoto|kroon|zahn|f[uü]llung|dental|dentist|tooth|wortelkanaal|prothese/i,
    provider: /tand|mondzorg|orthodon|beugel|mondhygi|zahn|dental|dentist/i,
    code: /^[A-Z]\d{2,3}[A-Z]?$/,
    agb: /^1[123]/,
  },
  'Bril en lenzen': {
    line: /bril|lens|lenzen|montuur|glazen|contactl|brille|kontaktlinsen|glasses/i,
    provider: /optiek|bril|opticien|optik|optic/i,
    agb: /^57/,
  },
  Hulpmiddelen: {
    line: /hoortoestel|steunzool|steunzolen|brace|kousen|rollator|hulpmiddel|prothesekous|krukken|hearing aid|h[oö]rger[aä]t|incontinentie|bandage/i,
    provider:
      /hoorzorg|audici|steunzol|speciaalzaak|hulpmiddel|orthop(?:ed|[aä]d)ietechni|braces|sanit[aä]tshaus/i,
    agb: /^7[56]/,
  },
  'Hulpmiddelen in bruikleen': {
    line: /bruikleen|uitleen|\bleen(?:periode|termijn)|\bon loan\b|leihger[aä]t/i,
    provider: /thuiszorgwinkel|uitleen/i,
  },
  Psycholoog: {
    line: /psycho|diagnostiek|behandelconsult|ggz|intakegesprek/i,
    provider: /psycho|ggz|therapeutenpraktijk/i,
    code: /^(?:CO|OV)\d{4}$/,
    agb: /^(?:94|25)/,
  },
  Ziekenvervoer: {
    line: /vervoer|taxi|ambulance|\brit\b|km\b|krankentransport|transport/i,
    provider: /taxi|vervoer|ambulance|transport/i,
    agb: /^(?:20|43)/,
  },
  Verloskundige: {
    line: /verlosk|prenata|postnata|echo|bevalling|kraam|hebamme|midwife|kinderwens/i,
    provider: /verlosk|geboorte|hebamme|midwi/i,
    agb: /^08/,
  },
  Wijkverpleging: {
    line: /wijkverpleg|verpleging (?:en verzorging )?thuis|persoonlijke verzorging|district nurs|h[aä]usliche pflege/i,
    provider: /wijkverpleg|thuiszorg(?!winkel)|pflegedienst/i,
  },
  Leefstijlprogramma: {
    line: /leefstijl|lifestyle/i,
    provider: /leefstijl|lifestyle/i,
  },
  'Nazorg na donatie': {
    line: /(?:nier|lever|orgaan|beenmerg)donatie|donornazorg|nazorg (?:na donatie|donor)/i,
    provider: /transplantatie/i,
  },
  'Alternatieve zorg': {
    line: /osteopath|acupunct|homeop|chiropract|haptonom|natuurgeneeskund|heilpraktik/i,
    provider: /osteopath|acupunct|homeop|chiropract|haptonom|natuurgenees|heilpraktik/i,
    code: /^24\d{3}$/,
    agb: /^90/,
  },
};

/** Facts about a line that indicate its kind of care. */
export interface CareClues {
  readonly text: string;
  readonly code: string | undefined;
  readonly provider: string;
  readonly agb: string | undefined;
}

const weights = { agb: 3, provider: 3, line: 2, code: 1 } as const;

/** Returns the kind of care with the highest score, and whether it is certain; undefined without any sign. */
export function careOf(clues: CareClues): { zorgsoort: Zorgsoort; sure: boolean } | undefined {
  const scored = scores(clues).toSorted((one, other) => other.score - one.score);
  const [best, second] = scored;
  if (!best || best.score === 0) return undefined;
  const sure = best.score >= 4 && best.score - (second?.score ?? 0) >= 2;
  return { zorgsoort: best.zorgsoort, sure };
}

const kinds = Object.keys(careSigns).filter(isZorgsoort);

function scores({ text, code, provider, agb }: CareClues) {
  return kinds.map((zorgsoort) => {
    const signs = careSigns[zorgsoort];
    const score =
      (agb && signs.agb?.test(agb) ? weights.agb : 0) +
      (signs.provider.test(provider) ? weights.provider : 0) +
      (signs.line.test(text) ? weights.line : 0) +
      (code && signs.code?.test(code) ? weights.code : 0);
    return { zorgsoort, score };
  });
}
