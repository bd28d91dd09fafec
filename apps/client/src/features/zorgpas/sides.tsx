import { splitIntoGroups } from '@mijn/domain/format';
import { brands, type Brand } from '@mijn/domain/brands';
import { pages } from '@mijn/domain/paths';
import { buttonClass } from '@mijn/ui/Button';
import { Icon } from '@mijn/ui/Icon';
import { Link } from '@mijn/ui/Link';
import { Pass, type PassFact } from '@mijn/ui/Pass';
import { RotateCw } from 'lucide-react';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import * as m from '../../generated/texts/zorgpas.js';
import { BsnValue } from './BsnValue.tsx';
import type { Bsn } from './useBsn.ts';
import s from './sides.module.css';
import { backSide, dayOnCard, passPhase, type Zorgpas } from './zorgpas.ts';

interface SideProps {
  readonly pass: Zorgpas;
  readonly bsn: Bsn;
  /** At the desk a large button under the card shows the BSN, so the card only has its place. */
  readonly atDesk?: boolean | undefined;
}

function BsnField({ bsn, atDesk }: Pick<SideProps, 'bsn' | 'atDesk'>) {
  if (!atDesk) return <BsnValue bsn={bsn} />;
  if (bsn.phase.kind === 'shown') return splitIntoGroups(bsn.phase.bsn, 3);
  return <span aria-hidden="true">••• ••• •••</span>;
}

function frontFacts({ pass, ...field }: SideProps): PassFact[] {
  return [
    { key: 'born', term: m.born(), value: dayOnCard(pass.geboorteDatum) },
    { key: 'bsn', term: m.bsn(), value: <BsnField {...field} /> },
    { key: 'until', term: m.validUntil(), value: dayOnCard(pass.vervalDatum) },
    { key: 'number', term: m.relatieNummer(), value: splitIntoGroups(pass.relatieNummer, 3) },
    { key: 'uzovi', term: m.uzovi(), value: pass.zorgverzekeraarCode },
  ];
}

/** Number of letters that fit a third of the card unbroken; a longer name has a line to itself. */
const aThird = 18;

// The numbers of the fields are those of the European card.
function backFacts({ pass, ...field }: SideProps): PassFact[] {
  const institution = `${pass.zorgverzekeraarCode} – ${pass.zorgverzekeraarOmschrijving}`;
  return [
    { key: '3', term: m.ehicName(), value: pass.achternaam, wide: pass.achternaam.length > aThird },
    { key: '4', term: m.ehicGivenNames(), value: pass.voorletters },
    { key: '5', term: m.ehicBorn(), value: dayOnCard(pass.geboorteDatum, '/') },
    { key: '6', term: m.ehicNumber(), value: <BsnField {...field} /> },
    { key: '7', term: m.ehicInstitution(), value: institution },
    { key: '9', term: m.ehicUntil(), value: dayOnCard(pass.vervalDatum, '/') },
    { key: '8', term: m.ehicCard(), value: splitIntoGroups(pass.identificatie, 4), wide: true },
  ];
}

function useStamp(pass: Zorgpas): string | undefined {
  return passPhase(pass, useToday()) === 'ended' ? m.ended() : undefined;
}

/** The front of a pass. */
export function Front(props: SideProps) {
  const { pass } = props;
  const { merk } = useAppEnvironment().config;
  return (
    <Pass
      brand={merk}
      side="front"
      kind={m.pass()}
      name={`${pass.voorletters} ${pass.achternaam}`}
      issuer={issuerOf(pass, merk)}
      facts={frontFacts(props)}
      stamp={useStamp(pass)}
    />
  );
}

function issuerOf({ zorgverzekeraarOmschrijving }: Zorgpas, brand: Brand): string {
  return zorgverzekeraarOmschrijving || brands[brand].naam;
}

/** The back of a pass: the European Health Insurance Card, its fields in their order. */
export function Back(props: SideProps) {
  const { pass } = props;
  const { merk } = useAppEnvironment().config;
  return (
    <Pass
      brand={merk}
      side="back"
      kind={m.ehicKind()}
      name={m.ehic()}
      issuer="NL"
      facts={backFacts(props)}
      stamp={useStamp(pass)}
    />
  );
}

/** Returns the address of a side of a pass. */
export function sideAddress({ relatieNummer }: Zorgpas, side: 'front' | 'back'): string {
  const address = `${pages.zorgpas.path}?pas=${relatieNummer}`;
  return side === 'front' ? address : `${address}&kant=${backSide}`;
}

/** The card, which a tap turns over; the link that does it works by keyboard and without script too. */
export function TurningPass({ side, ...props }: SideProps & { readonly side: 'front' | 'back' }) {
  const Side = side === 'front' ? Front : Back;
  return (
    <div className={s['holder']}>
      <Side {...props} />
      <Link
        href={sideAddress(props.pass, side === 'front' ? 'back' : 'front')}
        className={[s['turn'], buttonClass({ variant: 'subtle', small: true })].join(' ')}
      >
        <Icon icon={RotateCw} small />
        <span>{side === 'front' ? m.toBack() : m.toFront()}</span>
      </Link>
    </div>
  );
}
