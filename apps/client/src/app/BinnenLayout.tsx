import { useAppOmgeving } from '../api/omgeving.ts';
import { Binnen } from './Binnen.tsx';
import { LuiAnderMerk, LuiStilteVraag } from './luieSchermen.ts';
import { useRootData } from './rootData.ts';
import { Scherm } from './Scherm.tsx';

/** Every page behind the login; who is insured with the other brand is shown the way there. */
export function Component() {
  const { merk } = useAppOmgeving().config;
  const { relatie } = useRootData();
  if (relatie?.merk && relatie.merk !== merk) {
    return <LuiAnderMerk merk={relatie.merk} />;
  }
  // Without a relation the loaders already lead elsewhere.
  if (!relatie) return null;
  return (
    <Binnen relatie={relatie}>
      <Scherm />
      <LuiStilteVraag />
    </Binnen>
  );
}
