import { inGroups } from '@mijn/domain/inGroups';
import { brands, type Brand } from '@mijn/domain/brands';
import { Pass, type PassFact } from '@mijn/ui/Pass';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import * as m from '../../generated/texts/zorgpas.js';
import { BsnValue } from './BsnValue.tsx';
import type { Bsn } from './useBsn.ts';
import { dayOnCard, passPhase, type Zorgpas } from './zorgpas.ts';

interface SideProps {
  readonly pass: Zorgpas;
  readonly bsn: Bsn;
}

function frontFacts(pass: Zorgpas, bsn: Bsn): PassFact[] {
  return [
    { key: 'born', term: m.born(), value: dayOnCard(pass.geboorteDatum) },
    { key: 'bsn', term: m.bsn(), value: <BsnValue bsn={bsn} /> },
    { key: 'until', term: m.validUntil(), value: dayOnCard(pass.vervalDatum) },
    { key: 'number', term: m.relatieNummer(), value: inGroups(pass.relatieNummer, 3) },
    { key: 'uzovi', term: m.uzovi(), value: pass.zorgverzekeraarCode },
  ];
}

/** Number of letters that fit a third of the card unbroken; a longer name has a line to itself. */
const aThird = 18;

// The numbers of the fields are those of the European card.
function backFacts(pass: Zorgpas, bsn: Bsn): PassFact[] {
  const institution = `${pass.zorgverzekeraarCode} – ${pass.zorgverzekeraarOmschrijving}`;
  return [
    { key: '3', term: m.ehicName(), value: pass.achternaam, wide: pass.achternaam.length > aThird },
    { key: '4', term: m.ehicGivenNames(), value: pass.voorletters },
    { key: '5', term: m.ehicBorn(), value: dayOnCard(pass.geboorteDatum, '/') },
    { key: '6', term: m.ehicNumber(), value: <BsnValue bsn={bsn} /> },
    { key: '7', term: m.ehicInstitution(), value: institution },
    { key: '9', term: m.ehicUntil(), value: dayOnCard(pass.vervalDatum, '/') },
    { key: '8', term: m.ehicCard(), value: inGroups(pass.identificatie, 4), wide: true },
  ];
}

/**
 * Returns the data for a desk, in the order of the current side; the front also has the number of the card.
 */
export function deskFacts({ pass, bsn }: SideProps, side: 'front' | 'back'): readonly PassFact[] {
  if (side === 'back') return backFacts(pass, bsn);
  const { identificatie, zorgverzekeraarOmschrijving } = pass;
  return [
    ...frontFacts(pass, bsn),
    { key: 'insurer', term: m.insurer(), value: zorgverzekeraarOmschrijving },
    { key: 'card', term: m.card(), value: inGroups(identificatie, 4), wide: true },
  ];
}

function useStamp(pass: Zorgpas): string | undefined {
  return passPhase(pass, useToday()) === 'ended' ? m.ended() : undefined;
}

/** The front of a pass. */
export function Front({ pass, bsn }: SideProps) {
  const { merk } = useAppEnvironment().config;
  return (
    <Pass
      brand={merk}
      side="front"
      kind={m.pass()}
      name={`${pass.voorletters} ${pass.achternaam}`}
      issuer={issuerOf(pass, merk)}
      facts={frontFacts(pass, bsn)}
      stamp={useStamp(pass)}
    />
  );
}

function issuerOf({ zorgverzekeraarOmschrijving }: Zorgpas, brand: Brand): string {
  return zorgverzekeraarOmschrijving || brands[brand].naam;
}

/** The back of a pass: the European Health Insurance Card, its fields in their order. */
export function Back({ pass, bsn }: SideProps) {
  const { merk } = useAppEnvironment().config;
  return (
    <Pass
      brand={merk}
      side="back"
      kind={m.ehicKind()}
      name={m.ehic()}
      issuer="NL"
      facts={backFacts(pass, bsn)}
      stamp={useStamp(pass)}
    />
  );
}
