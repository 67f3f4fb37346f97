import type { ReactNode } from 'react';
import { Brand } from '@forecourt/ui/brand';
import { Link } from '@forecourt/ui/link';
import { SignInLayout } from '@forecourt/ui/sign-in-layout';
import { useApp } from '../../app/App.ts';
import { useText } from '../../messages/text.ts';

/** The demo's page of sent messages, on the issuer's origin. */
const outboxOf = (issuer: string) => `${new URL(issuer).origin}/demo/outbox`;

export interface SignInFrameProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly children: ReactNode;
}

/** Layout of pages before sign-in: brand, title, claim, and a hint in the demo. */
export function SignInFrame({ title, subtitle, children }: SignInFrameProps) {
  const text = useText();
  const { config } = useApp();
  return (
    <SignInLayout
      brand={<Brand name={text('app.name')} />}
      title={title}
      subtitle={subtitle}
      claim={text('signIn.claim')}
      claimText={text('signIn.claimText')}
      foot={
        config.demo && (
          <>
            {text('signIn.demo')}{' '}
            <Link href={outboxOf(config.issuers.main)} isExternal>
              {text('signIn.outbox')}
            </Link>
          </>
        )
      }
    >
      {children}
    </SignInLayout>
  );
}
