import { agree, cents, fits, type Rules, sum, type ViewerRule } from './agreement.ts';

/** What happened to an invoice in the ledger comes to what was paid of it, in order, none after today. */
const ledgerComesToWhatWasPaid: ViewerRule = function* ({ factuurDetails }, today) {
  for (const { kenmerk, detail } of factuurDetails) {
    const { boekingen, bedragEerderBetaaldVerrekend: paid } = detail;
    if (!boekingen) continue;
    const booked = sum(boekingen.map(({ bedrag }) => bedrag));
    yield* agree(kenmerk, { booked }, { 'paid or set off': cents(paid) });
    const days = boekingen.map(({ datum }) => datum);
    yield* agree(kenmerk, { booked: days }, { 'in order': days.toSorted() });
    yield* fits(
      kenmerk,
      days.every((day) => day <= today),
      { today },
      { booked: days },
    );
  }
};

/** A set-off stands on both invoices, with the same amount and day and the other sign. */
const setOffHasTwoSides: ViewerRule = function* ({ factuurDetails }) {
  const sides = factuurDetails.flatMap(({ kenmerk, detail }) =>
    (detail.boekingen ?? [])
      .filter(({ soort }) => soort === 'verrekening')
      .map(({ factuurkenmerk: other, bedrag, datum }) => ({ kenmerk, other, bedrag, datum })),
  );
  const written = new Set(
    sides.map(
      ({ kenmerk, other, bedrag, datum }) => `${kenmerk} ${other} ${cents(bedrag)} ${datum}`,
    ),
  );
  for (const { kenmerk, other, bedrag, datum } of sides) {
    const mirrored = `${other} ${kenmerk} ${-cents(bedrag)} ${datum}`;
    const said = { 'set off': `${cents(bedrag)} with ${other} on ${datum}` };
    yield* fits(kenmerk, written.has(mirrored), said, { 'on the other side': false });
  }
};

/** An invoice is in the arrangement that it names, and in none that it does not. */
const regelingIsNamed: ViewerRule = function* ({ facturen, factuurDetails }) {
  const details = new Map(factuurDetails.map(({ kenmerk, detail }) => [kenmerk, detail]));
  for (const { kenmerk, regeling, betalingsRegelingId: id = null } of facturen) {
    if (regeling === undefined) continue;
    yield* fits(
      kenmerk,
      regeling === null || id !== null,
      { regeling },
      { betalingsRegelingId: id },
    );
    yield* agree(
      `${kenmerk} regeling`,
      { list: regeling },
      { page: details.get(kenmerk)?.regeling },
    );
  }
};

/** A running arrangement holds what is open of its invoices, and its next term is part of that. */
const regelingHoldsItsInvoices: ViewerRule = function* ({ facturen }, today) {
  const running = facturen.filter(({ regeling }) => regeling);
  const byId = Map.groupBy(running, ({ betalingsRegelingId }) => betalingsRegelingId);
  for (const [id, rows] of byId) {
    const about = `regeling ${id}`;
    const versions = new Set(rows.map(({ regeling }) => JSON.stringify(regeling)));
    yield* agree(about, { 'told in': 1 }, { versions: versions.size });
    const regeling = rows[0]?.regeling;
    if (!regeling) continue;
    const open = sum(rows.map(({ openBedrag }) => Math.max(0, openBedrag ?? Number.NaN)));
    yield* agree(about, { openBedrag: cents(regeling.openBedrag) }, { invoices: open });
    const { volgendeTermijn: term } = regeling;
    if (!term) continue;
    const next = { 'next term': [term.datum, cents(term.bedrag)] };
    yield* fits(about, term.datum >= today, { today }, next);
    yield* fits(about, cents(term.bedrag) <= open && term.bedrag > 0, { open }, next);
    const debit = rows.map((row) => row.datumAutomatischeIncasso).find((day) => day !== null);
    yield* fits(about, !term.automatisch || !debit || debit === term.datum, { debit }, next);
  }
};

/** The ledger and arrangements: with what was paid, what is open, and what comes next. */
export const ledgerRules: Rules<ViewerRule> = {
  ledgerComesToWhatWasPaid,
  setOffHasTwoSides,
  regelingIsNamed,
  regelingHoldsItsInvoices,
};
