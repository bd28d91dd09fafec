import { lazy } from '../../api/lazy.tsx';

/** Comes for who reads English only: in Dutch the insurer's own words have the figures. */
export const figuredRemarks = /* @__PURE__ */ lazy(
  'src/help/figures/FiguredRemarks.tsx',
  async () => (await import('./FiguredRemarks.tsx')).FiguredRemarks,
  ({ text }) => text,
);
