import { ErrorPage } from '@forecourt/ui/error-page';
import { ButtonLink } from '@forecourt/ui/link';
import { href } from '../../addresses/href.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';

/** Shown for an unknown address. [SCREEN-67] */
export function Component() {
  const text = useText();
  usePageTitle(text('screen.notFound'));
  return (
    <ErrorPage
      kind="notFound"
      actions={
        <ButtonLink variant="primary" href={href('overview')}>
          {text('errorPage.toOverview')}
        </ButtonLink>
      }
    />
  );
}
