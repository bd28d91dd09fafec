import { dagInNederland } from '@mijn/domain/datum';
import { Invoer } from '@mijn/ui/Invoer';
import { Knop } from '@mijn/ui/Knop';
import { Veld } from '@mijn/ui/Veld';
import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as m from '../../../generated/teksten/lijst.js';
import { Uitklap } from '../Uitklap.tsx';
import { zorgsoortKeuzes } from '../zorgsoort.ts';
import type { LijstData } from './declaratieLijst.ts';
import { Keuzelijst } from './Keuzelijst.tsx';
import { useBewerkbaar } from './useBewerkbaar.ts';
import s from './Zoekvorm.module.css';

const jarenTerug = 10;

function jaarKeuzes(nu: string) {
  const ditJaar = Number(dagInNederland(new Date(nu)).slice(0, 4));
  return Array.from({ length: jarenTerug + 1 }, (_, i) => {
    const jaar = String(ditJaar - i);
    return { waarde: jaar, label: jaar };
  });
}

function Zoekregel({ zoek }: { readonly zoek: string | undefined }) {
  const [waarde, zet] = useBewerkbaar(zoek ?? '');
  return (
    <Veld label={m.zoekLabel()} hint={m.zoekHint()}>
      {(veld) => (
        <div className={s['zoek']}>
          <Invoer
            {...veld}
            type="search"
            name="zoek"
            maxLength={100}
            value={waarde}
            onChange={({ target }) => zet(target.value)}
          />
          <Knop type="submit" variant="tweede" pictogram={Search}>
            {m.zoekKnop()}
          </Knop>
        </div>
      )}
    </Veld>
  );
}

/** Searching by words, person, year and kind of care: a plain form to this same address. */
export function Zoekvorm({ filters, personen }: LijstData) {
  const { taal, nu } = useAppOmgeving();
  const aan = [filters.relatienummer, filters.jaar, filters.zorgsoort].filter(Boolean).length;
  const wie = personen.map((een) => ({ waarde: een.relatienummer, label: een.opgemaakteNaam }));
  return (
    <search>
      <Form method="get" preventScrollReset className={s['vorm']}>
        {filters.status && <input type="hidden" name="status" value={filters.status} />}
        <Zoekregel zoek={filters.zoek} />
        <Uitklap titel={aan === 0 ? m.meerFilters() : m.meerFiltersAan({ aantal: String(aan) })}>
          <div className={s['filters']}>
            {wie.length > 1 && (
              <Keuzelijst
                naam="persoon"
                label={m.filterPersoon()}
                alles={m.iedereen()}
                gekozen={filters.relatienummer}
                keuzes={wie}
              />
            )}
            <Keuzelijst
              naam="jaar"
              label={m.filterJaar()}
              alles={m.alleJaren()}
              gekozen={filters.jaar?.toString()}
              keuzes={jaarKeuzes(nu)}
            />
            <Keuzelijst
              naam="zorg"
              label={m.filterZorg()}
              alles={m.alleZorg()}
              gekozen={filters.zorgsoort}
              keuzes={zorgsoortKeuzes(taal)}
            />
          </div>
        </Uitklap>
      </Form>
    </search>
  );
}
