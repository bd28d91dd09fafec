import { Alert } from '@mijn/ui/Alert';
import { Stack } from '@mijn/ui/Stack';
import * as notaWords from '../../../generated/texts/nota.js';
import s from './Lacks.module.css';

// What a good bill must show (docs/domain.md), in the words in which one asks for it.
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

/** Without these a bill cannot be judged by itself; the rest may be left out by many a provider. */
const needed = new Set([
  'naam',
  'geboortedatum',
  'behandelDatum',
  'omschrijving',
  'naamZorgverlener',
  'bedrag',
]);

/** What to say of what a bill lacks; empty where nothing that matters is lacking. */
export function lackingWords(ontbreekt: readonly string[]): readonly string[] {
  // A code says what care it was, as a description does.
  const told = ontbreekt.filter(
    (code) => code !== 'prestatieCode' || ontbreekt.includes('omschrijving'),
  );
  if (!told.some((code) => needed.has(code))) return [];
  return told.flatMap((code) => words[code]?.() ?? []);
}

/** What a good bill shows and this one does not, with what to ask for; one may send it all the same. */
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
