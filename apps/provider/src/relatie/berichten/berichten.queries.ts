import type { berichtKinds } from '@mijn/contract/berichten';
import type { AchterstandNews } from '@mijn/contract/premieachterstand';
import type { Cents } from '@mijn/domain/money';
import { sameName } from '../../db/sameName.ts';
import type { Statement } from '../../db/database.ts';
import { namedFactuurOrder, namedFactuurSql } from '../../facts/factuur.queries.ts';
import { isBeingPaidSql, isSetOffSql } from '../../facts/money.queries.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { type Read, withAccessLog } from '../../access/withAccessLog.ts';
import { isSupersededSql } from './superseded.queries.ts';

interface NamedFactuur {
  readonly factuur: string;
  readonly datum: string;
  readonly periode: string;
}

/**
 * A message with the current data of its subject, as far as the caller may see them. Cents; days as
 * `yyyy-mm-dd`.
 */
export interface BerichtRow {
  readonly bericht_id: string;
  /** Person whose data it concerns. */
  readonly relatienummer: string;
  readonly soort: (typeof berichtKinds)[number];
  readonly told_on: string;
  readonly is_read: boolean;
  /** Number of its page; null: no longer visible to the caller. */
  readonly kenmerk: string | null;
  readonly bedrag: Cents | null;
  readonly dag: string | null;
  /** First name of the person; that on the claim if the caller no longer sees the person. */
  readonly roepnaam: string | null;
  /** `yyyy-mm-dd` if the caller sees another person with the same first name; otherwise null. */
  readonly birth_date: string | null;
  /** Sender of the claim. */
  readonly indiener: string | null;
  readonly zorgsoorten: readonly string[] | null;
  readonly done: boolean;
  /** Day of the state of a payment or of arrears. */
  readonly done_on: string | null;
  readonly failed: boolean;
  /** The payer had the bank return the debit. */
  readonly returned: boolean;
  /** Day on which a failed debit is retried. */
  readonly again_on: string | null;
  /** The term lapsed without a debit: it was paid otherwise, or its arrangement ended. Or the arrears reached a later stage. */
  readonly lapsed: boolean;
  /** Invoices in the arrangement of a term. */
  readonly regeling: readonly NamedFactuur[];
  /** Year of lowered own risk, or of a policy sheet. */
  readonly jaar: number | null;
  readonly titel: string | null;
  readonly facturen: readonly NamedFactuur[];
  /** Invoice of a debit outside an arrangement, or invoice below zero. */
  readonly factuur: NamedFactuur | null;
  /** Stage of premium arrears in the message. */
  readonly achterstand: AchterstandNews | null;
  /** The other person of a permission, and whether the reader gave it. */
  readonly machtiging: { readonly naam: string | null; readonly gegeven: boolean } | null;
  /** Letter with the same content; null: none. */
  readonly brief_id: string | null;
  /** A payment of the request is pending. */
  readonly being_paid: boolean;
  /** Part of the request was not paid, but set off or taken up in a settlement. */
  readonly set_off: boolean;
}

