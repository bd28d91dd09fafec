import { merken } from '@mijn/domain/merken';
import { formatIban } from '@mijn/domain/iban';
import { Bedrag } from '@mijn/ui/Bedrag';
import { Datum } from '@mijn/ui/Datum';
import { Feiten } from '@mijn/ui/Feiten';
import { Kaart } from '@mijn/ui/Kaart';
import { Kopieer } from '@mijn/ui/Kopieer';
import { Stapel } from '@mijn/ui/Stapel';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/betaalverzoek.js';
import type { Betaalverzoek } from '../betaalverzoek.ts';

function KopieerKnop({ waarde, naam }: { readonly waarde: string; readonly naam: string }) {
  const teksten = {
    kopieer: m.kopieer(),
    naam,
    gekopieerd: m.gekopieerd(),
    mislukt: m.nietGekopieerd(),
  };
  return <Kopieer waarde={waarde} teksten={teksten} />;
}

/** What one needs to transfer the amount oneself, each copied by a tap. */
export function Overmaken({ verzoek }: { readonly verzoek: Betaalverzoek }) {
  const { merk } = useAppOmgeving().config;
  const { rekeningNummerZenZ: rekening, betalingsKenmerk, bedragTeBetalen } = verzoek;
  return (
    <Kaart titel={m.overmaken()}>
      <Stapel>
        <p>{m.overmakenTekst()}</p>
        <Feiten
          feiten={[
            {
              sleutel: 'bedrag',
              term: m.bedrag(),
              waarde: <Bedrag cents={bedragTeBetalen} />,
            },
            {
              sleutel: 'rekening',
              term: m.rekening(),
              waarde: formatIban(rekening),
              actie: (
                <KopieerKnop waarde={rekening.replaceAll(' ', '')} naam={m.kopieerRekening()} />
              ),
            },
            { sleutel: 'naam', term: m.opNaamVan(), waarde: merken[merk].naam },
            {
              sleutel: 'kenmerk',
              term: m.kenmerk(),
              waarde: verzoek.betalingsKenmerkOpgemaakt,
              actie: <KopieerKnop waarde={betalingsKenmerk} naam={m.kopieerKenmerk()} />,
            },
            {
              sleutel: 'dag',
              term: m.uiterlijk(),
              waarde: <Datum dag={verzoek.uitersteBetaalDatum} />,
            },
          ]}
        />
      </Stapel>
    </Kaart>
  );
}
