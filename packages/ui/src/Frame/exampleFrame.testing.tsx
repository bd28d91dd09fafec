import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { Frame } from './Frame.tsx';

interface ExampleFrame {
  /** Names of places, each with how many things are new there. */
  readonly places: readonly { readonly label: string; readonly count?: number }[];
  /** The place that is open. */
  readonly active?: string;
  readonly letterhead?: string;
  readonly signOut?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The frame round a page, as a person sees it; only for tests. */
export function exampleFrame({
  places,
  active,
  letterhead = '',
  signOut = null,
  footer,
  children,
}: ExampleFrame) {
  return (
    <Frame
      brand="ZZ"
      brandName="Zilverzand"
      home="/overzicht"
      items={places.map(({ label, ...count }) => ({
        key: label,
        label,
        icon: House,
        href: `/${label}`,
        active: label === active,
        ...count,
      }))}
      person={{ name: 'Sanne de Vries', initials: 'SV' }}
      letterhead={letterhead}
      signOut={signOut}
      footer={footer}
      texts={{
        toContent: 'Naar de inhoud',
        navigation: 'Menu',
        more: 'Meer',
        isNew: 'nieuw',
        personMenu: 'Sanne',
      }}
    >
      {children}
    </Frame>
  );
}
