import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '@forecourt/ui/button';
import { ErrorPage, type ErrorPageKind } from '@forecourt/ui/error-page';
import { ButtonLink } from '@forecourt/ui/link';
import { href } from '../../addresses/href.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';

const KINDS: Readonly<Record<number, ErrorPageKind>> = {
  403: 'forbidden',
  404: 'notFound',
  503: 'unavailable',
};

/** Replaces a screen that threw, by status: 403, 404, 503, or else 500. [SCREEN-66 to SCREEN-69] */
export function RouteFailure() {
  const text = useText();
  const error = useRouteError();
  const kind = isRouteErrorResponse(error) ? (KINDS[error.status] ?? 'failed') : 'failed';
  usePageTitle(text(kind === 'notFound' ? 'screen.notFound' : 'screen.failed'));
  return (
    <main>
      <ErrorPage
        kind={kind}
        actions={
          <>
            <Button variant="primary" onPress={() => window.location.reload()}>
              {text('errorPage.again')}
            </Button>
            <ButtonLink href={href('overview')}>{text('errorPage.toOverview')}</ButtonLink>
          </>
        }
      />
    </main>
  );
}