// Row-level security hides subjects that are no longer visible to the caller; the message then shows
// only its kind. The sender of a claim for a person who has left still sees it, under the name on the
// claim. Shows for a transferred claim the part that was not set off (ADR 0031), for a planned term the
// amount that would be debited now, and for a failed debit whether anything of it is open outside an
// arrangement. Payouts of invoices below zero are booked as negative amounts.
const selectBerichten = withAccessLog({
  name: 'selectBerichten',
  operation: 'listBerichten',
  valueCount: 4,
  order: 'told_on DESC, volgnummer DESC',
  alsoWithoutRows: true,
  text: `
    SELECT b.bericht_id, b.volgnummer, coalesce(d.relatienummer, b.relatienummer) AS relatienummer, b.soort,
      b.datum::text AS told_on, b.gelezen_op IS NOT NULL AS is_read,
      coalesce(d.nummer, below.kenmerk, v.kenmerk, i.kenmerk, CASE WHEN i.incasso_id IS NOT NULL THEN
        (SELECT min(x.kenmerk) FROM insurer.factuur x WHERE x.regeling_id = i.regeling_id) END,
        CASE b.soort WHEN 'vraag' THEN b.onderwerp END) AS kenmerk,
      CASE b.soort
        WHEN 'declaratie' THEN
          CASE d.soort_indiener WHEN 'Verzekerde' THEN coalesce(u.bedrag, d.uitgekeerd) END
        WHEN 'uitbetaling' THEN coalesce(u.bedrag, d.uitgekeerd)
        WHEN 'premieachterstand' THEN y.bedrag
        WHEN 'betalingTerug' THEN z.heropend WHEN 'betalingTeruggehaald' THEN z.heropend
        WHEN 'betalingHersteld' THEN -z.bedrag
        WHEN 'betalingKloptNiet' THEN t.bedrag WHEN 'betaalverzoek' THEN open.bedrag
        WHEN 'termijn' THEN coalesce(planned.bedrag, i.bedrag)
        WHEN 'tegoed' THEN coalesce(-k.bedrag, (SELECT t.bedrag - t.teruggeboekt - s.verrekend
          FROM insurer.tegoed_stand s WHERE s.tegoed_id = t.tegoed_id)) END AS bedrag,
      CASE b.soort WHEN 'betalingKloptNiet' THEN t.terugbetaald_op
        WHEN 'tegoed' THEN coalesce(k.datum, t.terugbetaald_op) WHEN 'termijn' THEN coalesce(failed.datum, i.datum)
        ELSE coalesce(u.datum, v.uiterste_betaaldatum) END::text AS dag,
      CASE WHEN d.nummer IS NOT NULL THEN coalesce(r.roepnaam, insurer.name_on_declaratie(d.nummer, d.relatienummer))
        END AS roepnaam,
      (SELECT r.geboortedatum::text FROM insurer.relatie o WHERE o.relatienummer = ANY ($2::text[])
        AND o.relatienummer <> r.relatienummer AND ${sameName('o.roepnaam', 'r.roepnaam')} LIMIT 1) AS birth_date,
      d.indiener, care.zorgsoorten,
      coalesce(open.paid_on, CASE WHEN open.facturen IS NULL THEN settled.datum END, y.done_on, CASE i.status WHEN 'afgeschreven' THEN i.datum WHEN 'mislukt' THEN unpaid.done_on
        WHEN 'vervallen' THEN (SELECT g.beeindigd_op FROM insurer.regeling g WHERE g.regeling_id = i.regeling_id)
        END)::text AS done_on,
      b.soort <> 'tegoed' AND coalesce(open.bedrag = 0, y.done, CASE i.status WHEN 'gepland' THEN false
        WHEN 'mislukt' THEN unpaid.bedrag = 0 ELSE i.incasso_id IS NOT NULL END) AS done,
      coalesce(i.status = 'mislukt', false) AS failed,
      EXISTS (SELECT FROM insurer.incasso e WHERE e.teruggeboekt
        AND (e.incasso_id = i.incasso_id OR e.kenmerk = i.kenmerk)) AS returned,
      again.datum::text AS again_on, coalesce(i.status = 'vervallen', y.followed, false) AS lapsed, v.titel,
      (SELECT ${namedFactuurSql} FROM insurer.factuur f WHERE f.kenmerk = coalesce(i.kenmerk, below.kenmerk)) AS factuur,
      coalesce((SELECT json_agg(${namedFactuurSql} ORDER BY ${namedFactuurOrder}) FROM insurer.factuur f
        WHERE f.regeling_id = i.regeling_id), '[]') AS regeling,
      CASE b.soort WHEN 'eigenRisico' THEN (SELECT max(extract(year FROM g.behandeldatum))::int
        FROM insurer.declaratie_regel g WHERE g.nummer = d.nummer AND g.correctie = 'verminderd'
          AND g.gecorrigeerd_op <= b.datum) WHEN 'polisblad' THEN split_part(b.onderwerp, '/', 2)::int END AS jaar,
      coalesce(open.facturen, '[]') AS facturen, ${isBeingPaidSql} AS being_paid,
      ${isSetOffSql('v.kenmerk')} AS set_off, y.stap AS achterstand,
      (SELECT json_build_object('naam', insurer.name_of_other(
          CASE m.relatienummer WHEN $1 THEN m.gemachtigde ELSE m.relatienummer END, $4::date),
          'gegeven', m.relatienummer = $1)
        FROM insurer.machtiging m WHERE b.soort IN ('machtigingGegeven', 'machtigingIngetrokken')
          AND m.machtiging_id::text = b.onderwerp) AS machtiging,
      (SELECT l.brief_id FROM insurer.brief l WHERE l.relatienummer = b.relatienummer AND l.datum = b.datum
        AND CASE WHEN z.terugboeking_id IS NULL THEN b.onderwerp ELSE v.kenmerk END = ANY (l.onderwerpen)
        LIMIT 1) AS brief_id
    FROM (SELECT * FROM insurer.bericht b WHERE relatienummer = $1 AND NOT ${isSupersededSql}
      ORDER BY datum DESC, volgnummer DESC LIMIT 100 OFFSET $3) b
    LEFT JOIN insurer.vraag e
      ON e.vraag_id = CASE b.soort WHEN 'reactie' THEN b.onderwerp::uuid END
    LEFT JOIN insurer.declaratie d ON d.nummer = CASE
      WHEN b.soort IN ('declaratie', 'uitbetaling', 'correctie', 'eigenRisico') THEN b.onderwerp ELSE e.nummer END
    LEFT JOIN insurer.relatie r ON r.relatienummer = d.relatienummer
    LEFT JOIN LATERAL (SELECT coalesce(
        (SELECT json_agg(DISTINCT g.zorgsoort) FROM insurer.declaratie_regel g
          WHERE g.nummer = d.nummer AND b.soort IN ('correctie', 'eigenRisico')
            AND g.corrigeert IS NOT NULL AND g.gecorrigeerd_op <= b.datum),
        (SELECT json_agg(DISTINCT line->>'zorgsoort') FROM jsonb_array_elements(d.regels) line),
        json_build_array(d.zorgsoort)) AS zorgsoorten) care ON d.nummer IS NOT NULL
    LEFT JOIN insurer.uitbetaling u ON u.nummer = d.nummer AND b.soort NOT IN ('reactie', 'correctie', 'eigenRisico')
    LEFT JOIN insurer.betaling_terugboeking z ON z.terugboeking_id = CASE
      WHEN b.soort IN ('betalingTerug', 'betalingTeruggehaald', 'betalingHersteld') THEN b.onderwerp::bigint END
    LEFT JOIN insurer.tegoed t ON t.tegoed_id = CASE
      WHEN b.soort = 'betalingKloptNiet' OR (b.soort = 'tegoed' AND b.onderwerp ~ '^\\d+$')
        THEN b.onderwerp::bigint END
    LEFT JOIN insurer.betaalverzoek v ON v.kenmerk = CASE b.soort WHEN 'betaalverzoek' THEN b.onderwerp
      WHEN 'betalingKloptNiet' THEN t.betaalverzoek WHEN 'tegoed' THEN t.betaalverzoek ELSE z.betaalverzoek END
    LEFT JOIN LATERAL (SELECT coalesce(sum(greatest(s.open, 0)), 0)::int AS bedrag,
        max((SELECT max(p.datum) FROM insurer.boeking p WHERE p.kenmerk = f.kenmerk AND p.bedrag > 0)) AS paid_on,
        json_agg(${namedFactuurSql} ORDER BY ${namedFactuurOrder}) AS facturen
      FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
      WHERE f.betaalverzoek = v.kenmerk) open ON v.kenmerk IS NOT NULL
    LEFT JOIN LATERAL (SELECT g.beeindigd_op AS datum FROM insurer.factuur o JOIN insurer.regeling g USING (regeling_id)
      WHERE (o.uit_betaalverzoek = v.kenmerk OR g.betaalverzoek = v.kenmerk) AND g.status = 'voltooid'
      ORDER BY g.ingangsdatum DESC LIMIT 1) settled ON v.kenmerk IS NOT NULL
    LEFT JOIN LATERAL (SELECT t.stap, t.bedrag, h.beeindigd_op IS NOT NULL AS done, h.stap <> t.stap AS followed,
        h.beeindigd_op AS done_on
      FROM insurer.premieachterstand_stap t JOIN insurer.premieachterstand h USING (achterstand_id)
      WHERE t.achterstand_id = CASE b.soort WHEN 'premieachterstand' THEN split_part(b.onderwerp, '/', 1)::bigint END
        AND t.stap = split_part(b.onderwerp, '/', 2)) y ON true
    LEFT JOIN insurer.incasso i ON i.incasso_id = CASE b.soort WHEN 'termijn' THEN b.onderwerp::bigint END
    LEFT JOIN LATERAL (SELECT least(i.bedrag, sum(s.open))::int AS bedrag
      FROM insurer.factuur o JOIN insurer.factuur_stand s USING (kenmerk)
      WHERE o.regeling_id = i.regeling_id AND s.open > 0 HAVING count(*) > 0) planned ON i.status = 'gepland'
    LEFT JOIN LATERAL (SELECT max(e.mislukt_op) AS datum FROM insurer.incasso e
      WHERE e.incasso_id = i.incasso_id OR e.kenmerk = i.kenmerk) failed ON i.status = 'mislukt'
    LEFT JOIN LATERAL (SELECT coalesce(sum(greatest(s.open, 0)) FILTER (WHERE g.regeling_id IS NULL), 0)::int AS bedrag,
        max(coalesce(g.ingangsdatum, (SELECT max(p.datum) FROM insurer.boeking p
          WHERE p.kenmerk = o.kenmerk AND p.bedrag > 0))) AS done_on
      FROM insurer.factuur o JOIN insurer.factuur_stand s USING (kenmerk)
      LEFT JOIN insurer.regeling g ON g.regeling_id = o.regeling_id AND g.status = 'lopend'
      WHERE o.kenmerk = i.kenmerk OR o.regeling_id = i.regeling_id) unpaid ON i.status = 'mislukt'
    LEFT JOIN insurer.incasso again
      ON again.kenmerk = i.kenmerk AND again.incasso_id <> i.incasso_id AND again.status = 'gepland'
    LEFT JOIN insurer.factuur below ON below.kenmerk = CASE WHEN b.soort = 'tegoed' THEN b.onderwerp END
    LEFT JOIN insurer.boeking k ON k.sleutel = 'uitbetaling/' || below.sleutel`,
});

