import type { Opdracht } from '../../db/database.ts';
import type { BesprokenRegel, ReactieFeiten } from '../reacties.rules.ts';
import type { TaakTransactie } from './taak.ts';

/** How far a reaction is: still to be taken up, to be answered, or nothing is left to do. */
export type ReactieStand = 'opnemen' | 'beantwoorden' | 'klaar';

const vergrendelReactie: Opdracht = {
  name: 'vergrendelReactie',
  text: `
    SELECT CASE WHEN status = 'verstuurd' THEN 'opnemen'
      WHEN status = 'inBehandeling' AND antwoord IS NULL THEN 'beantwoorden' ELSE 'klaar' END AS stand
    FROM verzekeraar.declaratie_reactie WHERE reactie_id = $1 FOR UPDATE`,
};

/** Locks a reaction and tells how far it is. */
export async function vergrendelStand(
  { query }: TaakTransactie,
  reactieId: string,
): Promise<ReactieStand> {
  const [rij] = await query<{ stand: ReactieStand }>(vergrendelReactie, [reactieId]);
  return rij?.stand ?? 'klaar';
}

// The insurer's instant, and never before the state that went ahead.
const insurerNu = `($2::timestamptz + make_interval(days => (SELECT dagen_vooruit FROM verzekeraar.klok)))`;

const neemReactieOp: Opdracht = {
  name: 'neemReactieOp',
  text: `
    UPDATE verzekeraar.declaratie_reactie
    SET status = 'inBehandeling', in_behandeling_op = greatest(verstuurd_op, ${insurerNu})
    WHERE reactie_id = $1 AND status = 'verstuurd'`,
};

/** verstuurd → inBehandeling. `nu` is real time. */
export async function markeerReactieOpgenomen(
  { query }: TaakTransactie,
  reactieId: string,
  nu: Temporal.Instant,
): Promise<void> {
  await query(neemReactieOp, [reactieId, nu.toString()]);
}

// A claim that has to wait (niet_voor) is not seen by the jobs: then there are no lines yet either.
const leesReactieFeiten: Opdracht = {
  name: 'leesReactieFeiten',
  text: `
    SELECT
      (SELECT coalesce(json_agg(json_build_object('zorgsoort', g.zorgsoort,
          'behandeldag', g.behandeldatum, 'boekjaar', g.boekjaar, 'gedeclareerd', g.gedeclareerd,
          'nietVergoed', g.niet_vergoed, 'wettelijkeBijdrage', g.wettelijke_bijdrage,
          'eigenRisico', g.eigen_risico, 'uitgekeerd', g.uitgekeerd, 'pakket', k.pakket)
          ORDER BY g.volgnummer), '[]')
        FROM verzekeraar.declaratie_regel g LEFT JOIN verzekeraar.dekking k USING (dekking_id)
        WHERE g.nummer = e.nummer AND (e.regel IS NULL OR g.volgnummer = e.regel)) AS regels,
      coalesce(z.aanvullend, '') AS aanvullend, z.merk IS NOT NULL AS verzekerd,
      (SELECT coalesce(json_agg(DISTINCT k.pakket), '[]') FROM verzekeraar.dekking k
        WHERE k.merk = z.merk AND k.zorgsoort = d.zorgsoort AND k.geldig_van <= d.behandeldatum
          AND (k.geldig_tot IS NULL OR k.geldig_tot > d.behandeldatum)
          AND extract(year FROM age(d.behandeldatum, r.geboortedatum)) >= k.leeftijd_van
          AND extract(year FROM age(d.behandeldatum, r.geboortedatum)) < k.leeftijd_tot) AS dekkend
    FROM verzekeraar.declaratie_reactie e
    LEFT JOIN verzekeraar.declaratie d ON d.nummer = e.nummer
    LEFT JOIN verzekeraar.relatie r ON r.relatienummer = d.relatienummer
    LEFT JOIN LATERAL (SELECT p.merk, v.aanvullend
      FROM verzekeraar.verzekering v JOIN verzekeraar.polis p USING (polisnummer)
      WHERE v.relatienummer = d.relatienummer AND v.geldig_van <= d.behandeldatum
        AND (v.geldig_tot IS NULL OR v.geldig_tot > d.behandeldatum) LIMIT 1) z ON true
    WHERE e.reactie_id = $1`,
};

