import {
  Activity,
  Banknote,
  Camera,
  FilePlus2,
  FileText,
  Glasses,
  House,
  IdCard,
  LogIn,
  ReceiptEuro,
  Smile,
  User,
  Users,
} from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Antwoord } from '@mijn/ui/Antwoord';
import { Bedrag } from '@mijn/ui/Bedrag';
import { BedragInvoer } from '@mijn/ui/BedragInvoer';
import { BestandKiezer } from '@mijn/ui/BestandKiezer';
import { BestandRegel } from '@mijn/ui/BestandRegel';
import { Chips } from '@mijn/ui/Chips';
import { DatumInvoer } from '@mijn/ui/DatumInvoer';
import { Dialoog } from '@mijn/ui/Dialoog';
import { Datum } from '@mijn/ui/Datum';
import { Feiten } from '@mijn/ui/Feiten';
import { Foutenoverzicht } from '@mijn/ui/Foutenoverzicht';
import { Frame } from '@mijn/ui/Frame';
import { FrameBuiten } from '@mijn/ui/FrameBuiten';
import { Invoer } from '@mijn/ui/Invoer';
import { Kaart } from '@mijn/ui/Kaart';
import { Keuze } from '@mijn/ui/Keuze';
import { Kies } from '@mijn/ui/Kies';
import { Knop, knopKlasse } from '@mijn/ui/Knop';
import { Knoppen } from '@mijn/ui/Knoppen';
import { LeegBeeld } from '@mijn/ui/LeegBeeld';
import { Lijst } from '@mijn/ui/Lijst';
import { Melding } from '@mijn/ui/Melding';
import { Meter } from '@mijn/ui/Meter';
import { Pagina } from '@mijn/ui/Pagina';
import { Pictogram } from '@mijn/ui/Pictogram';
import { Rij } from '@mijn/ui/Rij';
import { Schakel } from '@mijn/ui/Schakel';
import { Skelet } from '@mijn/ui/Skelet';
import { Stapel } from '@mijn/ui/Stapel';
import { Stappen } from '@mijn/ui/Stappen';
import { StappenTeller } from '@mijn/ui/StappenTeller';
import { StatusLabel } from '@mijn/ui/StatusLabel';
import { Tabel } from '@mijn/ui/Tabel';
import { TekeningGelukt } from '@mijn/ui/TekeningGelukt';
import { TekeningLeeg } from '@mijn/ui/TekeningLeeg';
import { TekeningRust } from '@mijn/ui/TekeningRust';
import { TekeningStatus } from '@mijn/ui/TekeningStatus';
import { Tekstvak } from '@mijn/ui/Tekstvak';
import { Trap } from '@mijn/ui/Trap';
import { Veld } from '@mijn/ui/Veld';
import { Vinkje } from '@mijn/ui/Vinkje';
import { Voortgang } from '@mijn/ui/Voortgang';

type Merk = 'ZZ' | 'AZVZ';
const namen = { ZZ: 'Zilverzand', AZVZ: 'Ankerzee' };
const standen = { klaar: 'klaar', nu: 'nu', straks: 'nog niet' };

function Binnen({
  merk,
  actief,
  children,
}: {
  readonly merk: Merk;
  readonly actief: string;
  readonly children: ReactNode;
}) {
  const items = [
    { sleutel: 'overzicht', label: 'Overzicht', pictogram: House, href: '#o' },
    { sleutel: 'declaraties', label: 'Declaraties', pictogram: FileText, href: '#d' },
    {
      sleutel: 'indienen',
      label: 'Declaratie indienen',
      kort: 'Indienen',
      pictogram: FilePlus2,
      href: '#i',
    },
  ];
  return (
    <Frame
      merk={merk}
      merknaam={namen[merk]}
      thuis="#o"
      items={items.map((item) => ({ ...item, actief: item.sleutel === actief }))}
      persoon={{ naam: 'Sanne de Vries', initialen: 'SV' }}
      uitloggen={<a href="#u">Uitloggen</a>}
      taal={
        <span>
          Nederlands ·{' '}
          <a href="#en" lang="en">
            English
          </a>
        </span>
      }
      teksten={{
        naarInhoud: 'Naar de inhoud',
        navigatie: 'Hoofdmenu',
        meer: 'Meer',
        persoonMenu: 'Menu van Sanne de Vries',
      }}
    >
      {children}
    </Frame>
  );
}

