import { Alert } from '@mijn/ui/Alert';
import { Stack } from '@mijn/ui/Stack';
import * as notaWords from '../../../generated/texts/nota.js';
import s from './Lacks.module.css';

// The fields of a good bill (docs/domain.md), in words to ask for them.
const words: Readonly<Record<string, () => string>> = {
  naam: notaWords.lacksName,
  geboortedatum: notaWords.lacksBirthday,
  verzekerdennummer: notaWords.lacksNumber,
  behandelDatum: notaWords.lacksDay,
  prestatieCode: notaWords.lacksCode,
  omschrijving: notaWords.lacksCare,
  naamZorgverlener: notaWords.lacksZorgverlener,
  agbCode: notaWords.lacksAgb,
  bedrag: notaWords.lacksAmount,
  notaNummer: notaWords.notaNumber,
};

/** A bill without these cannot be judged automatically; many providers leave out the others. */
const needed = new Set([
  'naam',
  'geboortedatum',
  'behandelDatum',
  'omschrijving',
  'naamZorgverlener',
  'bedrag',
]);

/** Returns the words for what a bill lacks; empty when nothing important is lacking. */
export function lackingWords(ontbreekt: readonly string[]): readonly string[] {
  // A description names the care, as a code does.
  const told = ontbreekt.filter(
    (code) => code !== 'prestatieCode' || ontbreekt.includes('omschrijving'),
  );
  if (!told.some((code) => needed.has(code))) return [];
  return told.flatMap((code) => words[code]?.() ?? []);
}

/** Lists what this bill lacks, with what to ask for; it can be sent all the same. */
export function Lacks({ ontbreekt }: { readonly ontbreekt: readonly string[] }) {
  const lacking = lackingWords(ontbreekt);
  if (lacking.length === 0) return null;
  return (
    <Alert kind="warning" title={notaWords.lacksTitle()}>
      <Stack space="tight">
        <ul className={s['list']}>
          {lacking.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>{notaWords.lacksAsk()}</p>
      </Stack>
    </Alert>
  );
}
