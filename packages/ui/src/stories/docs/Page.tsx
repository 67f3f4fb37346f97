import type { ReactNode } from 'react';
import { ForecourtProvider } from '../../provider/index.ts';
import { BRANDS, DENSITIES, SCHEMES } from '../../theme/index.ts';
import { Words } from './text.tsx';
import { useGlobals } from './useGlobals.ts';
import * as css from './docs.css.ts';

interface PageProps {
  readonly title: ReactNode;
  /** One or two sentences below the title. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** A Storybook page in the product's look, with the theme set in the toolbar. */
export function Page({ title, lead, children }: PageProps) {
  const { theme, brand, density } = useGlobals();
  return (
    <ForecourtProvider
      theme={SCHEMES.find((scheme) => scheme === theme) ?? 'system'}
      brand={BRANDS.find((one) => one === brand) ?? 'forecourt'}
      density={DENSITIES.find((one) => one === density) ?? 'comfortable'}
    >
      <main className={`sb-unstyled ${css.page}`}>
        <header className={css.head}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.lead}>
            <Words>{lead}</Words>
          </p>
        </header>
        {children}
      </main>
    </ForecourtProvider>
  );
}