function Overzicht({ merk }: { readonly merk: Merk }) {
  return (
    <Binnen merk={merk} actief="overzicht">
      <Voortgang actief minimum={0.3} stap={0.06} snelheidMs={600} />
      <Pagina
        titel="Goedemiddag, Sanne"
        bovenTitel="zaterdag 21 november 2026"
        zijkant={
          <>
            <Kaart titel="Eigen risico 2026">
              <Meter
                kop={
                  <>
                    <Bedrag cents={17260} /> gebruikt
                  </>
                }
                delen={[
                  { soort: 'gebruikt', label: 'Gebruikt', cents: 17260 },
                  { soort: 'over', label: 'Nog over, verplicht', cents: 21240 },
                  { soort: 'vrijwillig', label: 'Nog over, vrijwillig', cents: 10000 },
                ]}
              />
            </Kaart>
            <Melding soort="info" titel="Het is druk">
              Wij doen er nu 15 werkdagen over om je declaratie te bekijken.
            </Melding>
          </>
        }
      >
        <Kaart titel="Dit vraagt je aandacht">
          <Lijst>
            <Rij
              pictogram={ReceiptEuro}
              toon="aandacht"
              titel="Herinnering premie oktober"
              ondertitel="€ 154,20, betaal vóór 30 november"
              actie={
                <a className={knopKlasse({ klein: true })} href="#b">
                  Betalen
                </a>
              }
            />
            <Rij
              pictogram={User}
              titel="Kloppen je gegevens nog?"
              ondertitel="Kijk even of wij je kunnen bereiken"
              href="#g"
            />
          </Lijst>
        </Kaart>
        <Kaart titel="Laatste declaraties" actie={<Schakel href="#a">Alle declaraties</Schakel>}>
          <Stapel>
            <Lijst>
              <Rij
                pictogram={Activity}
                titel="Fysiotherapie"
                ondertitel="Lotte, 12 november"
                href="#1"
                bedrag={<Bedrag cents={8250} />}
                status={<StatusLabel soort="afgehandeld" tekst="Afgehandeld" />}
              />
              <Rij
                pictogram={Glasses}
                titel="Bril"
                ondertitel="Sanne, 18 november"
                href="#2"
                bedrag={<Bedrag cents={24900} />}
                status={<StatusLabel soort="inBehandeling" tekst="In behandeling" />}
              />
              <Rij
                pictogram={Smile}
                titel="Tandarts"
                ondertitel="Sanne, 21 november"
                href="#3"
                bedrag={<Bedrag cents={6180} />}
                status={<StatusLabel soort="ingediend" tekst="Ingediend" />}
              />
            </Lijst>
            <Schakel href="#i" className={knopKlasse({ variant: 'hoofd', breed: true })}>
              <Pictogram icoon={Camera} klein />
              Declaratie indienen
            </Schakel>
          </Stapel>
        </Kaart>
      </Pagina>
    </Binnen>
  );
}

