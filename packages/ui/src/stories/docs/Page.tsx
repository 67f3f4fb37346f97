import type { ReactNode } from 'react';
import { ForecourtProvider, type ForecourtProviderProps } from '../../provider/index.ts';
import { Words } from './text.tsx';
import * as css from './docs.css.ts';

interface PageProps extends Pick<ForecourtProviderProps, 'theme' | 'brand' | 'density'> {
  readonly title: ReactNode;
  /** One or two sentences below the title. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page of Storybook that looks like the product. */
export function Page({ title, lead, children, ...look }: PageProps) {
  return (
    <ForecourtProvider {...look}>
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
