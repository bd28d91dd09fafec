import { BedragInvoer } from '@mijn/ui/BedragInvoer';
import { DatumInvoer } from '@mijn/ui/DatumInvoer';
import { Invoer } from '@mijn/ui/Invoer';
import { Kies } from '@mijn/ui/Kies';
import { Stapel } from '@mijn/ui/Stapel';
import { Tekstvak } from '@mijn/ui/Tekstvak';
import { Veld } from '@mijn/ui/Veld';
import { Vinkje } from '@mijn/ui/Vinkje';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/indienen.js';
import { zorgsoortKeuzes } from '../zorgsoort.ts';
import type { StapProps } from './IndienForm.tsx';
import { gegevensVelden, langste } from './invoer.ts';
import { StapKader } from './StapKader.tsx';
import { useFouten } from './useFouten.tsx';
import { veldId } from './veldTeksten.ts';

type Velden = ReturnType<typeof useVelden>;

// Binds a text field to the state: `{...tekst('bedrag')}` on its control.
function useVelden({ indienen, vandaag }: StapProps) {
  const { toestand, meld } = indienen;
  const fouten = useFouten(indienen, gegevensVelden, vandaag);
  const zet = (veld: (typeof gegevensVelden)[number] | 'buitenland', waarde: string | boolean) =>
    meld({ soort: 'ingevuld', veld, waarde });
  const tekst = (veld: (typeof gegevensVelden)[number]) => ({
    value: toestand.invoer[veld],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      zet(veld, target.value),
  });
  return { invoer: toestand.invoer, fouten, zet, tekst };
}

function WatEnWanneer({ invoer, fouten, zet, tekst }: Velden) {
  const { taal } = useAppOmgeving();
  return (
    <>
      <Veld id={veldId('zorgsoort')} label={m.zorgsoort()} fout={fouten.bij('zorgsoort')}>
        {(veld) => (
          <Kies {...veld} {...tekst('zorgsoort')} required>
            <option value="">{m.zorgsoortKies()}</option>
            {zorgsoortKeuzes(taal).map(({ waarde, label }) => (
              <option key={waarde} value={waarde}>
                {label}
              </option>
            ))}
          </Kies>
        )}
      </Veld>
      <DatumInvoer
        id={veldId('behandelDatum')}
        legenda={m.behandelDatum()}
        hint={m.behandelDatumHint()}
        fout={fouten.bij('behandelDatum')}
        labels={{ dag: m.dag(), maand: m.maand(), jaar: m.jaar() }}
        waarde={invoer.behandelDatum}
        onWijzig={(dag) => zet('behandelDatum', dag)}
      />
    </>
  );
}

function WieEnHoeveel({ fouten, tekst }: Velden) {
  return (
    <>
      <Veld
        id={veldId('bedrag')}
        label={m.bedrag()}
        hint={m.bedragHint()}
        fout={fouten.bij('bedrag')}
      >
        {(veld) => <BedragInvoer {...veld} {...tekst('bedrag')} required />}
      </Veld>
      <Veld
        id={veldId('naamZorgverlener')}
        label={m.naamZorgverlener()}
        hint={m.naamZorgverlenerHint()}
        fout={fouten.bij('naamZorgverlener')}
      >
        {(veld) => <Invoer {...veld} {...tekst('naamZorgverlener')} autoComplete="off" required />}
      </Veld>
    </>
  );
}

function HoeftNiet({ invoer, fouten, zet, tekst }: Velden) {
  return (
    <>
      <Veld
        id={veldId('notaNummer')}
        label={m.notaNummer()}
        hint={m.notaNummerHint()}
        fout={fouten.bij('notaNummer')}
      >
        {(veld) => (
          <Invoer {...veld} {...tekst('notaNummer')} breedte="middel" autoComplete="off" />
        )}
      </Veld>
      <Vinkje
        label={m.buitenland()}
        checked={invoer.buitenland}
        onChange={({ target }) => zet('buitenland', target.checked)}
      />
      <Veld
        id={veldId('opmerking')}
        label={m.opmerking()}
        hint={m.opmerkingHint()}
        fout={fouten.bij('opmerking')}
      >
        {(veld) => (
          <Tekstvak {...veld} {...tekst('opmerking')} maxLength={langste.opmerking} rows={3} />
        )}
      </Veld>
    </>
  );
}

/** Step 3: what the bill says. */
export function StapGegevens(props: StapProps) {
  const velden = useVelden(props);
  return (
    <StapKader
      stap="gegevens"
      titel={m.gegevensTitel()}
      fouten={velden.fouten.overzicht}
      onVerder={() => velden.fouten.controleer() && props.verder()}
    >
      <Stapel ruimte="ruim">
        <WatEnWanneer {...velden} />
        <WieEnHoeveel {...velden} />
        <HoeftNiet {...velden} />
      </Stapel>
    </StapKader>
  );
}
