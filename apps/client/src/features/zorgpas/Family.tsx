import { formatDay } from '@mijn/domain/datum';
import { pages } from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { List } from '@mijn/ui/List';
import { Row } from '@mijn/ui/Row';
import { StatusBadge } from '@mijn/ui/StatusBadge';
import { IdCard } from 'lucide-react';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import { fullNameAmong, type NamedPerson } from '../../help/careChoice/personNames.ts';
import * as m from '../../generated/texts/zorgpas.js';
import { passPhase, type PassPhase, type Zorgpas } from './zorgpas.ts';

function Badge({ phase }: { readonly phase: PassPhase }) {
  if (phase === 'valid') return null;
  return phase === 'ended' ? (
    <StatusBadge kind="negative" text={m.ended()} />
  ) : (
    <StatusBadge kind="warning" text={m.endsSoon()} />
  );
}

const toPerson = ({ relatieNummer, naam, geboorteDatum }: Zorgpas): NamedPerson => ({
  relatienummer: relatieNummer,
  opgemaakteNaam: naam,
  geboorteDatum,
});

interface FamilyProps {
  readonly zorgpassen: readonly Zorgpas[];
  readonly shown: Zorgpas;
}

/** Everybody whose pass the viewer may see, with its end where that is near or past. */
export function Family({ zorgpassen, shown }: FamilyProps) {
  const { language } = useAppEnvironment();
  const today = useToday();
  const people = zorgpassen.map(toPerson);
  return (
    <Card title={m.family()}>
      <List label={m.family()}>
        {zorgpassen.map((pass) => {
          const isShown = pass.relatieNummer === shown.relatieNummer;
          const day = formatDay(pass.vervalDatum, language);
          const phase = passPhase(pass, today);
          return (
            <Row
              key={pass.relatieNummer}
              icon={IdCard}
              tone={phase === 'valid' ? 'plain' : 'attention'}
              title={fullNameAmong(toPerson(pass), people, language)}
              subtitle={phase === 'valid' ? undefined : m.validUntilDay({ day })}
              href={isShown ? undefined : `${pages.zorgpas.path}?pas=${pass.relatieNummer}`}
              status={
                (isShown || phase !== 'valid') && (
                  <>
                    {isShown && <StatusBadge kind="positive" text={m.shown()} />}{' '}
                    <Badge phase={phase} />
                  </>
                )
              }
            />
          );
        })}
      </List>
    </Card>
  );
}