/** Reads the caller's messages, newest first, at most 100 from `offset` on; logs access to the data they concern. */
export function listBerichten(access: Access, offset: number): Read<BerichtRow> {
  return selectBerichten(access, [
    access.viewer,
    [...access.visible.keys()],
    offset,
    access.today.toString(),
  ]);
}

const selectChoice: Statement = {
  name: 'selectBerichtChoice',
  text: `SELECT mail FROM insurer.bericht_keuze WHERE relatienummer = $1`,
};

/** Reads whether the caller gets mail about messages; no row if they never chose. */
export function getBerichtenChoice(access: Access): Read<{ readonly mail: boolean }> {
  return { statement: selectChoice, values: [access.viewer] };
}

const markRead: Statement = {
  name: 'markBerichtenRead',
  text: `
    UPDATE insurer.bericht SET gelezen_op = coalesce(gelezen_op, $3)
    WHERE relatienummer = $1 AND CASE
      WHEN $2::uuid IS NULL THEN gelezen_op IS NULL
      WHEN $4 THEN bericht_id = $2 OR (gelezen_op IS NULL AND (datum, volgnummer) < (
        SELECT upTo.datum, upTo.volgnummer FROM insurer.bericht upTo
        WHERE upTo.bericht_id = $2 AND upTo.relatienummer = $1))
      ELSE bericht_id = $2 END
    RETURNING bericht_id`,
};

