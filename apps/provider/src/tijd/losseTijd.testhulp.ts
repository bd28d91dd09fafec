import { maakIncassobank } from '@mijn/testdata/incassobank';
import { verzetTot } from '../tijd.ts';

/** What a process of its own is to do: move an insurer's day. Days as `yyyy-mm-dd`. */
export interface TijdOpdracht {
  readonly databaseUrl: string;
  /** Real time, as it stands still for this test. */
  readonly nu: string;
  readonly doel: string;
}

function isOpdracht(bericht: unknown): bericht is TijdOpdracht {
  return typeof bericht === 'object' && bericht !== null && 'doel' in bericht;
}

// Ends with the test that started it, also when that was killed.
process.on('disconnect', () => process.exit(0));
process.on('message', (bericht) => {
  if (!isOpdracht(bericht)) return;
  const opties = {
    incassobank: maakIncassobank(),
    nu: () => Temporal.Instant.from(bericht.nu),
  };
  void verzetTot(bericht.databaseUrl, Temporal.PlainDate.from(bericht.doel), opties)
    .then(() => process.send?.('klaar'))
    .then(() => process.exit(0));
});