function Declaratie({ merk }: { readonly merk: Merk }) {
  return (
    <Binnen merk={merk} actief="declaraties">
      <Pagina
        titel="Fysiotherapie voor Lotte"
        ondertitel={
          <>
            Declaratie D-2026-004812, ingediend op <Datum dag="2026-11-09" />
          </>
        }
        terug={{ href: '#d', label: 'Declaraties' }}
      >
        <Antwoord
          soort="positief"
          pictogram={Banknote}
          titel={
            <>
              Je krijgt <Bedrag cents={8250} />.
            </>
          }
        >
          <p>Dat staat 14 november op je rekening NL•• •••• •••• 4417.</p>
        </Antwoord>
        <Kaart>
          <Stappen
            label="Voortgang"
            standen={standen}
            stappen={[
              { sleutel: 'i', titel: 'Ingediend', wanneer: '9 november', stand: 'klaar' },
              {
                sleutel: 'b',
                titel: 'In behandeling',
                wanneer: '10 november',
                stand: 'nu',
                uitleg: 'Wij bekijken je nota. Je hoort het uiterlijk 17 november.',
              },
              { sleutel: 'a', titel: 'Afgehandeld', stand: 'straks' },
            ]}
          />
        </Kaart>
        <Kaart titel="Zo komen wij aan dit bedrag" actie={<Schakel href="#l">Leg dit uit</Schakel>}>
          <Trap
            bijschrift="Van gedeclareerd naar uitbetaald"
            kolommen={{ onderdeel: 'Onderdeel', bedrag: 'Bedrag' }}
            treden={[
              { soort: 'gedeclareerd', label: 'Gedeclareerd', cents: 11000 },
              {
                soort: 'nietVergoed',
                label: 'Niet vergoed',
                cents: 1500,
                uitleg: 'Hiervoor ben je niet verzekerd',
              },
              { soort: 'wettelijkeBijdrage', label: 'Wettelijke bijdrage', cents: 500 },
              { soort: 'eigenRisico', label: 'Eigen risico', cents: 1250 },
              { soort: 'uitbetaald', label: 'Uitbetaald', cents: 7750 },
            ]}
          />
        </Kaart>
        <Kaart titel="Behandelingen">
          <Tabel
            bijschrift="Behandelingen"
            sleutel={(r) => r.dag}
            rijen={[
              { dag: '4 nov', wat: 'Zitting fysiotherapie', n: 1, c: 5500 },
              { dag: '7 nov', wat: 'Zitting fysiotherapie', n: 1, c: 5500 },
            ]}
            kolommen={[
              { sleutel: 'd', kop: 'Datum', cel: (r) => r.dag },
              { sleutel: 'b', kop: 'Behandeling', cel: (r) => r.wat },
              { sleutel: 'n', kop: 'Aantal', getal: true, alsRuimte: true, cel: (r) => r.n },
              { sleutel: 'c', kop: 'Bedrag', getal: true, cel: (r) => <Bedrag cents={r.c} /> },
            ]}
          />
        </Kaart>
      </Pagina>
    </Binnen>
  );
}

function Lijstscherm({ merk }: { readonly merk: Merk }) {
  return (
    <Binnen merk={merk} actief="declaraties">
      <Pagina titel="Declaraties" ondertitel="Twee declaraties zijn nog onderweg.">
        <Chips
          label="Filter"
          chips={[
            { sleutel: 'a', label: 'Alles', href: '#a', actief: true },
            { sleutel: 'b', label: 'In behandeling', href: '#b', actief: false },
            { sleutel: 'c', label: 'Afgehandeld', href: '#c', actief: false },
          ]}
        />
        <Veld label="Wie">
          {(v) => (
            <Kies {...v}>
              <option>Iedereen</option>
              <option>Sanne de Vries</option>
            </Kies>
          )}
        </Veld>
        <Kaart titel="november 2026">
          <Lijst>
            <Rij
              pictogram={Activity}
              titel="Fysiotherapie en oefentherapie bij chronische klachten"
              ondertitel="Lotte, 12 november"
              href="#1"
              bedrag={<Bedrag cents={108250} />}
              status={
                <StatusLabel soort="waarschuwing" tekst="Herinnering - te betalen via iDEAL" />
              }
            />
            <Rij
              pictogram={Glasses}
              titel="Bril"
              ondertitel="Sanne, 18 november"
              href="#2"
              bedrag={<Bedrag cents={24900} />}
              status={<StatusLabel soort="negatief" tekst="Afgewezen" />}
            />
          </Lijst>
        </Kaart>
        <Kaart>
          <Skelet soort="titel" tekst="Bezig met laden" />
          <Skelet soort="rij" aantal={2} />
          <Skelet soort="regel" aantal={2} />
        </Kaart>
        <Kaart>
          <LeegBeeld
            tekening={<TekeningLeeg />}
            titel="Nog geen declaraties"
            actie={
              <a className={knopKlasse()} href="#i">
                Declaratie indienen
              </a>
            }
          >
            Heb je zelf een rekening betaald? Stuur hem in, dan kijken wij wat je terugkrijgt.
          </LeegBeeld>
        </Kaart>
      </Pagina>
    </Binnen>
  );
}

