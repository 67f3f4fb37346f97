'use client';
import { ForecourtProvider } from '@forecourt/ui/provider';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

/** As in the package's README. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <ForecourtProvider navigate={useRouter().push} linkComponent={Link}>
    {children}
  </ForecourtProvider>
);