interface FeitenRij {
  readonly regels: readonly BesprokenRegel[];
  readonly aanvullend: '' | 'AANVULLEND' | 'AANVULLEND_PLUS';
  readonly verzekerd: boolean;
  readonly dekkend: ReactieFeiten['dekkend'];
}

/** Reads what the answer to a reaction rests on. */
export async function getReactieFeiten(
  { query }: TaakTransactie,
  reactieId: string,
): Promise<ReactieFeiten> {
  const [rij] = await query<FeitenRij>(leesReactieFeiten, [reactieId]);
  if (!rij) throw new Error('A reaction that does not exist');
  const { regels, aanvullend, verzekerd, dekkend } = rij;
  const extra = aanvullend === '' ? [] : [aanvullend];
  return { regels, dekkend, pakketten: verzekerd ? ['BASIS', ...extra] : [] };
}

const schrijfAntwoord: Opdracht = {
  name: 'schrijfReactieAntwoord',
  text: `
    UPDATE verzekeraar.declaratie_reactie
    SET antwoord = $3, status = CASE WHEN $4 THEN status ELSE 'beantwoord' END,
      beantwoord_op = CASE WHEN NOT $4::boolean THEN greatest(in_behandeling_op, ${insurerNu}) END
    WHERE reactie_id = $1 AND status = 'inBehandeling'`,
};

/** Writes the answer: inBehandeling → beantwoord, or passed on and still inBehandeling. */
export async function setReactieAntwoord(
  { query }: TaakTransactie,
  reactieId: string,
  { antwoord, doorgegeven }: { readonly antwoord: string; readonly doorgegeven: boolean },
  nu: Temporal.Instant,
): Promise<void> {
  await query(schrijfAntwoord, [reactieId, nu.toString(), antwoord, doorgegeven]);
}

const leesVerloren: Opdracht = {
  name: 'leesVerlorenReacties',
  text: `
    SELECT e.reactie_id FROM verzekeraar.declaratie_reactie e
    WHERE e.status <> 'beantwoord' AND e.antwoord IS NULL
      AND NOT EXISTS (SELECT FROM taken.job j WHERE j.singleton_key = e.reactie_id::text
        AND (j.state IN ('created', 'retry')
          OR (j.state = 'active' AND j.started_on > now() - make_interval(secs => $1))))
    LIMIT 500`,
};

/** Reactions that are waiting while no job will take them further. */
export async function listVerlorenReacties(
  { query }: TaakTransactie,
  levendSeconden: number,
): Promise<readonly string[]> {
  const rijen = await query<{ reactie_id: string }>(leesVerloren, [levendSeconden]);
  return rijen.map(({ reactie_id: id }) => id);
}

const leesDoorgegeven: Opdracht = {
  name: 'leesDoorgegevenReacties',
  text: `
    SELECT e.reactie_id FROM verzekeraar.declaratie_reactie e
    WHERE e.status = 'inBehandeling' AND e.antwoord IS NOT NULL
      AND e.in_behandeling_op <= $2::timestamptz + make_interval(days =>
        (SELECT dagen_vooruit FROM verzekeraar.klok) - $1::int)
    ORDER BY e.in_behandeling_op LIMIT 500 FOR UPDATE SKIP LOCKED`,
};

/**
 * Reactions that have lain with a person for `dagen` insurer's days, locked; those that another copy
 * is answering are left out. `nu` is real time.
 */
export async function listDoorgegevenReacties(
  { query }: TaakTransactie,
  dagen: number,
  nu: Temporal.Instant,
): Promise<readonly string[]> {
  const rijen = await query<{ reactie_id: string }>(leesDoorgegeven, [dagen, nu.toString()]);
  return rijen.map(({ reactie_id: id }) => id);
}