function Indienen({ merk }: { readonly merk: Merk }) {
  const [datum, setDatum] = useState('2026-11-04');
  const [wie, setWie] = useState('1');
  const [open, setOpen] = useState(false);
  return (
    <Binnen merk={merk} actief="indienen">
      <Pagina smal titel="Declaratie indienen" terug={{ href: '#t', label: 'Terug' }}>
        <StappenTeller tekst="Stap 2 van 4: je nota" nu={2} totaal={4} />
        <Foutenoverzicht
          titel="Er klopt nog iets niet"
          fouten={[
            { veldId: 'bedrag', tekst: 'Vul een bedrag in, bijvoorbeeld 82,50' },
            { veldId: 'datum', tekst: 'Vul de datum van de behandeling in' },
          ]}
        />
        <Kaart>
          <Stapel ruimte="ruim">
            <Keuze
              legenda="Voor wie is de declaratie?"
              hint="Je kunt voor iedereen op je polis declareren."
              waarde={wie}
              onWijzig={setWie}
              opties={[
                {
                  waarde: '1',
                  label: 'Sanne de Vries',
                  omschrijving: 'Dat ben jij',
                  pictogram: User,
                },
                { waarde: '2', label: 'Lotte de Vries', omschrijving: '8 jaar', pictogram: Users },
                {
                  waarde: '3',
                  label: 'Daan de Vries',
                  omschrijving: 'Niet verzekerd in 2025',
                  uit: true,
                },
              ]}
            />
            <Veld
              label="Bedrag op de nota"
              hint="In euro's"
              id="bedrag"
              fout="Vul een bedrag in, bijvoorbeeld 82,50"
            >
              {(v) => <BedragInvoer {...v} />}
            </Veld>
            <DatumInvoer
              legenda="Wanneer was de behandeling?"
              hint="Bijvoorbeeld 4 11 2026"
              labels={{ dag: 'Dag', maand: 'Maand', jaar: 'Jaar' }}
              waarde={datum}
              onWijzig={setDatum}
              id="datum"
              fout="Vul een datum in die al geweest is"
            />
            <Veld label="Naam van de zorgverlener">
              {(v) => <Invoer {...v} defaultValue="Praktijk De Linde" />}
            </Veld>
            <Veld label="Opmerking" hint="Dit hoeft niet">
              {(v) => <Tekstvak {...v} />}
            </Veld>
            <Vinkje
              label="De behandeling was in het buitenland"
              hint="Dan kijken wij ook naar de koers."
            />
          </Stapel>
        </Kaart>
        <BestandKiezer
          label="Voeg je nota toe"
          accept=".pdf,.jpg,.png"
          onBestanden={() => undefined}
          regels={
            <ul>
              <li>Een foto of een pdf, jpg of png</li>
              <li>Hoogstens 10 bestanden, ieder tot 10 MB</li>
            </ul>
          }
          teksten={{
            maakFoto: 'Maak een foto',
            kiesBestand: 'Kies een bestand',
            sleep: 'Of sleep je bestand hierheen, of plak het.',
          }}
        />
        <ul>
          <BestandRegel
            naam="nota-fysio-november.pdf"
            grootte="0,4 MB"
            stand="ontvangen"
            standTekst="Ontvangen"
            verwijder={{
              label: 'Verwijder',
              omschrijving: 'Verwijder nota-fysio-november.pdf',
              onKlik: () => undefined,
            }}
          />
          <BestandRegel
            naam="IMG_20261104_102030_een_heel_lange_naam_van_een_telefoon.jpg"
            soort="foto"
            grootte="4,1 MB"
            stand="versturen"
            standTekst="Wordt verstuurd"
            voortgang={0.6}
            verwijder={{ label: 'Stop', omschrijving: 'Stop', onKlik: () => undefined }}
          />
          <BestandRegel
            naam="scan.pdf"
            grootte="0,4 MB"
            stand="afgekeurd"
            standTekst="Afgekeurd"
            meldingen={[
              'Dit bestand heeft een wachtwoord. Sla het op zonder wachtwoord en probeer het opnieuw.',
            ]}
            opnieuw={{ label: 'Opnieuw', omschrijving: 'Kies opnieuw', onKlik: () => undefined }}
            verwijder={{
              label: 'Verwijder',
              omschrijving: 'Verwijder scan.pdf',
              onKlik: () => undefined,
            }}
          />
          <BestandRegel
            naam="vaag.jpg"
            soort="foto"
            grootte="0,4 MB"
            stand="waarschuwing"
            standTekst="Kijk dit na"
            meldingen={['De foto is onscherp. Kun je alles lezen?']}
          />
        </ul>
        <Kaart titel="Klopt dit?">
          <Feiten
            feiten={[
              {
                sleutel: 'w',
                term: 'Voor wie',
                waarde: 'Sanne de Vries',
                actie: <a href="#w">Wijzig</a>,
              },
              {
                sleutel: 'b',
                term: 'Bedrag',
                waarde: <Bedrag cents={8250} />,
                actie: <a href="#w">Wijzig</a>,
              },
              { sleutel: 'r', term: 'Wij betalen uit op', waarde: 'NL•• •••• •••• 4417' },
            ]}
          />
        </Kaart>
        <Knoppen>
          <Knop onClick={() => setOpen(true)}>Verder</Knop>
          <Knop bezig>Wordt verstuurd</Knop>
          <Knop variant="tweede">Terug</Knop>
          <Knop variant="gevaar">Intrekken</Knop>
          <Knop variant="stil">Bewaar voor later</Knop>
          <Knop disabled>Kan niet</Knop>
        </Knoppen>
        <Melding soort="positief" titel="Bewaard">
          Je concept blijft 30 dagen staan.
        </Melding>
        <Melding soort="waarschuwing" titel="Deze nota kennen wij al">
          Je stuurde op 4 november dezelfde nota in.
        </Melding>
        <Melding
          soort="fout"
          titel="Het versturen lukt niet"
          actie={
            <Knop variant="tweede" klein>
              Probeer opnieuw
            </Knop>
          }
        >
          Controleer je verbinding.
        </Melding>
        <LeegBeeld tekening={<TekeningGelukt />} titel="Je declaratie is binnen" />
        <Dialoog
          open={open}
          titel="Ben je er nog?"
          onSluit={() => setOpen(false)}
          knoppen={
            <Knoppen>
              <Knop onClick={() => setOpen(false)}>Blijf ingelogd</Knop>
              <Knop variant="tweede">Uitloggen</Knop>
            </Knoppen>
          }
        >
          Over 2 minuten log je vanzelf uit.
        </Dialoog>
      </Pagina>
    </Binnen>
  );
}

