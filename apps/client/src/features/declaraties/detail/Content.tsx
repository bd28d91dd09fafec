import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { Amount } from '@mijn/ui/Amount';
import { Facts } from '@mijn/ui/Facts';
import { Card } from '@mijn/ui/Card';
import { Alert } from '@mijn/ui/Alert';
import { Stack } from '@mijn/ui/Stack';
import { useAppEnvironment } from '../../../api/environment.ts';
import { nameWithBirthDate } from '@mijn/domain/namesakes';
import * as declaratiesWords from '../../../generated/texts/declaraties.js';
import * as m from '../../../generated/texts/detail.js';
import * as words from '../../../generated/texts/shared.js';
import { meldingWords, type MeldingText } from '../../../help/meldingen/meldingWords.ts';
import { SaidWords } from '../../../help/figures/SaidWords.tsx';
import { declaratieTitle } from '../declaratieTitle.ts';
import type { DeclaratieDetail, DeclaratieLine } from './declaratieDetail.ts';
import { LineName, Lines } from './Lines.tsx';
import { SubmittedLines } from './SubmittedLines.tsx';

/** Explains why the care itself is not shown (docs/decisions.md §2). */
export function Shielded({ naam }: { readonly naam: string }) {
  return (
    <Alert kind="info" title={m.hiddenTitle()}>
      <p>{words.careHiddenBy({ name: naam })}</p>
    </Alert>
  );
}

interface LineRemarks {
  readonly line: DeclaratieLine;
  readonly meldingen: readonly MeldingText[];
}

function remarksOf(lines: readonly DeclaratieLine[], language: Language): readonly LineRemarks[] {
  return lines
    .map((line) => {
      const all = (line.meldingen ?? []).map((one) => meldingWords(one, line, language));
      return { line, meldingen: [...new Map(all.map((said) => [said.text, said])).values()] };
    })
    .filter(({ meldingen }) => meldingen.length > 0);
}

function Remarks({ meldingen }: Pick<LineRemarks, 'meldingen'>) {
  return meldingen.map((said) => (
    <p key={said.text} lang={said.lang}>
      <SaidWords said={said} />
    </p>
  ));
}

/** The lines of a claim, and the insurer's remarks on each; a single line is not named. */
export function Treatments({ regels }: { readonly regels: readonly DeclaratieLine[] }) {
  const { language } = useAppEnvironment();
  if (regels.length === 0) return null;
  const remarks = remarksOf(regels, language);
  return (
    <Card title={m.treatments()}>
      <Stack>
        <Lines regels={regels} />
        {remarks.length > 0 && (
          <Alert kind="info" title={m.meldingen()}>
            <Stack>
              {remarks.map(({ line, meldingen }) => (
                <Stack key={line.volgnummer} space="tight">
                  {regels.length > 1 && <LineName line={line} />}
                  <Remarks meldingen={meldingen} />
                </Stack>
              ))}
            </Stack>
          </Alert>
        )}
      </Stack>
    </Card>
  );
}

function declarantOf({ declarant, geboorteDatum }: DeclaratieDetail, language: Language): string {
  return geboorteDatum ? nameWithBirthDate(declarant, geboorteDatum, language) : declarant;
}

/** The submitted data of a claim that is not judged yet. */
export function Details({ declaratie }: { readonly declaratie: DeclaratieDetail }) {
  const { language } = useAppEnvironment();
  // An insurer with the core only has date and place on a line, if there is one already.
  const line = declaratie.regels[0];
  const sent = declaratie.ingediendeRegels;
  const day = sent.length > 1 ? undefined : (declaratie.behandelDatum ?? line?.behandelDatum);
  const zorgverlener = declaratie.zorgverlener ?? line?.locatieNaam;
  return (
    <Card title={m.details()}>
      <Stack>
        <Facts
          facts={[
            {
              key: 'who',
              term: declaratiesWords.forWhom(),
              value: declarantOf(declaratie, language),
            },
            { key: 'care', term: m.zorgsoort(), value: declaratieTitle(declaratie, language) },
            ...(day ? [{ key: 'dag', term: m.careDate(), value: formatDay(day, language) }] : []),
            ...(zorgverlener
              ? [{ key: 'zorgverlener', term: m.zorgverlener(), value: zorgverlener }]
              : []),
            {
              key: 'bedrag',
              term: m.gedeclareerd(),
              value: <Amount cents={declaratie.bedrag} />,
            },
          ]}
        />
        {sent.length > 1 && <SubmittedLines regels={sent} />}
      </Stack>
    </Card>
  );
}