/** Messages to mark as read: the given one, with `earlier` also all before it; null: all. */
interface ReadBerichten {
  readonly berichtId: string | null;
  readonly earlier: boolean;
}

/**
 * Marks messages of the caller as read, and logs it; idempotent. Returns false when the message is not
 * theirs.
 * @param now real time
 */
export async function markBerichtenRead(
  access: Access,
  { query, record }: Transaction,
  { berichtId, earlier }: ReadBerichten,
  now: Temporal.Instant,
): Promise<boolean> {
  const rows = await query(markRead, [access.viewer, berichtId, now.toString(), earlier]);
  if (berichtId !== null && rows.length === 0) return false;
  record('markBerichtenRead', [access.viewer]);
  return true;
}

const keepChoice: Statement = {
  name: 'keepBerichtChoice',
  text: `
    INSERT INTO insurer.bericht_keuze (relatienummer, mail) VALUES ($1, $2)
    ON CONFLICT (relatienummer) DO UPDATE SET mail = excluded.mail`,
};

/** Saves whether the caller gets mail about messages, and logs it. */
export async function saveBerichtenChoice(
  access: Access,
  { query, record }: Transaction,
  mail: boolean,
): Promise<void> {
  await query(keepChoice, [access.viewer, mail]);
  record('chooseBerichten', [access.viewer]);
}
