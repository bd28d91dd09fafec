import * as t from '../../generated/teksten/statuspaginas.js';

/** The way to help on a page where nothing else helps. */
export function Hulp() {
  return (
    <p>
      <strong>{t.hulpKop()}</strong> {t.hulp()}
    </p>
  );
}
