import { lazy, Suspense, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { Divider } from '@forecourt/ui/divider';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { ButtonLink, Link } from '@forecourt/ui/link';
import { Stack } from '@forecourt/ui/stack';
import { Problem } from '../../app/Problem.tsx';
import { useApp } from '../../app/App.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import type { IdentityProblem } from '../../session/identityErrors.ts';
import { consumeLeavingReason } from '../../session/leavingReason.ts';
import { COMPANY_IDP, readLoginAddress } from '../../session/loginState.ts';
import { readSignInLink } from '../../session/signInFlowLink.ts';
import { LazySteps } from './LazySteps.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { signInWays } from './signInWays.ts';
import { useSignIn } from './useSignIn.ts';
import { useStepHistory } from './useStepHistory.ts';

const CodeStep = lazy(() => import('./CodeStep.tsx'));
const ProviderStep = lazy(() => import('./ProviderStep.tsx'));

function OtherWays({ isCompany }: { readonly isCompany: boolean }) {
  const text = useText();
  const { config, flags } = useApp();
  return (
    <Stack gap={16}>
      <p>
        <Link href={href('forgotUsername')}>{text('signIn.forgotUsername')}</Link>
        {' · '}
        {flags.has('accountActivation') && (
          <>
            <Link href={href('register')}>{text('signIn.register')}</Link>
            {' · '}
          </>
        )}
        <Link href={href('unlockAccount')}>{text('signIn.unlock')}</Link>
        {' · '}
        <Link href={href('signInHelp')}>{text('signIn.help')}</Link>
      </p>
      {config.issuers.cp1 && (
        <>
          <Divider />
          <ButtonLink
            size="large"
            isWide
            href={href('login', {}, isCompany ? {} : { idp: COMPANY_IDP })}
          >
            {text(isCompany ? 'signIn.notCompany' : 'signIn.company')}
          </ButtonLink>
        </>
      )}
    </Stack>
  );
}

interface SignInScreenProps {
  readonly isCompany: boolean;
  readonly loginHint: string;
}

function SignInScreen({ isCompany, loginHint }: SignInScreenProps) {
  const text = useText();
  const flow = useSignIn();
  const goBack = useStepHistory(flow.step.kind !== 'password', flow.back);
  const signIn = { ...flow, back: goBack };
  const [username, setUsername] = useState(loginHint);
  // the error from the redirect that led here
  const redirectProblem = useLoaderData<IdentityProblem | null>();
  const { config, flags } = useApp();
  const { hasForm, hasProviderPage } = signInWays(flags);
  const [leavingReason] = useState(() => consumeLeavingReason(sessionStorage));
  usePageTitle(text('screen.login'));
  const { step } = signIn;
  if (step.kind === 'asked') {
    return (
      <LazySteps start={{ kind: 'going', transaction: step.transaction }} onStartAgain={goBack} />
    );
  }
  const isPassword = step.kind === 'password';
  const title = isPassword
    ? text(isCompany ? 'signIn.company.title' : 'signIn.title')
    : text('signIn.code.title');
  const subtitle = isPassword
    ? text(isCompany ? 'signIn.company.subtitle' : 'signIn.subtitle')
    : step.sentTo
      ? text('signIn.code.subtitle', { email: step.sentTo })
      : text('signIn.code.subtitleUnknown');
  return (
    <SignInFrame title={title} subtitle={subtitle}>
      <Stack gap={20}>
        {leavingReason && isPassword && (
          <InlineMessage tone="warn" isLive>
            {text(`signIn.signedOut.${leavingReason}`)}
          </InlineMessage>
        )}
        <Problem>
          {redirectProblem &&
            isPassword &&
            !signIn.problem &&
            text(`signIn.redirect.${redirectProblem.reason}`, { phone: config.supportPhone })}
        </Problem>
        {isPassword && hasForm && (
          <PasswordStep signIn={signIn} username={username} onUsername={setUsername} />
        )}
        <Suspense fallback={null}>
          {!isPassword && <CodeStep signIn={signIn} />}
          {isPassword && hasProviderPage && <ProviderStep isOnlyWay={!hasForm} />}
        </Suspense>
        {isPassword && <OtherWays isCompany={isCompany} />}
      </Stack>
    </SignInFrame>
  );
}

/** Sign-in: password, then code. [NAV-48 to NAV-51, NAV-55 to NAV-57, SCREEN-01, SCREEN-63] */
export function LoginScreen() {
  const { search } = useLocation();
  const { state, loginHint } = readLoginAddress(search, window.location.origin);
  const isCompany = state.idp === COMPANY_IDP;
  const [link] = useState(() => readSignInLink(search));
  // an emailed link: a new password, a first one, or a code [MSG-29, MSG-30]
  if (link) return <LazySteps start={link} />;
  // remounted per provider, so that no state carries over
  return <SignInScreen key={String(isCompany)} isCompany={isCompany} loginHint={loginHint} />;
}
