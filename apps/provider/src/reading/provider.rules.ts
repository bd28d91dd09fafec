import { careSigns } from './care.rules.ts';
import type { Label } from './labelWords.ts';
import {
  announcementOf,
  type FoundLabel,
  type LabelledRow,
  letters,
  startsCell,
} from './labels.rules.ts';
import { certaintyOf, type Row, type RowWord } from './rows.rules.ts';
import { type Candidate, choose, type ReadValue, sumWeights } from './scoring.rules.ts';
import { amountsIn, daysIn } from './values.rules.ts';

/** Weights of the signals that words are the provider's name. */
const weights = {
  /** "Zorgverlener:", "Im Auftrag von". */
  announced: 5,
  announcedAbove: 4,
  /** "Tandarts", "Optik", "Hebamme". */
  care: 3,
  /** "Praktijk", "Centrum", "Clínica". */
  practice: 2,
  /** "B.V.", "GmbH", "S.L.". */
  company: 1.2,
  /** "drs.", "Dr. med.". */
  title: 1.4,
  /** 0 to 1: size, relative to the largest words of the bill. */
  large: 2,
  /** 0 to 1: height on the page. */
  high: 1.6,
  first: 0.8,
  firstInCell: 0.5,
  /** Followed by an address, AGB code or telephone number. */
  address: 1,
  repeated: 1,
  capital: 0.5,
  /** Has more than one capitalised word, or a word that is not of a profession. */
  proper: 0.8,
  generic: -2.5,
  /** Extends another candidate. */
  extends: 1.2,
  /** Ends with a profession: "…, huisarts". */
  profession: -1.6,
  /** Ends with a word that needs another one: "Praktijk De". */
  unfinished: -2.5,
  part: -0.4,
  /** "Aan", "Mevrouw", "Bill to". */
  addressee: -6,
  otherLabel: -4,
  factoring: -4,
  sentence: -3,
  heading: -5,
  /** Has none of the signs of a provider. */
  unknown: -3,
  lower: -1,
  otherPage: -3,
  table: -3,
} as const;

const least = 2.2;

const knowing = [
  'announced',
  'announcedAbove',
  'care',
  'practice',
  'company',
  'title',
  'address',
] as const;

const care = Object.values(careSigns).map(({ provider }) => provider);
const practice =
  /praktijk|praxis|cent(?:rum|re|er|ro)|clini|klini|zorg|medisch|medical|huis\b|fit\b|cabinet|consult[oa]|maison|institut|apotheek|pharma|farmacia|apotheke|ziekenhuis|hospital|h[oô]pital|krankenhaus|clínica|groep\b|groupe|surgery|health|gezondheid|salud|sant[eé]|poli\b|policlínica|policlinique|laborato|ggd|dienst\b|mvz\b|station|ambulanz|therap|kliniek|opti[ck]|óptica|winkel|taxi|bandagist|sanit[aä]tshaus/iu;
const moreCare =
  /osteop|^(?:AZ|UZ|CHU|CHR|UMC|ZNA|AZM) |logop|di[eë]t|podo|pedicur|voet|huidther|ergo|kraam|geboorte|mondhyg|hoor|audi|audio|oog|ooglaser|psych|vaccin|thuiszorg|verpleeg|dermat|orthop|radiolog|kin[eé]|chiro|ost[eé]o|sage[ -]femme|infirmi|dentaire|dentiste|m[eé]decin|opticien|podolog|fisio|dental|odont|oftalm|m[eé]dic|matrona|enfermer|ginec|[aä]rzt|hebamme|optik|h[oö]r|zahn|ggd|massage|physi|midwi|dent|chemist|hearing|eye|doctor|gp\b|tandprothet|prothese|revalid|fertil|ivf|orthoptist|tand|fysio|acupunc|homeop|ziekenhuis|hospital|klini|krankenhaus|apothe|pharm|farmac|laborat/iu;
const company =
  /\b(?:b\.?v\.?|n\.?v\.?|v\.?o\.?f\.?|gmbh|vzw|asbl|bvba|sprl|scrl|srl|sarl|eurl|selarl|scp|sasu?|s\.?l\.?(?:p\.?|u\.?)?|s\.?a\.?|ltd|limited|llp|plc|ug|kg|ohg|gbr|mbh|partg(?:mbb)?|maatschap|stichting|co[oö]peratie|cvba|slp|slu|e\.?v\.)(?=$|[\s,.)])/iu;
