import * as scanWords from '../../../../generated/texts/scan.js';
import s from './ReadNotice.module.css';
import * as m from '../../../../generated/texts/submit.js';
import { Alert } from '@mijn/ui/Alert';
import { FieldLink } from '@mijn/ui/FieldLink';
import { Stack } from '@mijn/ui/Stack';

/** A value to check: its control, and its name. */
export interface Question {
  readonly fieldId: string;
  readonly text: string;
}

/** Says once that the values were read, and links to those to check, in their order. */
export function ReadNotice({ questions }: { readonly questions: readonly Question[] }) {
  const count = questions.length;
  return (
    <Alert kind="info" title={scanWords.readTitle()}>
      <p>{scanWords.readCheck()}</p>
      {count > 0 && (
        <>
          <p>{scanWords.readAsk({ count })}</p>
          <ul className={s['list']}>
            {questions.map(({ fieldId, text }) => (
              <li key={fieldId}>
                <FieldLink fieldId={fieldId}>{text}</FieldLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}

/**
 * Asks to fill in the amounts in euros of a bill in another currency, whose amounts are not read (ADR
 * 0055).
 */
export function OtherCurrency({ nota }: { readonly nota: { readonly andereMunt: boolean } }) {
  return nota.andereMunt && <Alert kind="warning" title={m.otherCurrency()} />;
}

// The fields of a good bill (docs/domain.md), in words to ask for them.
const words: Readonly<Record<string, () => string>> = {
  naam: scanWords.lacksName,
  geboortedatum: scanWords.lacksBirthday,
  verzekerdennummer: scanWords.lacksNumber,
  behandelDatum: scanWords.lacksDay,
  prestatieCode: scanWords.lacksCode,
  omschrijving: scanWords.lacksCare,
  naamZorgverlener: scanWords.lacksZorgverlener,
  agbCode: scanWords.lacksAgb,
  bedrag: scanWords.lacksAmount,
  notaNummer: scanWords.notaNumber,
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
export function missingDetailTexts(ontbreekt: readonly string[]): readonly string[] {
  // A description names the care, as a code does.
  const told = ontbreekt.filter(
    (code) => code !== 'prestatieCode' || ontbreekt.includes('omschrijving'),
  );
  if (!told.some((code) => needed.has(code))) return [];
  return told.flatMap((code) => words[code]?.() ?? []);
}

/** Lists what this bill lacks, with what to ask for; it can be sent all the same. */
export function MissingDetails({ ontbreekt }: { readonly ontbreekt: readonly string[] }) {
  const lacking = missingDetailTexts(ontbreekt);
  if (lacking.length === 0) return null;
  return (
    <Alert kind="warning" title={scanWords.lacksTitle()}>
      <Stack space="tight">
        <ul className={s['list']}>
          {lacking.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>{scanWords.lacksAsk()}</p>
      </Stack>
    </Alert>
  );
}