function Inloggen({ merk }: { readonly merk: Merk }) {
  return (
    <FrameBuiten
      merk={merk}
      merknaam={namen[merk]}
      teksten={{ naarInhoud: 'Naar de inhoud' }}
      taal={
        <a href="#en" lang="en">
          English
        </a>
      }
      beeld={<TekeningRust merk={merk} />}
      voet={
        <>
          <a href="#p">Privacy</a>
          <a href="#c">Cookies</a>
        </>
      }
    >
      <Pagina
        smal
        titel={`Inloggen bij Mijn ${namen[merk]}`}
        ondertitel="Bekijk je declaraties en stuur je rekeningen in."
      >
        <Kaart>
          <Stapel>
            <p>Je logt in met de DigiD-app of met een sms-code. Houd je telefoon bij de hand.</p>
            <a className={knopKlasse({ breed: true })} href="#digid">
              <Pictogram icoon={LogIn} klein />
              Inloggen met DigiD
            </a>
            <Schakel href="#h">Hulp bij het inloggen</Schakel>
          </Stapel>
        </Kaart>
      </Pagina>
    </FrameBuiten>
  );
}

function Status({ merk }: { readonly merk: Merk }) {
  return (
    <FrameBuiten
      merk={merk}
      merknaam={namen[merk]}
      teksten={{ naarInhoud: 'Naar de inhoud' }}
      tekening={<TekeningStatus naam="zoek" />}
    >
      <Pagina
        smal
        titel="Pagina niet gevonden"
        ondertitel="De pagina die je zoekt, kan niet gevonden worden."
      >
        <Knoppen>
          <a className={knopKlasse()} href="#o">
            Naar overzicht
          </a>
        </Knoppen>
      </Pagina>
    </FrameBuiten>
  );
}

function Tekeningen({ merk }: { readonly merk: Merk }) {
  return (
    <Pagina titel="Tekeningen">
      <Kaart>
        <TekeningRust merk={merk} />
      </Kaart>
      {(['zoek', 'slot', 'gereedschap', 'kapot'] as const).map((n) => (
        <Kaart key={n}>
          <TekeningStatus naam={n} />
        </Kaart>
      ))}
      <Kaart>
        <TekeningLeeg />
      </Kaart>
      <Kaart>
        <TekeningGelukt />
      </Kaart>
      <Kaart>
        <Pictogram icoon={IdCard} />
      </Kaart>
    </Pagina>
  );
}

export const schermen: Record<string, ComponentType<{ readonly merk: Merk }>> = {
  overzicht: Overzicht,
  declaratie: Declaratie,
  lijst: Lijstscherm,
  indienen: Indienen,
  inloggen: Inloggen,
  status: Status,
  tekeningen: Tekeningen,
};
