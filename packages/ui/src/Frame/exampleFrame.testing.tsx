import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { Frame, type FrameAction, type FrameItem } from './Frame.tsx';

interface ExampleFrame {
  readonly places: readonly { readonly label: string; readonly count?: FrameItem['count'] }[];
  readonly active?: string;
  readonly action?: FrameAction;
  readonly letterhead?: string;
  readonly signOut?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the frame around a page, for tests. */
export function exampleFrame({
  places,
  active,
  action,
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
      action={action}
      person={{ name: 'Sanne de Vries', initials: 'SV' }}
      letterhead={letterhead}
      signOut={signOut}
      footer={footer}
      texts={{
        toContent: 'Naar de inhoud',
        navigation: 'Menu',
        more: 'Meer',
        personMenu: 'Sanne',
      }}
    >
      {children}
    </Frame>
  );
}