const academic =
  /^(?:drs?|prof|dipl|lic|dra|mr|ir|bsc|msc|dhr dr|mevr dr)\.? |\b(?:dr|drs|dra|prof)\.|dr\. ?med|tandarts\b|huisarts\b/iu;
const factoring =
  /factor|incasso|inning|debiteurenbeheer|declaratie(?:service|net)|administratie|abrechnung|verrechnung|pvs\b|verzekeraar|verzekering|versicherung|krankenkasse|mutualit|mutuelle|ziekenfonds|aseguradora|insurance|bank\b|collection|billing|financi|credit|ideal|betaal(?:service|gemak)|recouvrement|medifac|famed|infomedics/iu;
const address =
  /\b[1-9]\d{3} ?[A-Z]{2}\b|\b\d{4,5} \p{Lu}\p{Ll}+|\btel\b|telefoon|\bT\b \d|agb|kvk|riziv|(?:straat|weg|laan|plein|kade|dijk|singel|str\.|stra(?:ß|ss)e|street|road|rue|calle|avenue|avda|allee|platz|lane|quay)\b/iu;
const noName =
  /\d{4}\s?[A-Z]{2}\b|\btel\b|telefoon|www\.|@|https?:|kvk|btw|iban|\bagb\b|\bbig\b|straat|\p{L}+(?:weg|laan|plein|kade|dijk|gracht|singel|pad|str\.|stra(?:ß|ss)e) \d|^post(?:bus|fach)|\bbp \d|^case postale|^apartado|\d{3}|\b(?:factuur|nota|rekening|declaratie|rechnung|invoice|facture|factura|recibo|receipt|bon|liquidation|quittung|recibo|note d['’]honoraires|attest)\b|factuur\b|pagina|page\b|seite|p[aá]gina|^(?:tel|fax|t|e|w|m)[.:]? |€|\beur\b|^(?:dhr|mevr|mw|mevrouw|herr|frau|mrs?|ms|mme|madame|monsieur|sra?|don|do[nñ]a|familie|fam)\b\.? ?|^de heer|^(?:dank|bedankt|tot ziens|met vriendelijke|hoogachtend|mit freundlichen|kind regards|gracias|merci)|^\d|^(?:belgi[eë]|nederland|deutschland|ireland|france|espa[nñ]a|spain|germany)$/iu;
const houseNumber = /^[\p{L}.' -]+ \d{1,4}(?: ?[a-z])?(?:,|$)/iu;
const notOfName: ReadonlySet<Label> = new Set<Label>([
  'number',
  'plainNumber',
  'reference',
  'otherNumber',
  'insured',
  'billDay',
  'plainDay',
  'dueDay',
  'careDay',
  'otherDay',
  'birth',
  'total',
  'toPay',
  'subtotal',
  'tax',
  'paid',
  'covered',
  'ownShare',
  'amountHead',
  'unitHead',
  'textHead',
  'codeHead',
  'pay',
  'discount',
  'title',
  'agb',
  'name',
]);

const generic =
  /^(?:algemeen|algemene|vrijgevestigd|erkend|zelfstandig|medisch|medische|praktijk|voor|fach\p{L}*|priv\p{L}*|médecine|générale|médecin|generaliste|généraliste|cabinet|médical|médicale|centro|médico|médica|clínica|dental|private|medical|practice|general|hospital|uw|ihr|ihre|your|votre|su|drs?\.?|en|und|and|et|y|de|la|le|für|of|\p{Ll}\S*)$/iu;

const properWords = (text: string): number =>
  text.split(' ').filter((word) => /^['’]?\p{Lu}/u.test(word)).length;

const isGeneric = (text: string): boolean =>
  text.split(/[ ,]+/).filter((word) => !generic.test(word) && !isListed(word)).length === 0;

const goesOn =
  /(?:^| )(?:de|het|van|voor|en|&|der|den|of|du|la|le|des|und|für|and|el|del|y|['’]t)$/iu;

/** The words after a part of a cell, up to the next comma; they may be a profession. */
function behind(row: Row, to: number): string {
  const words: string[] = [];
  for (let i = to; i < row.words.length && !startsCell(row, i) && words.length < 4; i += 1) {
    words.push(row.words[i]?.text ?? '');
    if (/[,.;]$/.test(row.words[i]?.text ?? '')) break;
  }
  return words.join(' ');
}

/** "Dr. Keller, Facharzt für Orthopädie": a profession follows the name. */
const isBehindComma = (row: Row, from: number): boolean =>
  !startsCell(row, from) && row.words[from - 1]?.text.endsWith(',') === true;

const isProfession = (text: string): boolean => text !== '' && isGeneric(text);

/** Labels that announce a value, so that no name begins with one. A name may begin with the head of a column. */
const announces: ReadonlySet<Label> = notOfName.difference(
  new Set<Label>(['textHead', 'codeHead', 'unitHead', 'amountHead', 'title']),
);

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly isPart: boolean;
}

const endsPiece = /[,;:]$|^\($/;

/** Whether a label is followed by a number or a colon, or is at the start or end of its cell. */
function isFollowed({ row, to, startsCell: starts, endsCell }: FoundLabel): boolean {
  const isColon = row.words[to - 1]?.text.endsWith(':') === true;
  return starts || endsCell || isColon || /\d/.test(row.words[to]?.text ?? '');
}

/** The cells of a row, and the parts of each between commas, dashes and brackets. */
function piecesOf({ row, labels }: LabelledRow): Piece[] {
  const { words } = row;
  const pieces: Piece[] = [];
  let cell = 0;
  for (let to = 1; to <= words.length; to += 1) {
    if (!startsCell(row, to)) continue;
    const label = labels.findLast(
      ({ from, to: end, label: one }) => from >= cell && end < to && one === 'provider',
    );
    const begin = label ? label.to : cell;
    pieces.push({ from: begin, to, isPart: false });
    let from = begin;
    for (let i = begin; i < to; i += 1) {
      const [word, next] = [words[i], words[i + 1]];
      const cut =
        i === to - 1 ||
        next?.isApart === true ||
        (i > begin && /^(?:drs|dr|dra|prof|mr|ir)\.$/iu.test(next?.text ?? '')) ||
        endsPiece.test(word?.text ?? '') ||
        next?.text.startsWith('(') === true ||
        // "Ergotherapie Samen Verder te Weert": the town is not part of the name; nor is a label.
        next?.text === 'te' ||
        labels.some(
          (one) =>
            (one.from === i + 1 && isFollowed(one)) ||
            (one.to === i + 1 && one.label !== 'title' && one.label !== 'name' && isFollowed(one)),
        );
      if (!cut) continue;
      if (i + 1 > from && (from !== begin || i + 1 !== to))
        pieces.push({ from, to: i + 1, isPart: true });
      from = i + 1;
    }
    cell = to;
  }
  return pieces.filter(({ from, to }) => to > from);
}

function nameOf(words: readonly RowWord[]): string {
  return words
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[("'“„:·-]+\s*/u, '')
    .replace(/[\s,;:("“”·-]+$/u, '');
}

function heightOf(words: readonly RowWord[]): number {
  const heights = words.map(({ height }) => height).toSorted((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

const isSentence = (text: string): boolean =>
  /\b(?:is|zijn|wordt|worden|heeft|hebben|kunt|verzoeken|bracht|bij|ik|wij|we|u|uw|sie|wir|ihre?|you|we|your|vous|nous|votre|le agradecemos|su)\b/iu.test(
    text,
  ) ||
  /\p{Ll}\.$/u.test(text) ||
  /^(?:voor|van|op|het|een|de|alle|voor|für|for|pour|por|der|die|das|les?|la|el|los)\b(?! \p{Lu})/u.test(
    text,
  );

function isListed(text: string): boolean {
  return care.some((sign) => sign.test(text)) || moreCare.test(text);
}

/** Candidates for the provider's name, with their scores. */
function providerCandidates(rows: readonly LabelledRow[]): Candidate<string>[] {
  const page = rows[0]?.row.page;
  const all = rows.map(({ row }) => row.text).join('\n');
  const wholeText = letters(all);
  const found = rows.flatMap((labelledRow, at) =>
    piecesOf(labelledRow).map((piece) => ({ labelledRow, at, piece })),
  );
  const named = found.flatMap(({ labelledRow, at, piece: { from, to, isPart } }) => {
    const { row } = labelledRow;
    const words = row.words.slice(from, to);
    const value = nameOf(words);
    const key = letters(value);
    if (key.length < 4 || noName.test(value) || houseNumber.test(value)) return [];
    if (amountsIn(value).length > 0 || daysIn(value).length > 0) return [];
    return [{ labelledRow, at, from, to, isPart, words, value, key, row }];
  });
  const wrapped = named.flatMap((first) => {
    if (!goesOn.test(first.value)) return [];
    const next = named.find(
      (other) =>
        other.row.page === first.row.page &&
        other.row.top > first.row.top &&
        other.row.top - first.row.top < 2.5 * first.row.height &&
        Math.abs((other.words[0]?.left ?? 0) - (first.words[0]?.left ?? 0)) < 0.01,
    );
    if (!next) return [];
    const value = `${first.value} ${next.value}`;
    return [{ ...first, value, key: letters(value), words: [...first.words, ...next.words] }];
  });
  named.push(...wrapped);
  const tallest = Math.max(
    ...named.filter(({ row }) => row.top < 0.5).map(({ words }) => heightOf(words)),
  );
  return named.map(({ labelledRow, at, from, to, isPart, words, value, key, row }, nth) => {
    const announcement = announcementOf(rows, at, from);
    const { label, where } = announcement ?? {};
    const inside = labelledRow.labels.filter((one) => one.from >= from && one.to <= to);
    const isLabel = inside.some((one) => one.from === from && one.to === to);
    const near = rows
      .slice(at, at + 4)
      .filter(({ row: other }) => other.page === row.page && other.top - row.top < 6 * row.height);
    const count = wholeText.split(key).length - 1;
    const signals = {
      announced: label === 'provider' && where === 'beside',
      announcedAbove: label === 'provider' && where === 'above',
      care: isListed(value) || (isPart && isListed(behind(row, to))),
      unfinished: goesOn.test(value),
      practice: practice.test(value),
      company: company.test(value),
      title: academic.test(value),
      large: Math.max(0, (heightOf(words) / tallest - 0.45) / 0.55),
      high: Math.max(0, 1 - row.top / 0.35),
      first: nth === 0,
      firstInCell: startsCell(row, from),
      address: near.some(({ row: other }) =>
        address.test(other === row ? textAfter(row.text, words) : other.text),
      ),
      repeated: count > 1,
      proper: properWords(value) > 1,
      generic: (properWords(value) < 2 || isBehindComma(row, from)) && isGeneric(value),
      extends: named.some(
        (other) =>
          other.key.length > 4 &&
          key.length > other.key.length &&
          key.startsWith(other.key) &&
          other.row !== row &&
          !value.includes(',') &&
          words.length < 8 &&
          other.row.top < 0.3,
      ),
      profession: isProfession(value.split(', ').slice(1).join(' ')),
      capital: /^\p{Lu}/u.test(value) && /\p{Ll}/u.test(value),
      part: isPart,
      addressee:
        label === 'addressee' ||
        (label === 'name' && where === 'beside') ||
        inside.some((one) => one.label === 'addressee' && one.from === from),
      otherLabel: label !== undefined && where !== 'near' && notOfName.has(label),
      factoring: factoring.test(value),
      sentence: isSentence(value) || words.length > 9,
      heading: isLabel || inside.some((one) => announces.has(one.label) && one.startsCell),
      lower: /^\p{Ll}/u.test(value),
      otherPage: row.page !== page,
      table: amountsIn(row.text).length > 0,
    };
    const isUnknown = knowing.every((sign) => !signals[sign]);
    const score = sumWeights(weights, { ...signals, unknown: isUnknown });
    return { value, row, words, score };
  });
}

function textAfter(text: string, words: readonly RowWord[]): string {
  const last = words.at(-1);
  return last ? text.slice(last.start + last.text.length) : text;
}

const isSameName = (one: string, other: string): boolean => letters(one) === letters(other);

const small =
  /^(?:de|het|een|van|voor|der|den|des|en|in|op|aan|bij|te|ter|ten|am|im|und|für|zum|zur|of|and|the|du|la|le|les|et|d['’].*|del?|el|los|y|&)$/u;

/** Whether text recognition returned the whole name: no broken words, and no part of it in the next cell. */
function isWhole({ row, words }: ReadValue<string>): boolean {
  const isBroken = words.some(({ text }) => !/^['’(]?[\p{Lu}\d]/u.test(text) && !small.test(text));
  const last = words.at(-1);
  const others = row.words.filter(
    (word) => !words.includes(word) && word.height > 0.75 * (last?.height ?? 0),
  );
  return !isBroken && others.length === 0 && certaintyOf(words) >= seenClearly;
}

const seenClearly = 88;

/** Finds the provider's name, and whether it is certain. */
export function findProvider(
  rows: readonly LabelledRow[],
): (ReadValue<string> & { readonly sure: boolean }) | undefined {
  const choice = choose(providerCandidates(rows), least, isSameName);
  if (!choice) return undefined;
  const { best, margin } = choice;
  return {
    ...best,
    sure:
      best.score >= 9 &&
      margin >= 3 &&
      (isListed(best.value) || practice.test(best.value)) &&
      (!best.row.page.seen || isWhole(best)),
  };
}
