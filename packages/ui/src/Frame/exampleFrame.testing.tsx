import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { Frame } from './Frame.tsx';

interface ExampleFrame {
  readonly places: readonly { readonly label: string; readonly count?: number }[];
  readonly active?: string;
  readonly letterhead?: string;
  readonly signOut?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the frame around a page, for tests. */
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
