import type { RuleTester } from 'oxlint/plugins-dev';

declare const plugin: {
  readonly meta: { readonly name: string };
  readonly rules: Readonly<Record<string, Parameters<RuleTester['run']>[1]>>;
};
export default plugin;
