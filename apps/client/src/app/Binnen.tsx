import { merken } from '@mijn/domain/merken';
import { paginas } from '@mijn/domain/paden';
import { Frame } from '@mijn/ui/Frame';
import { Schakel } from '@mijn/ui/Schakel';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAppOmgeving } from '../api/omgeving.ts';
import { paginaVan } from '../api/terug.ts';
import * as t from '../generated/teksten/app.js';
import { initialen } from './initialen.ts';
import { navigatie } from './navigatie.ts';
import type { FrameRelatie } from './rootData.ts';
import { TaalKeuze } from './TaalKeuze.tsx';

interface BinnenProps {
  readonly relatie: FrameRelatie;
  readonly children: ReactNode;
}

/** The frame of every page behind the login. */
export function Binnen({ relatie, children }: BinnenProps) {
  const { merk } = useAppOmgeving().config;
  const hier = paginaVan(useLocation().pathname)?.pagina;
  const naam = `${relatie.roepnaam} ${relatie.achternaam}`;
  return (
    <Frame
      merk={merk}
      merknaam={merken[merk].naam}
      thuis={paginas.overzicht.pad}
      items={navigatie(hier)}
      persoon={{ naam, initialen: initialen(relatie.roepnaam, relatie.achternaam) }}
      uitloggen={<Schakel href={paginas.uitloggen.pad}>{t.uitloggen()}</Schakel>}
      taal={<TaalKeuze />}
      teksten={{
        naarInhoud: t.naarInhoud(),
        navigatie: t.navigatie(),
        meer: t.meer(),
        persoonMenu: t.persoonMenu({ naam }),
      }}
    >
      {children}
    </Frame>
  );
}
