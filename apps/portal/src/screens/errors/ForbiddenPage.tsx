import { ErrorPage } from '@forecourt/ui/error-page';
import { ButtonLink } from '@forecourt/ui/link';
import { href } from '../../addresses/href.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';

/** Replaces a screen that the user may not open. [SCREEN-66, MSG-01, MSG-02] */
export function ForbiddenPage({
  isNotOfAccount = false,
  isOfWholeAccount = false,
}: {
  /** The account lacks it, so no administrator can grant it. */
  readonly isNotOfAccount?: boolean;
  /** It concerns all fleets, and the user has only some. */
  readonly isOfWholeAccount?: boolean;
}) {
  const text = useText();
  usePageTitle(text('screen.forbidden'));
  return (
    <ErrorPage
      kind="forbidden"
      {...(isNotOfAccount && { text: text('forbidden.notOfAccount') })}
      {...(isOfWholeAccount && { text: text('access.wholeAccount') })}
      actions={
        <ButtonLink variant="primary" href={href('overview')}>
          {text('errorPage.toOverview')}
        </ButtonLink>
      }
    />
  );
}
