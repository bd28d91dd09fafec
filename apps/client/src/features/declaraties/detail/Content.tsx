import { formatDay } from '@mijn/domain/datum';
import { Amount } from '@mijn/ui/Amount';
import { Facts } from '@mijn/ui/Facts';
import { Card } from '@mijn/ui/Card';
import { Melding } from '@mijn/ui/Alert';
import { Stack } from '@mijn/ui/Stack';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/detail.js';
import { declaratieTitle } from '../declaratieTitle.ts';
import type { DeclaratieDetail, DeclaratieLine } from './declaratieDetail.ts';
import { Lines } from './Lines.tsx';

/** Says why the care itself is not shown (decisions §2). */
export function Shielded({ naam }: { readonly naam: string }) {
  return (
    <Melding soort="info" titel={m.afgeschermdTitel()}>
      <p>{m.afgeschermdTekst({ naam })}</p>
    </Melding>
  );
}

// The same remark at several lines is said once.
function meldingenOf(lines: readonly DeclaratieLine[]): readonly string[] {
  const all = lines.flatMap(({ meldingen }) => meldingen ?? []);
  return [...new Set(all.map(({ omschrijving }) => omschrijving))];
}

/** The lines of a claim, and what the insurer says about them. */
export function Treatments({ regels }: { readonly regels: readonly DeclaratieLine[] }) {
  if (regels.length === 0) return null;
  const meldingen = meldingenOf(regels);
  return (
    <Card titel={m.behandelingen()}>
      <Stack>
        <Lines regels={regels} />
        {meldingen.length > 0 && (
          <Melding soort="info" titel={m.meldingen()}>
            <Stack space="tight">
              {meldingen.map((text) => (
                <p key={text} lang="nl">
                  {text}
                </p>
              ))}
            </Stack>
          </Melding>
        )}
      </Stack>
    </Card>
  );
}

/** What was sent in, while it is not judged yet. */
export function Details({ declaratie }: { readonly declaratie: DeclaratieDetail }) {
  const { taal } = useAppEnvironment();
  const line = declaratie.regels[0];
  return (
    <Card titel={m.details()}>
      <Stack>
        <Facts
          facts={[
            { sleutel: 'who', term: m.voorWie(), waarde: declaratie.declarant },
            { sleutel: 'care', term: m.zorgsoort(), waarde: declaratieTitle(declaratie, taal) },
            ...(line
              ? [
                  {
                    sleutel: 'dag',
                    term: m.kolomDatum(),
                    waarde: formatDay(line.behandelDatum, taal),
                  },
                ]
              : []),
            {
              sleutel: 'bedrag',
              term: m.gedeclareerd(),
              waarde: <Amount cents={declaratie.bedrag} />,
            },
          ]}
        />
        <p>{m.nogGeenRegels()}</p>
      </Stack>
    </Card>
  );
}
